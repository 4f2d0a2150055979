import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { BIKE_REPAIR_CSS } from "@/lib/templates/catalog/bike-repair-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`<header class="top-bar">
  <div class="sheet top-row">
    <a class="top-mark" href="/"><img class="top-wheel" src="/templates/bike-repair/wheel.svg" alt="" width="40" height="40">Flat by Noon</a>
    <nav class="top-nav" aria-label="Main">
      <a class="top-link" href="/prices">Prices</a>
      <a class="top-link" href="/shop">The shop</a>
      <a class="top-book" href="/book">Book a repair</a>
    </nav>
  </div>
</header>`;

const FOOTER = html`<footer class="ink foot">
  <div class="sheet foot-row">
    <p class="foot-name">Flat by Noon</p>
    <address class="foot-block">14 Tannery Row, Ellery<br>the yellow door by the weir</address>
    <p class="foot-block">Drop off 8:00 to 12:00, Tuesday to Friday<br>Saturday 9:00 to 12:00</p>
    <div class="foot-links">
      <a class="foot-link" href="tel:+441632960147">01632 960147</a>
      <a class="foot-link" href="mailto:bench@flatbynoon.example">bench@flatbynoon.example</a>
      <a class="foot-link" href="/#hours">All opening hours</a>
    </div>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main>
  <section class="poster">
    <div class="sheet">
      <h1 class="poster-title"><span class="poster-line">Flat by noon.</span> <span class="poster-line">Rolling by six.</span></h1>
      <div class="poster-row">
        <img class="poster-bike" src="/templates/bike-repair/tourer.svg" alt="Line drawing of a touring bicycle seen from the side" width="1200" height="660">
        <div class="poster-aside">
          <p class="poster-lede">Bring your bicycle to 14 Tannery Row before twelve. We mend it in the afternoon and you ride it home for supper.</p>
          <div class="poster-buttons">
            <a class="button" href="/book">Book a repair</a>
            <a class="button button-open" href="/prices">See prices</a>
          </div>
        </div>
      </div>
    </div>
  </section>

  <section class="ink" aria-label="In short">
    <div class="sheet facts">
      <p class="fact fact-first"><span class="fact-figure">8 till 12</span> <span class="fact-text">Drop-off, Tuesday to Friday; Saturdays from nine. No booking needed for a puncture.</span></p>
      <p class="fact"><span class="fact-figure">18:00</span> <span class="fact-text">Ready by then the same day, or the labour is free. Saturdays by five.</span></p>
      <p class="fact fact-last"><span class="fact-figure">£16</span> <span class="fact-text">A puncture mended, with a new tube and the thorn in an envelope.</span></p>
    </div>
  </section>

  <section class="part">
    <div class="sheet">
      <h2 class="part-title">One day on the bench</h2>
      <ol class="clocks">
        <li class="clock clock-first clock-odd">
          <img class="clock-face" src="/templates/bike-repair/clock-8.svg" alt="" width="240" height="240" loading="lazy">
          <p class="clock-time">8:00</p>
          <h3 class="clock-name">Roll it in</h3>
          <p class="clock-text">We look it over together and write the price on both halves of a tag. You keep one.</p>
        </li>
        <li class="clock clock-even">
          <img class="clock-face" src="/templates/bike-repair/clock-12.svg" alt="" width="240" height="240" loading="lazy">
          <p class="clock-time">12:00</p>
          <h3 class="clock-name">Door shut, tools out</h3>
          <p class="clock-text">At noon we stop taking bicycles in and start mending them. That is the whole trick.</p>
        </li>
        <li class="clock clock-odd">
          <img class="clock-face" src="/templates/bike-repair/clock-3.svg" alt="" width="240" height="240" loading="lazy">
          <p class="clock-time">15:00</p>
          <h3 class="clock-name">A call, if it matters</h3>
          <p class="clock-text">If we find something else, we ring before we touch it. No answer, no extra work.</p>
        </li>
        <li class="clock clock-even clock-last">
          <img class="clock-face" src="/templates/bike-repair/clock-6.svg" alt="" width="240" height="240" loading="lazy">
          <p class="clock-time">18:00</p>
          <h3 class="clock-name">Ride it home</h3>
          <p class="clock-text">Tyres pumped up, one lap of the block by whoever mended it, and it is ready to go.</p>
        </li>
      </ol>
    </div>
  </section>

  <section class="paper part">
    <div class="sheet cost">
      <div class="cost-intro">
        <h2 class="part-title">The price is the price</h2>
        <p class="part-text">Parts and labour together, as written on your tag. These eight jobs are nine tenths of what comes through the door.</p>
        <a class="button cost-more" href="/prices">The full list</a>
      </div>
      <ul class="cost-list">
        <li class="cost-row"><span class="cost-what">Puncture, new tube</span> <span class="cost-price">£16</span></li>
        <li class="cost-row"><span class="cost-what">Brake pads, one wheel</span> <span class="cost-price">£18</span></li>
        <li class="cost-row"><span class="cost-what">Cable, inner and outer</span> <span class="cost-price">£19</span></li>
        <li class="cost-row"><span class="cost-what">Wheel trued</span> <span class="cost-price">£20</span></li>
        <li class="cost-row"><span class="cost-what">Gears tuned</span> <span class="cost-price">£22</span></li>
        <li class="cost-row"><span class="cost-what">New chain</span> <span class="cost-price">£34</span></li>
        <li class="cost-row"><span class="cost-what">Short service</span> <span class="cost-price">£65</span></li>
        <li class="cost-row"><span class="cost-what">Long service</span> <span class="cost-price">£140</span></li>
      </ul>
    </div>
  </section>

  <section class="ink part">
    <div class="sheet">
      <h2 class="part-title">If it has pedals, we mend it</h2>
      <ul class="stable">
        <li class="stall stall-odd">
          <img class="stall-bike" src="/templates/bike-repair/town-yellow.svg" alt="" width="1200" height="700" loading="lazy">
          <h3 class="stall-name">Town bikes</h3>
          <p class="stall-text">Hub gears, chain cases, dynamos, your grandmother’s rod brakes.</p>
        </li>
        <li class="stall stall-even">
          <img class="stall-bike" src="/templates/bike-repair/cargo-yellow.svg" alt="" width="1400" height="700" loading="lazy">
          <h3 class="stall-name">Cargo bikes</h3>
          <p class="stall-text">There is a ramp, and a stand that lifts sixty kilos. Children out first, please.</p>
        </li>
        <li class="stall stall-odd">
          <img class="stall-bike" src="/templates/bike-repair/folder-yellow.svg" alt="" width="1000" height="700" loading="lazy">
          <h3 class="stall-name">Folding bikes</h3>
          <p class="stall-text">Hinges, clamps and sixteen-inch tyres are in stock. Bring it on the bus.</p>
        </li>
        <li class="stall stall-even">
          <img class="stall-bike" src="/templates/bike-repair/child-yellow.svg" alt="" width="900" height="700" loading="lazy">
          <h3 class="stall-name">Children’s bikes</h3>
          <p class="stall-text">Half-price labour until the rider is twelve. We raise the saddle for free.</p>
        </li>
      </ul>
    </div>
  </section>

  <section class="part">
    <div class="sheet vow">
      <div>
        <h2 class="part-title">Not worth mending? We will say so</h2>
        <p class="part-text">Some bicycles have had their day. You hear that at the counter, not from the bill, and we show you which parts are still good.</p>
        <ul class="vow-list">
          <li class="vow-item">Every repair holds for six months, or we do it again for free</li>
          <li class="vow-item">Old parts go back to you in a bag, unless you tell us to keep them</li>
          <li class="vow-item">Two loan bikes stand by the door, first come, first saddled</li>
        </ul>
      </div>
      <img class="vow-picture" src="/templates/bike-repair/drivetrain.svg" alt="Line drawing of a chain running round two toothed rings" width="820" height="600" loading="lazy">
    </div>
  </section>

  <section class="part paper" id="hours">
    <div class="sheet">
      <h2 class="part-title">When to leave it, when to fetch it</h2>
      <div class="week-scale" aria-hidden="true"><span class="week-hour week-hour-first">8</span> <span class="week-hour">10</span> <span class="week-hour">12</span> <span class="week-hour">14</span> <span class="week-hour">16</span> <span class="week-hour">18</span></div>
      <ul class="week-list">
        <li class="week-row"><h3 class="week-day">Tuesday</h3><p class="week-block week-in">Leave 8–12</p><p class="week-block week-out">Fetch 15–18:30</p></li>
        <li class="week-row"><h3 class="week-day">Wednesday</h3><p class="week-block week-in">Leave 8–12</p><p class="week-block week-out">Fetch 15–18:30</p></li>
        <li class="week-row"><h3 class="week-day">Thursday</h3><p class="week-block week-in">Leave 8–12</p><p class="week-block week-out week-out-late">Fetch 15–20, late</p></li>
        <li class="week-row"><h3 class="week-day">Friday</h3><p class="week-block week-in">Leave 8–12</p><p class="week-block week-out">Fetch 15–18:30</p></li>
        <li class="week-row"><h3 class="week-day">Saturday</h3><p class="week-block week-in week-in-short">Leave 9–12</p><p class="week-block week-out week-out-short">Fetch 14–17</p></li>
        <li class="week-row"><h3 class="week-day">Sun, Mon</h3><p class="week-block week-shut">Closed. The pump and the tool post outside are there day and night.</p></li>
      </ul>
    </div>
  </section>

  <section class="part" aria-label="What riders say">
    <div class="sheet said">
      <figure class="said-item"><blockquote class="said-text">I walked in at ten with a bent wheel and a bad temper. By six I had neither.</blockquote><figcaption class="said-who">Imke, postwoman, green three-speed</figcaption></figure>
      <figure class="said-item"><blockquote class="said-text">They talked me out of a new bike and into a £19 cable.</blockquote><figcaption class="said-who">Desmond, commuter, steel tourer</figcaption></figure>
      <figure class="said-item"><blockquote class="said-text">The only shop that looks pleased when you arrive with a trailer and two toddlers.</blockquote><figcaption class="said-who">Aoife, baker, cargo bike</figcaption></figure>
    </div>
  </section>

  <section class="ink">
    <div class="sheet door">
      <h2 class="door-title">Wheel it in before twelve.</h2>
      <div class="door-side">
        <p class="door-text">14 Tannery Row, the yellow door by the weir. For anything bigger than a puncture, a booking keeps your bike a place on the bench.</p>
        <a class="button button-light" href="/book">Book a repair</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const PRICES = html`${HEADER}
<main>
  <section class="lead">
    <div class="sheet lead-split">
      <div>
        <h1 class="lead-title">What it costs</h1>
        <p class="lead-text">Labour, parts and tax together. If a job takes longer than we thought, that is our problem.</p>
      </div>
      <img class="lead-picture" src="/templates/bike-repair/tools.svg" alt="Line drawing of a spanner, a pump, a tyre lever and an Allen key" width="800" height="440">
    </div>
  </section>

  <section class="part paper">
    <div class="sheet tariffs">
      <div>
        <h2 class="tariff-title" id="wheels">Wheels and tyres</h2>
        <table class="tariff" aria-labelledby="wheels"><tbody>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Puncture, new tube</th><td class="tariff-price">£16</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Tyre, fitted <span class="tariff-note">everyday tyre with a reflective edge</span></th><td class="tariff-price">£38</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Wheel trued</th><td class="tariff-price">£20</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Broken spoke <span class="tariff-note">the second one is £6</span></th><td class="tariff-price">£24</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Hub cleaned and greased</th><td class="tariff-price">£28</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Wheel built by hand <span class="tariff-note">labour; ready in three days</span></th><td class="tariff-price">£70</td></tr>
        </tbody></table>
      </div>
      <div>
        <h2 class="tariff-title" id="brakes">Brakes</h2>
        <table class="tariff" aria-labelledby="brakes"><tbody>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Brakes adjusted, front and back</th><td class="tariff-price">£14</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Rim brake pads, one wheel</th><td class="tariff-price">£18</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Disc brake pads, one wheel</th><td class="tariff-price">£30</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Cable, inner and outer</th><td class="tariff-price">£19</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Hydraulic brake bled</th><td class="tariff-price">£32</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Rod brakes <span class="tariff-note">ask for Nuria, she enjoys them</span></th><td class="tariff-price">from £26</td></tr>
        </tbody></table>
      </div>
      <div>
        <h2 class="tariff-title" id="gears">Gears and chain</h2>
        <table class="tariff" aria-labelledby="gears"><tbody>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Gears tuned</th><td class="tariff-price">£22</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Chain, up to nine speeds</th><td class="tariff-price">£34</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Chain and cassette</th><td class="tariff-price">£72</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Rear derailleur, fitted</th><td class="tariff-price">£58</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Bottom bracket</th><td class="tariff-price">£48</td></tr>
        </tbody></table>
      </div>
      <div>
        <h2 class="tariff-title" id="electric">Electric and odd jobs</h2>
        <table class="tariff" aria-labelledby="electric"><tbody>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Electric bike check <span class="tariff-note">motor, battery contacts, brakes</span></th><td class="tariff-price">£45</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Motor wheel puncture</th><td class="tariff-price">£29</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Dynamo lights wired</th><td class="tariff-price">£36</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Child seat or rack fitted</th><td class="tariff-price">£15</td></tr>
          <tr class="tariff-row"><th class="tariff-what" scope="row">Saddle raised, tyres pumped</th><td class="tariff-price">free</td></tr>
        </tbody></table>
      </div>
    </div>
  </section>

  <section class="part">
    <div class="sheet">
      <h2 class="part-title">Three services to choose from</h2>
      <div class="services">
        <article class="service">
          <h3 class="service-name">Short</h3>
          <p class="service-price">£65</p>
          <p class="service-text">Once a year for a bike that lives indoors and goes to work. Same day.</p>
          <ul class="service-list"><li class="service-item">Brakes and gears set</li><li class="service-item">Wheels trued on the bike</li><li class="service-item">Chain cleaned and oiled</li><li class="service-item">Every bolt checked</li></ul>
        </article>
        <article class="service">
          <h3 class="service-name">Long</h3>
          <p class="service-price">£140</p>
          <p class="service-text">Every second spring, or after a winter of salt. The bike stays overnight.</p>
          <ul class="service-list"><li class="service-item">All of the short service</li><li class="service-item">Hubs and headset regreased</li><li class="service-item">New cables throughout</li><li class="service-item">Wheels trued in the stand</li></ul>
        </article>
        <article class="service service-last">
          <h3 class="service-name">Barn find</h3>
          <p class="service-price">£260</p>
          <p class="service-text">For the bike behind the lawnmower. Stripped, soaked, rebuilt in a week.</p>
          <ul class="service-list"><li class="service-item">All of the long service</li><li class="service-item">Frame washed and waxed</li><li class="service-item">Tyres, tubes, pads and chain</li><li class="service-item">A first ride with Col beside you</li></ul>
        </article>
      </div>
    </div>
  </section>

  <section class="part paper">
    <div class="sheet">
      <h2 class="part-title">The small print, in large type</h2>
      <div class="small">
        <div><h3 class="small-title">When it is not ready at six</h3><p class="small-text">You pay for the parts only, and one of us lends you a bike or walks you to the tram.</p></div>
        <div><h3 class="small-title">When a part has to be ordered</h3><p class="small-text">We tell you in the morning, before you leave. The bike can go home with you until the part comes.</p></div>
        <div><h3 class="small-title">When you bring your own parts</h3><p class="small-text">By all means. You pay two thirds of the listed price for the labour, but we cannot guarantee the part.</p></div>
        <div><h3 class="small-title">When you forget to fetch it</h3><p class="small-text">It sleeps inside for a week. After that it costs £2 a night, which goes into the biscuit tin.</p></div>
      </div>
    </div>
  </section>

  <section class="ink">
    <div class="sheet door">
      <h2 class="door-title">Not on the list?</h2>
      <div class="door-side">
        <p class="door-text">Ring us between eight and noon and describe the noise it makes. We are good at noises.</p>
        <a class="button button-light" href="tel:+441632960147">01632 960147</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const SHOP = html`${HEADER}
