import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { WEDDING_CSS } from "@/lib/templates/catalog/wedding-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="lu-skip" href="#main">Skip to the content</a>
<header class="lu-header">
  <a class="lu-logo" href="/">M &amp; T</a>
  <details class="lu-menu"><summary class="lu-menu-button">Menu</summary></details>
  <nav class="lu-nav" aria-label="Main">
    <a class="lu-nav-link" href="/day">The day</a>
    <a class="lu-nav-link" href="/stay">Getting here, sleeping</a>
    <a class="lu-nav-answer" href="/answer">Are you coming?</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="lu-footer">
  <p class="lu-footer-name">Marta &amp; Theo, 12 June</p>
  <address class="lu-footer-links">
    <a class="lu-link" href="tel:+441632960188">Noor, who knows everything: 01632 960188</a>
    <a class="lu-link" href="mailto:lunch@martatheo.example">lunch@martatheo.example</a>
  </address>
</footer>`;

const REPLY = html`
<section class="lu-reply">
  <h2 class="lu-h2">Are you coming?</h2>
  <p class="lu-lead">Say by the first of May, so that we can count chairs. Small people count as people.</p>
  <a class="lu-button-lemon" href="/answer">Answer us</a>
</section>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="lu-hero">
    <h1 class="lu-names">Marta &amp; Theo are having lunch</h1>
    <div class="lu-hero-row">
      <figure class="lu-stamp-left"><div class="lu-tall"><img class="lu-photo" src="/templates/wedding/glasses.webp" width="960" height="1201" alt="Photo for the invitation: something you like to drink or eat, upright"></div><figcaption class="lu-value">Two glasses each, at least</figcaption></figure>
      <figure class="lu-stamp"><div class="lu-wide"><img class="lu-photo" src="/templates/wedding/house.webp" width="1280" height="853" alt="Photo of the place: the house or the church from outside, wide"></div><figcaption class="lu-value">Villa Acetosa, six miles past the end of the bus</figcaption></figure>
      <div class="lu-when">
        <p class="lu-when-date">Saturday the twelfth of June, one o’clock sharp</p>
        <p class="lu-lead">We are also getting married. That takes eleven minutes. The rest of the day is one table, a hundred and four chairs and no speeches longer than a song.</p>
        <a class="lu-button" href="/answer">Are you coming?</a>
      </div>
    </div>
  </section>

  <section class="lu-day">
    <div class="lu-day-grid">
      <div>
        <h2 class="lu-h2 lu-day-title">In this order</h2>
        <div class="lu-hours">
          <div class="lu-hour"><p class="lu-hour-time">12:30</p><div class="lu-hour-text"><h3 class="lu-h3">Lemonade and hats</h3><p>Under the fig tree. There is a basket of straw hats; keep yours.</p></div></div>
          <div class="lu-hour"><p class="lu-hour-time">13:00</p><div class="lu-hour-text"><h3 class="lu-h3">The eleven minutes</h3><p>On the steps. Theo’s sister marries us; she has a paper that says she may.</p></div></div>
          <div class="lu-hour"><p class="lu-hour-time">13:20</p><div class="lu-hour-text"><h3 class="lu-h3">Lunch</h3><p>Until the lamps come on. Everything arrives in bowls, so sit beside somebody with long arms.</p></div></div>
          <div class="lu-hour"><p class="lu-hour-time">21:00</p><div class="lu-hour-text"><h3 class="lu-h3">The Gravel Boys</h3><p>Four uncles, two trumpets. They do take requests but only know nine songs.</p></div></div>
        </div>
      </div>
      <figure class="lu-stamp-right lu-on-red"><div class="lu-tall"><img class="lu-photo" src="/templates/wedding/flowers.webp" width="960" height="1201" alt="Photo of the flowers, or of the two of you, upright" loading="lazy"></div><figcaption class="lu-value">From Marta’s mother’s garden, all of it</figcaption></figure>
    </div>
  </section>

  <section class="lu-table">
    <img class="lu-table-photo" src="/templates/wedding/table.webp" width="1280" height="853" alt="Photo of a long table, a party or your friends, wide" loading="lazy">
    <div class="lu-table-card">
      <h2 class="lu-h3">Thirty-one metres of table</h2>
      <p>We borrowed the doors of the village school and forty trestles. Please do not open your table.</p>
      <a class="lu-link" href="/day">What there is to eat</a>
    </div>
  </section>

  <section class="lu-section">
    <div class="lu-three">
      <div class="lu-three-item">
        <figure class="lu-stamp-right"><div class="lu-square"><img class="lu-photo" src="/templates/wedding/rings.webp" width="1080" height="1080" alt="Photo of the rings, or of a small thing that matters to you, square" loading="lazy"></div></figure>
        <div class="lu-words"><h3 class="lu-h3">They are from a bicycle bell</h3><p>The goldsmith melted the bell from the bicycle on which Theo missed Marta’s train in 2018.</p></div>
      </div>
      <div class="lu-three-low">
        <div class="lu-words"><h3 class="lu-h3">Wear something that may get oil on it</h3><p>It is a garden. Heels sink, ties come off at two, and after dark it is cold enough for a cardigan.</p></div>
      </div>
      <div class="lu-three-item">
        <div class="lu-words"><h3 class="lu-h3">Presents</h3><p>Bring a jar of something that you made. We have a shelf ready, and no room for a toaster.</p><a class="lu-link" href="/stay">How to get here</a></div>
        <figure class="lu-stamp-left"><div class="lu-wide"><img class="lu-photo" src="/templates/wedding/glasses.webp" width="960" height="1201" alt="Photo of a detail, wide" loading="lazy"></div></figure>
      </div>
    </div>
  </section>
  ${REPLY}
