import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { ESTATE_AGENT_CSS } from "@/lib/templates/catalog/estate-agent-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="or-skip" href="#main">Skip to the content</a>
<header class="or-header">
  <a class="or-logo" href="/">Oriel</a>
  <details class="or-menu"><summary class="or-menu-button">Menu</summary></details>
  <nav class="or-nav" aria-label="Main">
    <a class="or-nav-link" href="/#houses">Houses</a>
    <a class="or-nav-link" href="/cobden-street">24 Cobden Street</a>
    <a class="or-nav-link" href="/#rules">How we write</a>
    <a class="or-nav-sell" href="/sell">Sell with us</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="or-footer">
  <p class="or-footer-line">No “deceptively spacious”. Ever.</p>
  <address class="or-footer-part">
    <a class="or-link" href="/sell">3 Station Parade, Ashby AS1&nbsp;7TT</a>
    <a class="or-link" href="tel:+441632960639">01632 960639</a>
    <a class="or-link" href="mailto:door@oriel.example">door@oriel.example</a>
  </address>
  <nav class="or-footer-part" aria-label="Footer">
    <a class="or-link" href="/#houses">Houses</a>
    <a class="or-link" href="/sell">Sell with us</a>
  </nav>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="or-hero">
    <div class="or-hero-head">
      <h1 class="or-title">Houses, with their faults</h1>
      <p class="or-lead">We sell homes in Ashby and write down what is wrong with each. People who know about the boiler before they come are the ones who buy.</p>
    </div>
    <div class="or-stage">
      <img class="or-stage-photo" src="/templates/estate-agent/street.webp" width="1280" height="853" alt="Photo of a house or a street that you sell in, from the front, wide">
      <div class="or-card">
        <p class="or-price">£385,000</p>
        <h2 class="or-h3">24 Cobden Street</h2>
        <div class="or-facts">
          <p class="or-fact"><span class="or-good">Good</span><span>Sun in the kitchen until three, and a door to the canal</span></p>
          <p class="or-fact"><span class="or-bad">Bad</span><span>The stair creaks on the fourth step, and always will</span></p>
        </div>
        <a class="or-link" href="/cobden-street">See all of it</a>
      </div>
    </div>
  </section>

  <section class="or-section" id="houses">
    <div class="or-head">
      <h2 class="or-h2">Four for sale today</h2>
      <p class="or-muted">We take on four at a time. When one goes, the next in the queue comes on, usually on a Thursday.</p>
    </div>
    <div class="or-mosaic">
      <article class="or-big">
        <div class="or-wide"><img class="or-photo" src="/templates/estate-agent/living.webp" width="1280" height="743" alt="Photo of the first house: its best room, wide" loading="lazy"></div>
        <div class="or-words"><div class="or-line"><h3 class="or-h3">24 Cobden Street</h3><p class="or-price">£385,000</p></div>
          <p class="or-fact"><span class="or-good">Good</span><span>A window as wide as the room</span></p>
          <p class="or-fact"><span class="or-bad">Bad</span><span>The violet sofa stays, because it came in by that window</span></p>
          <a class="or-link" href="/cobden-street">Three bedrooms, 104 m²</a></div>
      </article>
      <article class="or-small">
        <div class="or-tall"><img class="or-photo" src="/templates/estate-agent/stair.webp" width="960" height="1200" alt="Photo of the second house: the stair or the hall, upright" loading="lazy"></div>
        <div class="or-words"><div class="or-line"><h3 class="or-h3">Flat 5, The Silo</h3><p class="or-price">£240,000</p></div>
          <p class="or-fact"><span class="or-good">Good</span><span>The stair</span></p>
          <p class="or-fact"><span class="or-bad">Bad</span><span>Sixty-six of its steps, before there is a lift</span></p></div>
      </article>
      <article class="or-small-left">
        <div class="or-tall"><img class="or-photo" src="/templates/estate-agent/front.webp" width="960" height="1088" alt="Photo of the third house: the front, upright" loading="lazy"></div>
        <div class="or-words"><div class="or-line"><h3 class="or-h3">9 Cobden Street</h3><p class="or-price">£352,000</p></div>
          <p class="or-fact"><span class="or-good">Good</span><span>Everything is new since 2024</span></p>
          <p class="or-fact"><span class="or-bad">Bad</span><span>Everything is grey since 2024</span></p></div>
      </article>
      <article class="or-big-right">
        <div class="or-wide"><img class="or-photo" src="/templates/estate-agent/street.webp" width="1280" height="853" alt="Photo of the fourth house: the front, wide" loading="lazy"></div>
        <div class="or-words"><div class="or-line"><h3 class="or-h3">2 Canal Row</h3><p class="or-price">£518,000</p></div>
          <p class="or-fact"><span class="or-good">Good</span><span>A tree at the door and a car in the price</span></p>
          <p class="or-fact"><span class="or-bad">Bad</span><span>The colour of the car</span></p></div>
      </article>
    </div>
  </section>

  <section class="or-rules" id="rules">
    <div class="or-rule-grid">
      <h2 class="or-h2">How we write</h2>
      <div class="or-rule-list">
        <div class="or-rule"><h3 class="or-h3">We sleep there</h3><p>One of us spends a night in every house. That is how we know about the goods train at ten past four.</p></div>
        <div class="or-rule"><h3 class="or-h3">Photos with the lens people have</h3><p>No wide angles. If the sofa fills the room in the picture, it fills the room.</p></div>
        <div class="or-rule"><h3 class="or-h3">The worst thing first</h3><p>On the telephone, before you put on your coat. One viewing in two ends in an offer; in town it is one in fourteen.</p></div>
        <div class="or-rule"><a class="or-button-lime" href="/sell">Have your house described</a></div>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const HOUSE = html`${HEADER}
<main id="main">
  <section class="or-page-head">
    <h1 class="or-title">24 Cobden Street</h1>
    <p class="or-lead">A brick terrace from 1896 with a bay at the front, a canal at the back and one owner since the moon landing.</p>
  </section>
  <section class="or-house">
    <div class="or-gallery">
      <div class="or-gallery-first"><img class="or-photo" src="/templates/estate-agent/living.webp" width="1280" height="743" alt="Photo of the house: its best room, wide"></div>
      <div class="or-gallery-next"><img class="or-photo" src="/templates/estate-agent/front.webp" width="960" height="1088" alt="Photo of the house: the front door and the bay" loading="lazy"></div>
      <div class="or-gallery-next"><img class="or-photo" src="/templates/estate-agent/stair.webp" width="960" height="1200" alt="Photo of the house: the stair or the hall" loading="lazy"></div>
      <div class="or-gallery-first"><img class="or-photo" src="/templates/estate-agent/street.webp" width="1280" height="853" alt="Photo of the house: the front from across the street, wide" loading="lazy"></div>
    </div>
    <div class="or-sheet">
      <p class="or-price">£385,000</p>
      <dl class="or-rows">
        <div class="or-row"><dt>Bedrooms</dt><dd class="or-row-value">3, one small</dd></div>
        <div class="or-row"><dt>Floor</dt><dd class="or-row-value">104 m²</dd></div>
        <div class="or-row"><dt>Garden</dt><dd class="or-row-value">9 m, west</dd></div>
        <div class="or-row"><dt>Boiler</dt><dd class="or-row-value">2011, tired</dd></div>
        <div class="or-row"><dt>Heating, a year</dt><dd class="or-row-value">£1,140</dd></div>
        <div class="or-row"><dt>To the station</dt><dd class="or-row-value">11 min on foot</dd></div>
      </dl>
      <div class="or-facts">
        <p class="or-fact"><span class="or-good">Good</span><span>Sun in the kitchen from seven to three</span></p>
        <p class="or-fact"><span class="or-good">Good</span><span>A door in the wall to the towpath</span></p>
        <p class="or-fact"><span class="or-bad">Bad</span><span>The fourth step of the stair</span></p>
        <p class="or-fact"><span class="or-bad">Bad</span><span>Damp behind the wardrobe, £600 to mend, quote attached</span></p>
        <p class="or-fact"><span class="or-bad">Bad</span><span>Next door’s son has taken up the trumpet</span></p>
      </div>
      <a class="or-button" href="tel:+441632960639">Ring for a viewing</a>
    </div>
  </section>
</main>
${FOOTER}`;