<main>
  <section class="lead">
    <div class="sheet">
      <h1 class="lead-title">A workshop with a yellow door</h1>
      <p class="lead-text">Three people, two stands, one kettle. Since 2011 in the old tannery, a hundred metres from the weir.</p>
    </div>
  </section>
  <div class="wall"><img class="wall-picture" src="/templates/bike-repair/wall.svg" alt="Line drawing of a workshop wall with wheels of many sizes hanging from a rail" width="1600" height="390"></div>

  <section class="part">
    <div class="sheet story">
      <h2 class="part-title">Why noon</h2>
      <div class="story-text">
        <p>Nuria used to work in a shop where every repair took a week. A bike would wait six days for an hour’s work, because people kept walking in and the spanner kept being put down.</p>
        <p>So we split the day. In the mornings the door is open and nobody mends anything longer than a puncture. At twelve the door shuts, the radio goes on, and for six hours nothing rings except the bell of the bike on the stand.</p>
        <p>It turns out that nearly everything that goes wrong with a bicycle fits into an afternoon.</p>
      </div>
    </div>
  </section>

  <section class="part paper">
    <div class="sheet">
      <h2 class="part-title">Who mends it, and what they ride</h2>
      <div class="crew">
        <article class="crew-item crew-first">
          <img class="crew-bike" src="/templates/bike-repair/tourer-yellow.svg" alt="" width="1200" height="660" loading="lazy">
          <h3 class="crew-name">Nuria Vance</h3>
          <p class="crew-rides">A steel tourer from 1984</p>
          <p class="crew-text">Builds the wheels. Has crossed the country on that bike four times and never once by the shortest route.</p>
        </article>
        <article class="crew-item">
          <img class="crew-bike" src="/templates/bike-repair/cargo.svg" alt="" width="1400" height="700" loading="lazy">
          <h3 class="crew-name">Col Petrie</h3>
          <p class="crew-rides">A cargo bike with a fig tree</p>
          <p class="crew-text">Motors, wiring, anything hydraulic. Also the one who answers the telephone with a torch in his teeth.</p>
        </article>
        <article class="crew-item crew-last">
          <img class="crew-bike" src="/templates/bike-repair/folder.svg" alt="" width="1000" height="700" loading="lazy">
          <h3 class="crew-name">Wen Achterberg</h3>
          <p class="crew-rides">A folding bike, usually folded</p>
          <p class="crew-text">A second-year apprentice, and already faster with a chain than the other two.</p>
        </article>
      </div>
    </div>
  </section>

  <section class="part">
    <div class="sheet find">
      <img class="find-map" src="/templates/bike-repair/map.svg" alt="Map of the streets between the river and the tram line, with the shop marked" width="900" height="640" loading="lazy">
      <div>
        <h2 class="part-title">Finding us</h2>
        <ul class="find-ways">
          <li class="find-way"><strong>By bicycle.</strong> Follow the river path to the weir, then the smell of coffee.</li>
          <li class="find-way"><strong>By tram.</strong> Line 3 to Ropewalk. Bicycles go in the rear carriage.</li>
          <li class="find-way"><strong>By van.</strong> You can stop for ten minutes on Tannery Row, with the ramp on your left.</li>
          <li class="find-way"><strong>At night.</strong> The pump, the tool post and a tap are outside, free to use at any hour.</li>
        </ul>
      </div>
    </div>
  </section>

  <section class="ink">
    <div class="sheet door">
      <h2 class="door-title">Come and say hello.</h2>
      <div class="door-side">
        <p class="door-text">First Thursday of the month, seven in the evening: learn to mend your own puncture. Free, six places, tea included.</p>
        <a class="button button-light" href="/book">Keep me a place</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const BOOK = html`${HEADER}
<main>
  <section class="lead">
    <div class="sheet">
      <h1 class="lead-title">Book a repair</h1>
      <p class="lead-text">Tell us what hurts. We answer the same day, before six, with a price and a morning to bring it in.</p>
    </div>
  </section>
  <section class="sheet book" aria-label="Booking">
    <form class="form" data-form="Booking" method="post">
      <div class="field"><label class="field-label" for="book-name">Your name</label><input class="field-input" id="book-name" name="name" type="text" autocomplete="name" required></div>
      <div class="field"><label class="field-label" for="book-phone">Telephone</label><input class="field-input" id="book-phone" name="phone" type="tel" autocomplete="tel" required></div>
      <div class="field field-wide"><label class="field-label" for="book-email">Email</label><input class="field-input" id="book-email" name="email" type="email" autocomplete="email" required></div>
      <div class="field"><label class="field-label" for="book-bike">What kind of bicycle?</label>
        <select class="field-input" id="book-bike" name="bicycle"><option>Town bike</option><option>Road or touring bike</option><option>Mountain bike</option><option>Cargo bike</option><option>Folding bike</option><option>Child’s bike</option><option>Electric bike</option><option>Something else</option></select></div>
      <div class="field"><label class="field-label" for="book-day">Which morning?</label><input class="field-input" id="book-day" name="day" type="date" required></div>
      <div class="field field-wide"><label class="field-label" for="book-trouble">What is the trouble?</label><span class="field-hint" id="book-trouble-hint">Noises count. “It clicks when I stand up” is a good description.</span><textarea class="field-area" id="book-trouble" name="trouble" rows="5" aria-describedby="book-trouble-hint" required></textarea></div>
      <label class="field-check"><input class="field-box" type="checkbox" name="loan bike" value="yes"> I would like a loan bike for the day</label>
      <button class="form-send" type="submit">Send the booking</button>
    </form>
    <div>
      <h2 class="aside-title">Then what?</h2>
      <ul class="aside-list">
        <li class="aside-item"><strong class="aside-strong">We write back</strong> with a price and a morning, or a question about the noise.</li>
        <li class="aside-item"><strong class="aside-strong">You roll it in</strong> between eight and twelve. Locks off, bags off, bottles out.</li>
        <li class="aside-item"><strong class="aside-strong">You pay when you fetch it,</strong> by card or cash. No deposit.</li>
        <li class="aside-item"><strong class="aside-strong">Only a puncture?</strong> No need to book. Just come in.</li>
      </ul>
      <a class="aside-phone" href="tel:+441632960147">01632 960147</a>
      <p>Somebody answers from eight to noon.</p>
    </div>
  </section>
</main>
${FOOTER}`;

