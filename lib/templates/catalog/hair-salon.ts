import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { HAIR_SALON_CSS } from "@/lib/templates/catalog/hair-salon-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="np-skip" href="#main">Skip to the content</a>
<header class="np-header">
  <a class="np-logo" href="/">Nape</a>
  <details class="np-menu"><summary class="np-menu-button">Menu</summary></details>
  <nav class="np-nav" aria-label="Main">
    <a class="np-nav-link" href="/prices">Prices</a>
    <a class="np-nav-link" href="/salon">The salon</a>
    <a class="np-nav-link" href="/book#find">Find us</a>
    <a class="np-nav-book" href="/book">Book a chair</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="np-footer">
  <div class="np-footer-grid">
    <p class="np-footer-line">See you in week nine.</p>
    <address class="np-footer-address">
      <a class="np-footer-link" href="/book#find">8 Weaver Street, Carrow CW2&nbsp;4NB</a>
      <a class="np-footer-link" href="tel:+441632960318">01632 960318</a>
      <a class="np-footer-link" href="mailto:chair@nape.example">chair@nape.example</a>
    </address>
    <nav class="np-footer-nav" aria-label="Footer">
      <a class="np-footer-link" href="/prices">Prices</a>
      <a class="np-footer-link" href="/salon">The salon</a>
      <a class="np-footer-link" href="/book">Book a chair</a>
    </nav>
  </div>
</footer>`;

const BOOK_BAND = html`
<section class="np-band">
  <div class="np-band-grid">
    <h2 class="np-band-title">Three chairs, no double booking.</h2>
    <div class="np-band-side">
      <p>Your hour is yours. If you are ten minutes late we still cut your hair, we just talk less.</p>
      <a class="np-button-pale" href="/book">Book a chair</a>
    </div>
  </div>
</section>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="np-hero">
    <div class="np-hero-text">
      <h1 class="np-title">Cuts made for week nine</h1>
      <p class="np-lead">Anyone can look good on the way out of the door. We cut so that it falls right after two months of your own shampoo and a bicycle helmet.</p>
      <p class="np-actions"><a class="np-button" href="/book">Book a chair</a><a class="np-link" href="/prices">Cut and finish from £48</a></p>
    </div>
    <div class="np-mirrors">
      <div class="np-mirror-tall"><img class="np-photo" src="/templates/hair-salon/chair.webp" width="960" height="1199" alt="Photo of your salon: one chair and its mirror in daylight, upright"></div>
      <div class="np-mirror-low"><img class="np-photo" src="/templates/hair-salon/braid.webp" width="960" height="1200" alt="Photo of your work: a braid from close up, upright"></div>
      <div class="np-mirror-mid"><img class="np-photo" src="/templates/hair-salon/wave.webp" width="640" height="800" alt="Photo of your work: long blonde hair from close up, upright"></div>
    </div>
  </section>

  <section class="np-section">
    <div class="np-steps">
      <h2 class="np-h2">An hour in the chair</h2>
      <ol class="np-step-list">
        <li class="np-step"><span class="np-step-time">0:00</span><div class="np-step-body"><h3 class="np-h3">Dry, and talking</h3><p>We look at your hair as you wear it, before any water. Bring the photo of the cut you hated; it tells us more than the one you like.</p></div></li>
        <li class="np-step"><span class="np-step-time">0:12</span><div class="np-step-body"><h3 class="np-h3">The basin</h3><p>Ten minutes lying back, warm towel, lights low. You may fall asleep. Most people do.</p></div></li>
        <li class="np-step"><span class="np-step-time">0:22</span><div class="np-step-body"><h3 class="np-h3">The cut</h3><p>One person from start to finish. Nobody hands you over to somebody else for the drying.</p></div></li>
        <li class="np-step"><span class="np-step-time">0:55</span><div class="np-step-body"><h3 class="np-h3">You do it</h3><p>You dry the last side yourself while we watch. If you cannot do it here, you will not do it on a Tuesday.</p></div></li>
      </ol>
    </div>
  </section>

  <figure class="np-wide">
    <img class="np-wide-photo" src="/templates/hair-salon/room.webp" width="1280" height="853" alt="Photo of your salon: all chairs and mirrors, wide, without people" loading="lazy">
    <figcaption class="np-wide-note">Weaver Street, ten in the morning. The light is why we took the lease.</figcaption>
  </figure>

  <section class="np-section">
    <div class="np-work-head">
      <h2 class="np-h2">What we do most</h2>
      <p class="np-narrow">Three chairs, three people, and each has something she would rather do than anything else.</p>
    </div>
    <div class="np-work">
      <article class="np-work-item">
        <div class="np-work-frame"><img class="np-photo" src="/templates/hair-salon/curl.webp" width="800" height="1000" alt="Photo of your work: dark curls from close up, upright" loading="lazy"></div>
        <h3 class="np-h3">Curls, cut dry</h3>
        <p>Curl by curl, the way it hangs. Ada has curls herself and has heard every promise there is.</p>
      </article>
      <article class="np-work-item">
        <div class="np-work-frame"><img class="np-photo" src="/templates/hair-salon/tools.webp" width="1080" height="1080" alt="Photo of your tools: colour bowl, combs and a brush from above" loading="lazy"></div>
        <h3 class="np-h3">Colour that leaves quietly</h3>
        <p>Placed by hand and softened at the root, so that the line you hate never appears.</p>
      </article>
      <article class="np-work-item">
        <div class="np-work-frame"><img class="np-photo" src="/templates/hair-salon/basin.webp" width="1280" height="960" alt="Photo of your salon: the basin with towels" loading="lazy"></div>
        <h3 class="np-h3">Repair, honestly</h3>
        <p>Some hair can be mended and some has to go. Wren tells you which it is before you pay for either.</p>
      </article>
    </div>
  </section>

  <section class="np-section np-quote-section">
    <blockquote class="np-quote"><p>I stopped buying hats.</p></blockquote>
    <p class="np-quote-by">Marta, every ninth Thursday since 2019</p>
  </section>
  ${BOOK_BAND}
