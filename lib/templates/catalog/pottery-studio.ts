import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { POTTERY_STUDIO_CSS } from "@/lib/templates/catalog/pottery-studio-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="kr-skip" href="#main">Skip to the content</a>
<header class="kr-header">
  <a class="kr-logo" href="/">Kiln Row</a>
  <nav class="kr-nav" aria-label="Main">
    <a class="kr-nav-link" href="/shop">Shop</a>
    <a class="kr-nav-link" href="/classes">Classes</a>
    <a class="kr-nav-link" href="/visit">Visit</a>
  </nav>
</header>`;

const ROW = html`<img class="kr-row" src="/templates/pottery-studio/row.svg" width="1440" height="720" alt="Five brick workshops in a row, the middle one with a smoking chimney" loading="lazy">`;

const FOOTER = html`
<footer class="kr-footer">
  <div class="kr-wrap kr-footer-grid">
    <p>Kiln Row Pottery, 5 Kiln Row, Wenlow WN4&nbsp;2RT</p>
    <nav class="kr-footer-links" aria-label="Footer">
      <a class="kr-footer-link" href="/shop">Shop</a>
      <a class="kr-footer-link" href="/classes">Classes</a>
      <a class="kr-footer-link" href="/visit">Visit</a>
      <a class="kr-footer-link" href="mailto:hello@kilnrow.example">hello@kilnrow.example</a>
    </nav>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="kr-hero">
    <div class="kr-wrap kr-hero-grid">
      <h1 class="kr-hero-title">Stoneware for tables that get used.</h1>
      <div class="kr-hero-side">
        <p class="kr-lead">Two potters, one gas kiln and a row of old brick workshops by the canal in Wenlow. We fire every other Thursday and open the kiln on Saturday morning.</p>
        <a class="kr-button" href="/shop">See what came out</a>
      </div>
    </div>
  </section>
  <img class="kr-shelf" src="/templates/pottery-studio/shelf.svg" width="1440" height="640" alt="A wooden shelf against a green wall with jugs, bottles, bowls and a round white jar">

  <section class="kr-kiln" id="kiln">
    <div class="kr-wrap">
      <div class="kr-kiln-head">
        <h2 class="kr-h2">The kiln calendar</h2>
        <p class="kr-kiln-text">A firing takes nineteen hours to heat up and a day to cool down. If you have ordered something, or made it in a class, here is the day it goes in and the morning you can take it home.</p>
      </div>
      <figure class="kr-curve">
        <img class="kr-curve-picture" src="/templates/pottery-studio/curve.svg" width="1280" height="380" alt="The curve of a firing: a slow rise, a steep climb to the top, a short hold and a long fall" loading="lazy">
        <figcaption class="kr-curve-notes">
          <span>Lit on Thursday at 6:00</span>
          <span>1,280 °C, held for forty minutes</span>
          <span class="kr-curve-note-end">Opened below 80 °C</span>
        </figcaption>
      </figure>
      <ol class="kr-firings">
        <li class="kr-firing-next">
          <h3 class="kr-firing-date">4 March</h3>
          <p class="kr-firing-kind">Glaze, the big shelves</p>
          <p class="kr-firing-text">Sixty breakfast bowls in Oat, the jugs for the Lockkeeper’s and, fingers crossed, two moon jars.</p>
          <p class="kr-firing-open">Out on Saturday 6 March</p>
        </li>
        <li class="kr-firing">
          <h3 class="kr-firing-date">18 March</h3>
          <p class="kr-firing-kind">Bisque, evening classes</p>
          <p class="kr-firing-text">Everything made by the Tuesday and Wednesday groups since half term.</p>
          <p class="kr-firing-open">Out on Saturday 20 March</p>
        </li>
        <li class="kr-firing">
          <h3 class="kr-firing-date">1 April</h3>
          <p class="kr-firing-kind">Glaze, mixed load</p>
          <p class="kr-firing-text">Class pots, beakers and the first teapots of the year. Room for pots from three other potters.</p>
          <p class="kr-firing-open">Out on Saturday 3 April</p>
        </li>
        <li class="kr-firing">
          <h3 class="kr-firing-date">15 April</h3>
          <p class="kr-firing-kind">Glaze, Ember only</p>
          <p class="kr-firing-text">A heavy reduction firing that turns the iron orange. Vases, lidded jars and large plates.</p>
          <p class="kr-firing-open">Out on Saturday 17 April</p>
        </li>
      </ol>
    </div>
  </section>

  <section class="kr-section">
    <div class="kr-wrap">
      <div class="kr-section-head">
        <h2 class="kr-h2">From the last firing</h2>
        <a class="kr-textlink" href="/shop">All pieces in the shop</a>
      </div>
      <div class="kr-pieces">
        <article class="kr-piece-big">
          <img class="kr-piece-picture-big" src="/templates/pottery-studio/piece-moon-jar.svg" width="640" height="640" alt="A round white jar on a dark green ground" loading="lazy">
          <div class="kr-piece-row">
            <h3 class="kr-piece-name">Moon jar</h3>
            <p class="kr-piece-price">£190</p>
          </div>
          <p class="kr-piece-note">Thrown in two halves and joined at the belly. 31 cm, one left.</p>
        </article>
        <article class="kr-piece">
          <img class="kr-piece-picture" src="/templates/pottery-studio/piece-bowl.svg" width="640" height="640" alt="A wide bowl with a cream glaze" loading="lazy">
          <div class="kr-piece-row">
            <h3 class="kr-piece-name">Breakfast bowl</h3>
            <p class="kr-piece-price">£26</p>
          </div>
          <p class="kr-piece-note">Oat glaze, 16 cm</p>
        </article>
        <article class="kr-piece">
          <img class="kr-piece-picture" src="/templates/pottery-studio/piece-jug.svg" width="640" height="640" alt="A tall jug with a green glaze" loading="lazy">
          <div class="kr-piece-row">
            <h3 class="kr-piece-name">Tall jug</h3>
            <p class="kr-piece-price">£68</p>
          </div>
          <p class="kr-piece-note">Pine glaze, 1.2 litres</p>
        </article>
        <article class="kr-piece">
          <img class="kr-piece-picture" src="/templates/pottery-studio/piece-beakers.svg" width="640" height="640" alt="Two beakers, one white and one grey-blue" loading="lazy">
          <div class="kr-piece-row">
            <h3 class="kr-piece-name">Pair of beakers</h3>
            <p class="kr-piece-price">£38</p>
          </div>
          <p class="kr-piece-note">Oat and Ash Blue</p>
        </article>
        <article class="kr-piece">
          <img class="kr-piece-picture" src="/templates/pottery-studio/piece-vase.svg" width="640" height="640" alt="A terracotta vase with three pale bands" loading="lazy">
          <div class="kr-piece-row">
            <h3 class="kr-piece-name">Banded vase</h3>
            <p class="kr-piece-price">£84</p>
          </div>
          <p class="kr-piece-note">Bare clay, 34 cm</p>
        </article>
      </div>
    </div>
  </section>

  <section class="kr-section kr-glazes">
    <div class="kr-wrap">
      <div class="kr-section-head">
        <h2 class="kr-h2">Five glazes, mixed here</h2>
        <p class="kr-glaze-intro">We weigh out every bucket ourselves and keep the test tiles on nails above the sink. Ask for any shape in any of them.</p>
      </div>
      <ul class="kr-rail">
        <li class="kr-glaze">
          <img class="kr-glaze-picture" src="/templates/pottery-studio/tile-oat.svg" width="212" height="400" alt="" loading="lazy">
          <h3 class="kr-glaze-name">Oat</h3>
          <p class="kr-glaze-note">Warm white with ash from the bakery’s oven. Satin to the touch.</p>
        </li>
        <li class="kr-glaze">
          <img class="kr-glaze-picture" src="/templates/pottery-studio/tile-pine.svg" width="212" height="400" alt="" loading="lazy">
          <h3 class="kr-glaze-name">Pine</h3>
          <p class="kr-glaze-note">Copper and a little chrome. Goes almost black where it pools.</p>
        </li>
        <li class="kr-glaze">
          <img class="kr-glaze-picture" src="/templates/pottery-studio/tile-iron.svg" width="212" height="400" alt="" loading="lazy">
          <h3 class="kr-glaze-name">Iron</h3>
          <p class="kr-glaze-note">Brown as strong tea, rust red along every edge and rim.</p>
        </li>
        <li class="kr-glaze">
          <img class="kr-glaze-picture" src="/templates/pottery-studio/tile-ash-blue.svg" width="212" height="400" alt="" loading="lazy">
          <h3 class="kr-glaze-name">Ash Blue</h3>
          <p class="kr-glaze-note">Rice-straw ash and cobalt. The colour of the canal in February.</p>
        </li>
        <li class="kr-glaze">
          <img class="kr-glaze-picture" src="/templates/pottery-studio/tile-ember.svg" width="212" height="400" alt="" loading="lazy">
          <h3 class="kr-glaze-name">Ember</h3>
          <p class="kr-glaze-note">Orange shino, fired twice a year and never the same again.</p>
        </li>
      </ul>
    </div>
  </section>

  <section class="kr-classes">
    <img class="kr-classes-picture" src="/templates/pottery-studio/wheel.svg" width="900" height="900" alt="A bowl on the potter’s wheel from above, with sponge, rib and needle beside it" loading="lazy">
    <div class="kr-classes-text">
      <h2 class="kr-h2">Learn at the wheel</h2>
      <p class="kr-lead">Eight wheels, eight people, aprons on the hook. Clay, glazes and both firings are included in the price.</p>
      <ul class="kr-class-list">
        <li class="kr-class">
          <h3 class="kr-class-name">First evening</h3>
          <p class="kr-class-price">£55</p>
          <p class="kr-class-time">One Friday, 18:30 to 21:00. For people who have never touched clay.</p>
        </li>
        <li class="kr-class">
          <h3 class="kr-class-name">Six weeks of throwing</h3>
          <p class="kr-class-price">£260</p>
          <p class="kr-class-time">Tuesdays, 19:00 to 21:30.</p>
        </li>
        <li class="kr-class">
          <h3 class="kr-class-name">Open bench</h3>
          <p class="kr-class-price">£18</p>
          <p class="kr-class-time">Sundays, 10:00 to 13:00, for those who know their way around a wheel.</p>
        </li>
      </ul>
      <div><a class="kr-button-light" href="/classes">Dates and places</a></div>
    </div>
  </section>

  <section class="kr-section">
    <div class="kr-wrap kr-story">
      <img class="kr-story-picture" src="/templates/pottery-studio/kiln.svg" width="900" height="1100" alt="An open brick kiln glowing orange, its three shelves full of pots" loading="lazy">
      <div class="kr-story-text">
        <h2 class="kr-h2">Ines throws. Tom fires.</h2>
        <p>Ines Calloway came to Wenlow for one summer job in 2009 and found the workshops empty, the chimney sound and the rent forty pounds a week. Tom Arkwright, a boilermaker, rebuilt the kiln for her from its own bricks.</p>
        <p>They still make everything themselves: about ninety pots a week, from one dark stoneware clay that is dug eleven miles away. Each one is stamped under the foot with a small row of bricks.</p>
        <figure class="kr-quote">
          <blockquote class="kr-quote-text">Three years of a dishwasher, two waiters and my mother, and we have lost four bowls out of eighty.</blockquote>
          <figcaption class="kr-quote-by">Marta Lindqvist, cook at the Lockkeeper’s, Wenlow</figcaption>
        </figure>
      </div>
    </div>
  </section>

  <section class="kr-visit">
    <div class="kr-wrap kr-visit-grid">
      <h2 class="kr-h2">Come and pick one up</h2>
      <div class="kr-visit-block">
        <h3 class="kr-h3">Open</h3>
        <p>Thursday to Saturday, 10:00 to 17:30<span class="kr-muted"> and Sunday, 10:00 to 14:00</span></p>
      </div>
      <div class="kr-visit-block">
        <h3 class="kr-h3">Find us</h3>
        <p>5 Kiln Row, Wenlow, the workshop with the chimney.</p>
        <a class="kr-textlink" href="/visit">How to get here</a>
      </div>
    </div>
    ${ROW}
  </section>