</main>
${FOOTER}`;

const DAY = html`${HEADER}
<main id="main">
  <section class="lu-page-head">
    <h1 class="lu-page-title">What there is</h1>
    <p class="lu-lead">Cooked by Marta’s brothers, who have been arguing about the lamb since Christmas.</p>
  </section>
  <section class="lu-split">
    <figure class="lu-stamp-left"><div class="lu-tall"><img class="lu-photo" src="/templates/wedding/flowers.webp" width="960" height="1201" alt="Photo of the flowers or the food, upright"></div><figcaption class="lu-value">Not for eating</figcaption></figure>
    <div class="lu-list">
      <div class="lu-item"><h2 class="lu-h3">First, in the hand</h2><p>Fried sage, broad beans in their pods, a ham that Uncle Piero carries round himself.</p></div>
      <div class="lu-item"><h2 class="lu-h3">Then, in bowls</h2><p>Pasta with lemon. Tomatoes. Potatoes from the ashes. Green things with vinegar.</p></div>
      <div class="lu-item"><h2 class="lu-h3">The lamb</h2><p>Slowly, since five in the morning. For those who would rather not: aubergines, done the same way and just as late to bed.</p></div>
      <div class="lu-item"><h2 class="lu-h3">The cake</h2><p>Eleven small ones by eleven aunts. There will be a vote.</p></div>
      <div class="lu-item"><h2 class="lu-h3">At midnight</h2><p>Toasted cheese sandwiches, because it is a long way home.</p></div>
    </div>
  </section>
  ${REPLY}
</main>
${FOOTER}`;

const STAY = html`${HEADER}
<main id="main">
  <section class="lu-page-head">
    <h1 class="lu-page-title">Come on Friday</h1>
    <p class="lu-lead">The last bus on Saturday is before the cake. Almost everybody stays two nights.</p>
  </section>
  <section class="lu-split">
    <figure class="lu-stamp"><div class="lu-wide"><img class="lu-photo" src="/templates/wedding/house.webp" width="1280" height="853" alt="Photo of the place: the house or the church from outside, wide"></div><figcaption class="lu-value">Villa Acetosa. The bell works, the gate does not</figcaption></figure>
    <div class="lu-list">
      <div class="lu-item"><h2 class="lu-h3">By train</h2><p>To Borgo Alto, change at the junction. Tell Noor your train and a small blue van will be there.</p></div>
      <div class="lu-item"><h2 class="lu-h3">By car</h2><p>Follow the river until the road turns white, then the paper lemons on the trees. Park in the orchard, not in the beans.</p></div>
      <div class="lu-item"><h2 class="lu-h3">Beds in the house</h2><p>For families with children and everybody over seventy. Ask in your answer.</p></div>
      <div class="lu-item"><h2 class="lu-h3">Beds in the village</h2><p>The Albergo Due Torri has kept us fourteen rooms at €64 until the end of April. Say “lemon”.</p></div>
      <div class="lu-item"><h2 class="lu-h3">A tent</h2><p>Below the olive trees, with a shower made from a barrel. Bring a torch.</p></div>
    </div>
  </section>
  ${REPLY}