</main>
${FOOTER}`;

const PRICES = html`${HEADER}
<main id="main">
  <section class="np-page-head">
    <h1 class="np-title">Prices, all of them</h1>
    <p class="np-lead">By the length of time it takes, not by whether you are a man or a woman. A cut always ends dry.</p>
  </section>
  <section class="np-price-grid">
    <div class="np-price-photo"><img class="np-photo" src="/templates/hair-salon/shelf.webp" width="1080" height="1080" alt="Photo of your salon: the shelf with products and towels"></div>
    <div class="np-price-lists">
      <h2 class="np-h2">Cut</h2>
      <dl class="np-prices">
        <div class="np-price"><dt>Short, above the ears</dt><dd class="np-price-value">£36, 35 min</dd></div>
        <div class="np-price"><dt>Cut and finish</dt><dd class="np-price-value">£48, 60 min</dd></div>
        <div class="np-price"><dt>Long or thick, cut and finish</dt><dd class="np-price-value">£62, 80 min</dd></div>
        <div class="np-price"><dt>Curls, cut dry</dt><dd class="np-price-value">£68, 90 min</dd></div>
        <div class="np-price"><dt>Fringe between cuts</dt><dd class="np-price-value">Free, 10 min</dd></div>
      </dl>
      <h2 class="np-h2">Colour</h2>
      <dl class="np-prices">
        <div class="np-price"><dt>Roots</dt><dd class="np-price-value">£54, 75 min</dd></div>
        <div class="np-price"><dt>Hand-painted lights, with a cut</dt><dd class="np-price-value">£145, 3 hours</dd></div>
        <div class="np-price"><dt>All one colour</dt><dd class="np-price-value">£88, 2 hours</dd></div>
        <div class="np-price"><dt>Out of the box and back again</dt><dd class="np-price-value">From £180, we look first</dd></div>
      </dl>
      <h2 class="np-h2">And</h2>
      <dl class="np-prices">
        <div class="np-price"><dt>Braids and pinned-up hair</dt><dd class="np-price-value">£58, 60 min</dd></div>
        <div class="np-price"><dt>Under twelve</dt><dd class="np-price-value">£22, 30 min</dd></div>
        <div class="np-price"><dt>Students on Tuesdays</dt><dd class="np-price-value">A third less</dd></div>
      </dl>
      <p class="np-muted">We ask for a skin test two days before the first colour. It takes five minutes and costs nothing.</p>
    </div>
  </section>
  ${BOOK_BAND}