const SELL = html`${HEADER}
<main id="main">
  <section class="or-sell">
    <div class="or-sell-text">
      <h1 class="or-title">Sell it as it is</h1>
      <p class="or-lead">Do not paint, do not bake bread. Tell us where it is and we come to look, for nothing, and say what it would fetch with its faults on the page.</p>
      <div class="or-wide"><img class="or-photo" src="/templates/estate-agent/living.webp" width="1280" height="743" alt="Photo of a room in a house that you sold, wide"></div>
      <dl class="or-rows">
        <div class="or-row"><dt>What we take</dt><dd class="or-row-value">1.1% with tax, when it is sold</dd></div>
        <div class="or-row"><dt>How long it takes</dt><dd class="or-row-value">31 days to an offer</dd></div>
        <div class="or-row"><dt>Sales that fell through</dt><dd class="or-row-value">2 of 58 last year</dd></div>
      </dl>
    </div>
    <form class="or-form" data-form="House" method="post">
      <div class="or-field"><label class="or-label" for="or-where">Where is it?</label><input class="or-input" id="or-where" name="address" type="text" autocomplete="address-line1" required></div>
      <div class="or-field"><label class="or-label" for="or-kind">What is it?</label>
        <select class="or-input" id="or-kind" name="kind">
          <option class="or-option">A house in a row</option>
          <option class="or-option">A house on its own</option>
          <option class="or-option">A flat</option>
          <option class="or-option">Hard to say</option>
        </select>
      </div>
      <div class="or-field"><label class="or-label" for="or-worst">The worst thing about it</label><textarea class="or-area" id="or-worst" name="worst" rows="3" required></textarea></div>
      <div class="or-field"><label class="or-label" for="or-best">The best thing about it</label><textarea class="or-area" id="or-best" name="best" rows="3"></textarea></div>
      <div class="or-field"><label class="or-label" for="or-name">Your name</label><input class="or-input" id="or-name" name="name" type="text" autocomplete="name" required></div>
      <div class="or-field"><label class="or-label" for="or-phone">Telephone</label><input class="or-input" id="or-phone" name="telephone" type="tel" autocomplete="tel" required></div>
      <button class="or-button" type="submit">Come and look</button>
      <p class="or-muted">We ring the same day. There is a queue of about three weeks.</p>
    </form>
  </section>
</main>
${FOOTER}`;

export const estateAgent: Template = {
  id: "estate-agent",
  name: line("Estate agent"),
  category: "business",
  colors: {
    background: "#e9e3f6",
    surface: "#fdfbff",
    text: "#22102f",
    muted: "#5e4f70",
    line: "#cbbfe3",
    accent: "#54209e",
    "on-accent": "#fbf8ff",
    lime: "#d4f05a",
  },
  fonts: { heading: "bricolage-grotesque", body: "work-sans" },
  css: ESTATE_AGENT_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Oriel – estate agents in Ashby",
      description: "Four houses at a time, each with what is good and what is bad about it.",
      html: HOME,
    },
    {
      id: "cobden-street",
      name: "24 Cobden Street",
      slug: "cobden-street",
      title: "24 Cobden Street – Oriel",
      description: "Three bedrooms, 104 m², a door to the canal and a stair that creaks, for £385,000.",
      html: HOUSE,
    },
    {
      id: "sell",
      name: "Sell with us",
      slug: "sell",
      title: "Sell with us – Oriel",
      description: "We look for nothing, sell for 1.1% and describe your house as it is.",
      html: SELL,
    },
  ],
};