</main>
${FOOTER}`;

const SHOP = html`${HEADER}
<main id="main">
  <div class="kr-wrap kr-page-head">
    <h1 class="kr-page-title">On the shelf this month</h1>
    <p class="kr-lead">Everything here is made, fired and waiting. Tell us what you would like and we will keep it for you for a week, or post it the next Monday.</p>
  </div>
  <div class="kr-wrap kr-shop">
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-bowl.svg" width="640" height="640" alt="A wide bowl with a cream glaze">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Breakfast bowl</h2><p class="kr-piece-price">£26</p></div>
      <p class="kr-piece-note">Oat, 16 cm wide. Holds porridge for one hungry person. Four for £96.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-jug.svg" width="640" height="640" alt="A tall jug with a green glaze">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Tall jug</h2><p class="kr-piece-price">£68</p></div>
      <p class="kr-piece-note">Pine, 1.2 litres. Pours without dripping; we checked.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-vase.svg" width="640" height="640" alt="A terracotta vase with three pale bands">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Banded vase</h2><p class="kr-piece-price">£84</p></div>
      <p class="kr-piece-note">Bare clay with slip bands, 34 cm. Glazed inside, so it holds water.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-beakers.svg" width="640" height="640" alt="Two beakers, one white and one grey-blue" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Pair of beakers</h2><p class="kr-piece-price">£38</p></div>
      <p class="kr-piece-note">Oat and Ash Blue, 250 ml each. Good for water, better for coffee.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-plate.svg" width="640" height="640" alt="A round plate with a green line inside the rim, from above" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Lined dinner plate</h2><p class="kr-piece-price">£34</p></div>
      <p class="kr-piece-note">Oat with a Pine line, 27 cm. Sets of six to order, ready in eight weeks.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-teapot.svg" width="640" height="640" alt="An orange teapot with a cane handle" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Cane-handled teapot</h2><p class="kr-piece-price">£96</p></div>
      <p class="kr-piece-note">Ember, 800 ml, with a cane handle by Ruth Penn of Wenlow.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-jar.svg" width="640" height="640" alt="A lidded jar in terracotta red" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Lidded jar</h2><p class="kr-piece-price">£58</p></div>
      <p class="kr-piece-note">Iron, two litres. Holds flour, biscuits and grudges.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-bottle.svg" width="640" height="640" alt="A slim bottle, blue at the top and cream below" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Bottle for one stem</h2><p class="kr-piece-price">£46</p></div>
      <p class="kr-piece-note">Ash Blue, 28 cm. One tulip or one very long twig.</p>
    </article>
    <article class="kr-piece">
      <img class="kr-piece-picture" src="/templates/pottery-studio/piece-moon-jar.svg" width="640" height="640" alt="A round white jar on a dark green ground" loading="lazy">
      <div class="kr-piece-row"><h2 class="kr-piece-name">Moon jar</h2><p class="kr-piece-price">£190</p></div>
      <p class="kr-piece-note">Oat, 31 cm. One of two that survived the February firing.</p>
    </article>
  </div>

  <section class="kr-seconds" id="seconds">
    <div class="kr-wrap kr-seconds-grid">
      <h2 class="kr-h2">The seconds shelf is half price</h2>
      <div class="kr-seconds-text">
        <p class="kr-lead">A glaze that crawled, a rim that leans, a bowl that met its neighbour. They hold soup just as well. We never post seconds: come in person and turn them over in your hands.</p>
        <a class="kr-button" href="/visit">Opening hours</a>
      </div>
    </div>
  </section>

  <section class="kr-section">
    <div class="kr-wrap kr-notes">
      <div class="kr-note">
        <h2 class="kr-h3">Ordering</h2>
        <p>Write to us with the name of the piece and the glaze. We answer within four days and send you a link to pay.</p>
        <p><a class="kr-textlink" href="/visit#write">Write to us</a></p>
      </div>
      <div class="kr-note">
        <h2 class="kr-h3">Posting</h2>
        <p>£7.50 for a parcel of any size, anywhere in the country, packed in shredded newspaper. If it breaks, we make it again.</p>
      </div>
      <div class="kr-note">
        <h2 class="kr-h3">Care</h2>
        <p>Dishwasher, oven and microwave are fine. Unglazed bases can mark a varnished table, so we sand each one.</p>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const CLASSES = html`${HEADER}
<main id="main">
  <div class="kr-wrap kr-page-head">
    <h1 class="kr-page-title">Clay under your nails by seven</h1>
    <p class="kr-lead">Ines teaches at the wheel, Tom at the bench. Eight people at most, so that nobody waits long for help.</p>
  </div>
  <section class="kr-wrap" aria-labelledby="dates">
    <div class="kr-section-head"><h2 class="kr-h2" id="dates">Spring dates</h2></div>
      <table class="kr-table">
        <thead class="kr-thead">
          <tr>
            <th class="kr-th" scope="col">Class</th>
            <th class="kr-th" scope="col">When</th>
            <th class="kr-th" scope="col">Places</th>
            <th class="kr-th-end" scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr class="kr-tr">
            <th class="kr-td-name" scope="row">First evening</th>
            <td class="kr-td">Fridays 12 March, 9 April and 7 May, 18:30 to 21:00</td>
            <td class="kr-td">Three left in March</td>
            <td class="kr-td-price">£55</td>
          </tr>
          <tr class="kr-tr">
            <th class="kr-td-name" scope="row">Six weeks of throwing</th>
            <td class="kr-td">Tuesdays from 13 April, 19:00 to 21:30</td>
            <td class="kr-td">Five left</td>
            <td class="kr-td-price">£260</td>
          </tr>
          <tr class="kr-tr">
            <th class="kr-td-name" scope="row">Six weeks of hand-building</th>
            <td class="kr-td">Wednesdays from 14 April, 19:00 to 21:30</td>
            <td class="kr-td">Two left</td>
            <td class="kr-td-price">£240</td>
          </tr>
          <tr class="kr-tr">
            <th class="kr-td-name" scope="row">A glaze day</th>
            <td class="kr-td">Saturday 22 May, 10:00 to 16:00, with soup</td>
            <td class="kr-td">Six left</td>
            <td class="kr-td-price">£110</td>
          </tr>
          <tr class="kr-tr">
            <th class="kr-td-name" scope="row">Open bench</th>
            <td class="kr-td">Every Sunday, 10:00 to 13:00</td>
            <td class="kr-td">Just turn up</td>
            <td class="kr-td-price">£18</td>
          </tr>
        </tbody>
      </table>
  </section>

  <div class="kr-section">
    <section class="kr-section kr-evening">
      <div class="kr-wrap kr-evening-grid">
        <img class="kr-evening-picture" src="/templates/pottery-studio/wheel.svg" width="900" height="900" alt="A bowl on the potter’s wheel from above" loading="lazy">
        <div>
          <h2 class="kr-h2">How a first evening goes</h2>
          <ol class="kr-steps">
            <li class="kr-step"><span class="kr-step-time">18:30</span><p>Tea, aprons, rings off. We cut the clay and show you how to knead it without trapping air.</p></li>
            <li class="kr-step"><span class="kr-step-time">18:50</span><p>Ines throws one bowl, slowly, and then cuts it in half so that you can see how thick the wall is.</p></li>
            <li class="kr-step"><span class="kr-step-time">19:10</span><p>Your turn. Most people lose three and keep two. Everybody laughs.</p></li>
            <li class="kr-step"><span class="kr-step-time">20:30</span><p>Choose the two to fire and a glaze for each, and scratch your name into the base.</p></li>
            <li class="kr-step"><span class="kr-step-time">21:00</span><p>Home. Your bowls are ready three weeks later, on the Saturday in the kiln calendar.</p></li>
          </ol>
        </div>
      </div>
    </section>
  </div>

  <section class="kr-wrap" aria-labelledby="questions">
    <div class="kr-section-head"><h2 class="kr-h2" id="questions">Before you book</h2></div>
    <div class="kr-questions">
      <div class="kr-question"><h3 class="kr-h3">What should I wear?</h3><p class="kr-answer">Anything that can be washed, and short nails. Aprons and towels are here.</p></div>
      <div class="kr-question"><h3 class="kr-h3">Is there a step?</h3><p class="kr-answer">No. One wheel is at table height for a wheelchair; tell us and it is yours.</p></div>
      <div class="kr-question"><h3 class="kr-h3">Can children come?</h3><p class="kr-answer">On Sundays from the age of twelve, with an adult. In the evenings from sixteen.</p></div>
      <div class="kr-question"><h3 class="kr-h3">What if I cannot make it?</h3><p class="kr-answer">Up to a week before, we will move you to another date or give you your money back.</p></div>
    </div>
  </section>
  <section class="kr-seconds kr-seconds-last">
    <div class="kr-wrap kr-seconds-grid">
      <h2 class="kr-h2">Save me a wheel</h2>
      <div class="kr-seconds-text">
        <p class="kr-lead">Tell us which class and date you would like. We hold the place for three days while you decide.</p>
        <a class="kr-button" href="/visit#write">Ask for a place</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const VISIT = html`${HEADER}