</main>
${FOOTER}`;

const SALON = html`${HEADER}
<main id="main">
  <section class="np-page-head">
    <h1 class="np-title">A former button shop</h1>
    <p class="np-lead">North light at the front, a basin room at the back, and the old drawers still in the wall. Ada found a mother-of-pearl button under the floor; it is the doorbell now.</p>
  </section>
  <figure class="np-wide">
    <img class="np-wide-photo" src="/templates/hair-salon/room.webp" width="1280" height="853" alt="Photo of your salon: all chairs and mirrors, wide, without people">
    <figcaption class="np-wide-note">Three chairs. We were offered room for six.</figcaption>
  </figure>
  <section class="np-section">
    <h2 class="np-h2">Who cuts</h2>
    <div class="np-people">
      <article class="np-person">
        <div class="np-person-frame"><img class="np-photo" src="/templates/hair-salon/curl.webp" width="800" height="1000" alt="Photo of your team: the first person, head and shoulders, upright" loading="lazy"></div>
        <div class="np-person-text"><h3 class="np-h3">Ada Nwosu</h3><p class="np-muted">Curls and short cuts. Tuesday to Saturday.</p><p>Trained in Lagos and Leeds. Opened Nape in 2017 with two chairs and her aunt’s till.</p></div>
      </article>
      <article class="np-person">
        <div class="np-person-frame"><img class="np-photo" src="/templates/hair-salon/wave.webp" width="640" height="800" alt="Photo of your team: the second person, head and shoulders, upright" loading="lazy"></div>
        <div class="np-person-text"><h3 class="np-h3">Ilse Brandt</h3><p class="np-muted">Colour. Wednesday to Saturday.</p><p>Paints watercolours on Mondays and lights on the other days. Says it is the same work.</p></div>
      </article>
      <article class="np-person">
        <div class="np-person-frame"><img class="np-photo" src="/templates/hair-salon/braid.webp" width="960" height="1200" alt="Photo of your team: the third person, head and shoulders, upright" loading="lazy"></div>
        <div class="np-person-text"><h3 class="np-h3">Wren Castle</h3><p class="np-muted">Long hair, braids, repair. Thursday to Sunday.</p><p>Did the hair for eleven plays at the Carrow Rep and still braids faster than you can find a seat.</p></div>
      </article>
    </div>
  </section>
  <section class="np-split">
    <div class="np-split-photo"><img class="np-photo" src="/templates/hair-salon/basin.webp" width="1280" height="960" alt="Photo of your salon: the basin with towels" loading="lazy"></div>
    <div class="np-split-text">
      <h2 class="np-h2">What is on the shelf</h2>
      <p>Four products, refilled from drums. We stopped selling the rest when we noticed that none of us used it.</p>
      <p>Hair from the floor goes to a harbour that lays it out against oil. Last year it was nineteen kilos.</p>
      <a class="np-link" href="/prices">See the prices</a>
    </div>
  </section>
  ${BOOK_BAND}