export const bikeRepair: Template = {
  id: "bike-repair",
  name: line("Bicycle repair shop"),
  category: "business",
  colors: {
    background: "#ffd21f",
    surface: "#ffe680",
    text: "#15130d",
    muted: "#4d420f",
    line: "#15130d",
    accent: "#15130d",
    "on-accent": "#ffd21f",
    paper: "#fffbea",
  },
  fonts: { heading: "space-grotesk", body: "space-grotesk" },
  css: BIKE_REPAIR_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Flat by Noon, bicycle repairs in Ellery",
      description: "Drop your bicycle off before twelve and ride it home by six. Repairs at 14 Tannery Row, Ellery.",
      html: HOME,
    },
    {
      id: "prices",
      name: "Prices",
      slug: "prices",
      title: "Prices, Flat by Noon",
      description: "What a repair costs, parts, labour and tax included: punctures £16, chains £34, services from £65.",
      html: PRICES,
    },
    {
      id: "shop",
      name: "The shop",
      slug: "shop",
      title: "The shop, Flat by Noon",
      description: "Three mechanics, two stands and a yellow door by the weir. Who we are and how to find us.",
      html: SHOP,
    },
    {
      id: "book",
      name: "Book",
      slug: "book",
      title: "Book a repair, Flat by Noon",
      description: "Tell us what is wrong with your bicycle and choose a morning. We answer the same day.",
      html: BOOK,
    },
  ],
};