</main>
${FOOTER}`;

const ANSWER = html`${HEADER}
<main id="main">
  <section class="lu-page-head">
    <h1 class="lu-page-title">Are you coming?</h1>
    <p class="lu-lead">One form for everybody who comes in the same car.</p>
  </section>
  <section class="lu-split">
    <figure class="lu-stamp-right"><div class="lu-square"><img class="lu-photo" src="/templates/wedding/rings.webp" width="1080" height="1080" alt="Photo of the rings, or of the two of you, square"></div><figcaption class="lu-value">Until the first of May</figcaption></figure>
    <form class="lu-form" data-form="Answer" method="post">
      <div class="lu-field"><label class="lu-label" for="lu-names">Your names</label><input class="lu-input" id="lu-names" name="names" type="text" autocomplete="name" required></div>
      <div class="lu-field"><label class="lu-label" for="lu-coming">Well?</label>
        <select class="lu-input" id="lu-coming" name="coming">
          <option class="lu-option">Yes, of course</option>
          <option class="lu-option">Yes, but only for lunch</option>
          <option class="lu-option">No, and we are sorry about it</option>
        </select>
      </div>
      <div class="lu-field"><label class="lu-label" for="lu-chairs">How many chairs?</label><input class="lu-input" id="lu-chairs" name="chairs" type="number" min="0" max="9" value="2" required></div>
      <div class="lu-field"><label class="lu-label" for="lu-bed">Where will you sleep?</label>
        <select class="lu-input" id="lu-bed" name="bed">
          <option class="lu-option">In the village</option>
          <option class="lu-option">In the house, please</option>
          <option class="lu-option">In a tent</option>
          <option class="lu-option">We will not sleep</option>
        </select>
      </div>
      <div class="lu-field"><label class="lu-label" for="lu-eat">What do you not eat?</label><input class="lu-input" id="lu-eat" name="diet" type="text"></div>
      <div class="lu-field"><label class="lu-label" for="lu-song">A song, in case they know it</label><textarea class="lu-area" id="lu-song" name="song" rows="2"></textarea></div>
      <button class="lu-button" type="submit">Send the answer</button>
    </form>
  </section>
</main>
${FOOTER}`;

export const wedding: Template = {
  id: "wedding",
  name: line("Wedding"),
  category: "event",
  colors: {
    background: "#f9dfd7",
    surface: "#fff9f3",
    text: "#35110b",
    muted: "#74423a",
    line: "#ecbdb1",
    accent: "#b72512",
    "on-accent": "#fff4ec",
    blush: "#f2a593",
    olive: "#4d5527",
    lemon: "#f7d54b",
  },
  fonts: { heading: "fraunces", body: "work-sans" },
  css: WEDDING_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Marta & Theo, 12 June",
      description: "Lunch at Villa Acetosa on Saturday the twelfth of June, with a wedding of eleven minutes.",
      html: HOME,
    },
    {
      id: "day",
      name: "The day",
      slug: "day",
      title: "What there is to eat – Marta & Theo",
      description: "Five rounds of food, cooked by Marta’s brothers.",
      html: DAY,
    },
    {
      id: "stay",
      name: "Getting here",
      slug: "stay",
      title: "Getting here, sleeping – Marta & Theo",
      description: "Trains, the road, and beds in the house, the village or a tent.",
      html: STAY,
    },
    {
      id: "answer",
      name: "Are you coming?",
      slug: "answer",
      title: "Are you coming? – Marta & Theo",
      description: "Tell us by the first of May.",
      html: ANSWER,
    },
  ],
};