</main>
${FOOTER}`;

const BOOK = html`${HEADER}
<main id="main">
  <section class="np-book">
    <div class="np-book-text">
      <h1 class="np-title">Book a chair</h1>
      <p class="np-lead">Tell us what you would like and when you are free. One of us answers the same day, from an actual diary.</p>
      <div class="np-book-photo"><img class="np-photo" src="/templates/hair-salon/chair.webp" width="960" height="1199" alt="Photo of your salon: one chair and its mirror in daylight, upright"></div>
    </div>
    <form class="np-form" data-form="Booking" method="post">
      <div class="np-field"><label class="np-label" for="np-name">Name</label><input class="np-input" id="np-name" name="name" type="text" autocomplete="name" required></div>
      <div class="np-field"><label class="np-label" for="np-phone">Telephone</label><input class="np-input" id="np-phone" name="telephone" type="tel" autocomplete="tel" required></div>
      <div class="np-field"><label class="np-label" for="np-what">What would you like?</label>
        <select class="np-input" id="np-what" name="service">
          <option class="np-option">Cut and finish</option>
          <option class="np-option">Curls, cut dry</option>
          <option class="np-option">Colour</option>
          <option class="np-option">Braids or pinned up</option>
          <option class="np-option">I do not know yet</option>
        </select>
      </div>
      <div class="np-field"><label class="np-label" for="np-day">First day that suits you</label><input class="np-input" id="np-day" name="day" type="date" required></div>
      <div class="np-field"><label class="np-label" for="np-hair">Anything about your hair?</label><textarea class="np-area" id="np-hair" name="hair" rows="4"></textarea></div>
      <button class="np-button" type="submit">Ask for this day</button>
      <p class="np-muted">No deposit. If you cannot come, a message the day before is enough.</p>
    </form>
  </section>
  <section class="np-find" id="find">
    <div class="np-find-grid">
      <div class="np-find-part"><h2 class="np-h3">Find us</h2><p>8 Weaver Street, Carrow CW2&nbsp;4NB. The blue front between the key cutter and the bakery. Tram 3 to Old Mill, then two minutes. There is no step.</p></div>
      <div class="np-find-part"><h2 class="np-h3">Open</h2>
        <dl class="np-prices">
          <div class="np-price"><dt>Tuesday, Wednesday</dt><dd class="np-price-value">9 to 18</dd></div>
          <div class="np-price"><dt>Thursday, Friday</dt><dd class="np-price-value">9 to 20</dd></div>
          <div class="np-price"><dt>Saturday</dt><dd class="np-price-value">9 to 16</dd></div>
          <div class="np-price"><dt>Sunday</dt><dd class="np-price-value">11 to 15, Wren only</dd></div>
        </dl>
      </div>
      <div class="np-find-part"><h2 class="np-h3">Ask</h2><p><a class="np-link" href="tel:+441632960318">01632 960318</a></p><p><a class="np-link" href="mailto:chair@nape.example">chair@nape.example</a></p></div>
    </div>
  </section>
</main>
${FOOTER}`;

export const hairSalon: Template = {
  id: "hair-salon",
  name: line("Hair salon"),
  category: "business",
  colors: {
    background: "#dfe7ea",
    surface: "#f3f6f7",
    text: "#1c1411",
    muted: "#55504d",
    line: "#b4c2c8",
    accent: "#9a3412",
    "on-accent": "#fff6ef",
  },
  fonts: { heading: "instrument-sans", body: "instrument-sans" },
  css: HAIR_SALON_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Nape – hair salon in Carrow",
      description: "Three chairs on Weaver Street. Cuts that still fall right in week nine, from £48.",
      html: HOME,
    },
    {
      id: "prices",
      name: "Prices",
      slug: "prices",
      title: "Prices – Nape",
      description: "What a cut, a colour and a braid cost at Nape, and how long each takes.",
      html: PRICES,
    },
    {
      id: "salon",
      name: "The salon",
      slug: "salon",
      title: "The salon – Nape",
      description: "Ada, Ilse and Wren, three chairs and a basin room in a former button shop.",
      html: SALON,
    },
    {
      id: "book",
      name: "Book",
      slug: "book",
      title: "Book a chair – Nape",
      description: "Ask for a day and a time, and find 8 Weaver Street in Carrow.",
      html: BOOK,
    },
  ],
};