<main id="main">
  <div class="kr-wrap kr-page-head">
    <h1 class="kr-page-title">Look for the chimney</h1>
    <p class="kr-lead">The shop is the front room of the workshop. If nobody is at the counter, call out: we will be in the back with wet hands.</p>
  </div>
  <section class="kr-wrap kr-contact" id="write">
    <div class="kr-contact-side">
      <div>
        <h2 class="kr-h3">Opening hours</h2>
        <dl class="kr-hours">
          <div class="kr-hours-row"><dt>Thursday to Saturday</dt><dd class="kr-hours-time">10:00 – 17:30</dd></div>
          <div class="kr-hours-row"><dt>Sunday</dt><dd class="kr-hours-time">10:00 – 14:00</dd></div>
          <div class="kr-hours-row"><dt>Monday to Wednesday</dt><dd class="kr-hours-time">Closed, making pots</dd></div>
        </dl>
      </div>
      <div class="kr-visit-block">
        <h2 class="kr-h3">Address</h2>
        <address class="kr-visit-block">
          <span>Kiln Row Pottery, 5 Kiln Row, Wenlow WN4&nbsp;2RT</span>
          <a class="kr-textlink" href="tel:+441632960418">01632 960418</a>
          <a class="kr-textlink" href="mailto:hello@kilnrow.example">hello@kilnrow.example</a>
        </address>
      </div>
      <div class="kr-visit-block">
        <h2 class="kr-h3">Getting here</h2>
        <p>Twelve minutes on foot from Wenlow station, along the towpath and over the second bridge. The 14 bus stops at Glasshouse Lane. Two parking spaces in the yard, and a rail for bicycles.</p>
      </div>
    </div>
    <form class="kr-form" data-form="Contact" method="post">
      <h2 class="kr-form-title">Write to us</h2>
      <div class="kr-field">
        <label class="kr-label" for="kr-name">Name</label>
        <input class="kr-input" id="kr-name" name="name" type="text" autocomplete="name" required>
      </div>
      <div class="kr-field">
        <label class="kr-label" for="kr-email">Email</label>
        <input class="kr-input" id="kr-email" name="email" type="email" autocomplete="email" required>
      </div>
      <div class="kr-field-wide">
        <label class="kr-label" for="kr-about">What is it about?</label>
        <select class="kr-input" id="kr-about" name="about">
          <option>A piece from the shop</option>
          <option>A place in a class</option>
          <option>Plates for a restaurant</option>
          <option>Something else</option>
        </select>
      </div>
      <div class="kr-field-wide">
        <label class="kr-label" for="kr-message">Message</label>
        <textarea class="kr-area" id="kr-message" name="message" rows="5" required></textarea>
      </div>
      <div class="kr-form-foot">
        <button class="kr-button" type="submit">Send</button>
        <p class="kr-form-note">We read messages on Mondays and Thursdays and answer everyone.</p>
      </div>
    </form>
  </section>
  ${ROW}
</main>
${FOOTER}`;

export const potteryStudio: Template = {
  id: "pottery-studio",
  name: line("Pottery studio"),
  category: "shop",
  colors: {
    background: "#efe4d0",
    surface: "#f9f2e4",
    text: "#1d2b25",
    muted: "#56594a",
    line: "#d2c3a5",
    accent: "#a5411d",
    "on-accent": "#fff6e8",
    green: "#1f4436",
    "clay-pale": "#e3b496",
    wood: "#c48f50",
    sun: "#edb763",
  },
  fonts: { heading: "bricolage-grotesque", body: "instrument-sans" },
  css: POTTERY_STUDIO_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Kiln Row – stoneware pottery in Wenlow",
      description:
        "Bowls, jugs and jars thrown and fired by two potters in Wenlow. Kiln calendar, shop and classes at the wheel.",
      html: HOME,
    },
    {
      id: "shop",
      name: "Shop",
      slug: "shop",
      title: "Shop – Kiln Row",
      description: "Stoneware that is made, fired and waiting: bowls from £26, jugs, plates, teapots and a moon jar.",
      html: SHOP,
    },
    {
      id: "classes",
      name: "Classes",
      slug: "classes",
      title: "Pottery classes – Kiln Row",
      description:
        "First evenings, six-week courses and Sunday open bench for eight people, with clay and firing included.",
      html: CLASSES,
    },
    {
      id: "visit",
      name: "Visit",
      slug: "visit",
      title: "Visit – Kiln Row",
      description: "Opening hours, how to get here from Wenlow station, and a form for orders and class places.",
      html: VISIT,
    },
  ],
};
