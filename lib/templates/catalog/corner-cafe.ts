import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { CORNER_CAFE_CSS } from "@/lib/templates/catalog/corner-cafe-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="tl-skip" href="#main">Skip to the content</a>
<header class="tl-header">
  <div class="tl-bar">
    <a class="tl-logo" href="/">Tilde</a>
    <details class="tl-menu"><summary class="tl-menu-button">Menu</summary></details>
    <nav class="tl-nav" aria-label="Main">
      <a class="tl-nav-link" href="/board">The board</a>
      <a class="tl-nav-link" href="/cakes">Cakes to order</a>
      <a class="tl-nav-link" href="/visit">Visit</a>
    </nav>
  </div>
  <div class="tl-checks"></div>
</header>`;

const FOOTER = html`
<footer class="tl-footer">
  <div class="tl-checks-pale"></div>
  <div class="tl-footer-grid">
    <p class="tl-footer-name">Tilde</p>
    <div class="tl-footer-part">
      <p class="tl-footer-text">61 Fenwick Road, corner of Alder Row<br>Monday to Friday 7 to 16, weekends 8 to 17</p>
    </div>
    <div class="tl-footer-part">
      <a class="tl-footer-link" href="tel:+441632960471">01632 960471</a>
      <a class="tl-footer-link" href="mailto:hello@tilde.example">hello@tilde.example</a>
    </div>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="tl-board">
    <div class="tl-cell-title">
      <h1 class="tl-title">Up since half past four</h1>
      <p class="tl-lead">Coffee, buns and one good cake, on the corner of Fenwick Road and Alder Row.</p>
    </div>
    <div class="tl-cell-photo"><img class="tl-photo" src="/templates/corner-cafe/cup.webp" width="1280" height="959" alt="Photo of your coffee: a cup on a table from above"></div>
    <div class="tl-cell-blue">
      <h2 class="tl-cell-name">Open now, if it is day</h2>
      <p>Weekdays 7 to 16.<br>Weekends 8 to 17.</p>
    </div>
    <div class="tl-cell-photo"><img class="tl-photo" src="/templates/corner-cafe/buns.webp" width="1080" height="1080" alt="Photo of your baking: a tray of buns from above"></div>
    <div class="tl-cell-yellow">
      <h2 class="tl-cell-name">Buns come out at 7:10</h2>
      <p>Thirty-six of them. On Fridays they are gone by nine.</p>
    </div>
    <div class="tl-cell-photo-wide"><img class="tl-photo" src="/templates/corner-cafe/front.webp" width="1280" height="853" alt="Photo of your café: the front from across the street, wide"></div>
  </section>

  <section class="tl-section">
    <div class="tl-today">
      <h2 class="tl-h2">Today on the board</h2>
      <ul class="tl-list">
        <li class="tl-item"><span class="tl-item-name">Flat white</span><span class="tl-item-price">3.40</span><span class="tl-item-text">Rio Verde from Honduras, roasted on Tuesday</span></li>
        <li class="tl-item"><span class="tl-item-name">Cardamom bun</span><span class="tl-item-price">3.20</span><span class="tl-item-text">Butter from Lund’s, pearl sugar, still warm until half past seven</span></li>
        <li class="tl-item"><span class="tl-item-name">Egg on the round loaf</span><span class="tl-item-price">7.80</span><span class="tl-item-text">Two eggs, brown butter, whatever is green</span></li>
        <li class="tl-item"><span class="tl-item-name">Soup at noon</span><span class="tl-item-price">6.90</span><span class="tl-item-text">Tomato and fennel until Thursday, then pea</span></li>
      </ul>
      <p><a class="tl-button" href="/board">The whole board</a></p>
    </div>
  </section>

  <section class="tl-pair">
    <div class="tl-pair-photo"><img class="tl-photo" src="/templates/corner-cafe/cake.webp" width="960" height="1202" alt="Photo of your baking: a whole cake on a stand, upright" loading="lazy"></div>
    <div class="tl-pair-text">
      <h2 class="tl-h2">One good cake</h2>
      <p class="tl-lead">We bake one a day and write its name in the window. When it is finished, it is finished, and there are buns.</p>
      <p>If you need a whole one for Saturday, tell us by Wednesday. Birthdays, leaving dos, apologies.</p>
      <a class="tl-button" href="/cakes">Order a cake</a>
    </div>
  </section>

  <section class="tl-section">
    <div class="tl-three">
      <div class="tl-three-item"><div class="tl-square"><img class="tl-photo" src="/templates/corner-cafe/beans.webp" width="1080" height="1080" alt="Photo of your coffee: roasted beans from close up" loading="lazy"></div><h3 class="tl-h3">Roasted next door but two</h3><p>Yusuf at Anvil roasts for us every Tuesday. You smell it from the tram.</p></div>
      <div class="tl-three-item"><div class="tl-square"><img class="tl-photo" src="/templates/corner-cafe/bags.webp" width="1080" height="1080" alt="Photo of what you sell: bags of coffee on a shelf" loading="lazy"></div><h3 class="tl-h3">A bag to take home</h3><p>Three coffees, 250 g for 11.50. We grind it for whatever you have in the cupboard.</p></div>
      <div class="tl-three-item"><div class="tl-square"><img class="tl-photo" src="/templates/corner-cafe/bar.webp" width="1280" height="853" alt="Photo of your café: the seats at the window in daylight" loading="lazy"></div><h3 class="tl-h3">Four stools, six tables</h3><p>The bar at the window is for people alone with a book. Laptops sit at the back.</p></div>
    </div>
  </section>

  <section class="tl-tone">
    <img class="tl-tone-photo" src="/templates/corner-cafe/bar.webp" width="1280" height="853" alt="" loading="lazy">
    <div class="tl-tone-text">
      <h2 class="tl-tone-title">The stool at the end is yours</h2>
      <p class="tl-lead">Bring a cup and the coffee is forty pence less. Bring a dog and she gets a biscuit.</p>
      <a class="tl-button-pale" href="/visit">How to find us</a>
    </div>
  </section>
</main>
${FOOTER}`;

const BOARD = html`${HEADER}
<main id="main">
  <section class="tl-page-head">
    <h1 class="tl-title">The board</h1>
    <p class="tl-lead">In chalk in the shop, and here, changed on Mondays. Prices in pounds, bread and butter included.</p>
  </section>
  <section class="tl-columns">
    <div class="tl-column">
      <h2 class="tl-h2">Cups</h2>
      <ul class="tl-list">
        <li class="tl-item"><span class="tl-item-name">Espresso</span><span class="tl-item-price">2.40</span></li>
        <li class="tl-item"><span class="tl-item-name">Flat white</span><span class="tl-item-price">3.40</span></li>
        <li class="tl-item"><span class="tl-item-name">A pot of filter</span><span class="tl-item-price">4.20</span><span class="tl-item-text">Two cups, from the coffee of the week</span></li>
        <li class="tl-item"><span class="tl-item-name">Tea in a pot</span><span class="tl-item-price">3.10</span><span class="tl-item-text">Assam, sencha, mint from the yard</span></li>
        <li class="tl-item"><span class="tl-item-name">Hot chocolate</span><span class="tl-item-price">3.90</span><span class="tl-item-text">Real chocolate, so it takes four minutes</span></li>
        <li class="tl-item"><span class="tl-item-name">Oat milk</span><span class="tl-item-price">No charge</span></li>
      </ul>
    </div>
    <div class="tl-column">
      <h2 class="tl-h2">Plates</h2>
      <ul class="tl-list">
        <li class="tl-item"><span class="tl-item-name">Cardamom bun</span><span class="tl-item-price">3.20</span></li>
        <li class="tl-item"><span class="tl-item-name">Toast and jam</span><span class="tl-item-price">4.10</span><span class="tl-item-text">Damson until it runs out, usually in March</span></li>
        <li class="tl-item"><span class="tl-item-name">Egg on the round loaf</span><span class="tl-item-price">7.80</span></li>
        <li class="tl-item"><span class="tl-item-name">Beans, but ours</span><span class="tl-item-price">7.40</span><span class="tl-item-text">White beans, sage, a lot of lemon</span></li>
        <li class="tl-item"><span class="tl-item-name">Soup at noon</span><span class="tl-item-price">6.90</span></li>
        <li class="tl-item"><span class="tl-item-name">The cake</span><span class="tl-item-price">4.80</span><span class="tl-item-text">Its name is in the window</span></li>
      </ul>
    </div>
  </section>
  <section class="tl-strip">
    <div class="tl-square"><img class="tl-photo" src="/templates/corner-cafe/buns.webp" width="1080" height="1080" alt="Photo of your baking: a tray of buns from above" loading="lazy"></div>
    <div class="tl-cell-blue"><h2 class="tl-cell-name">Nuts, gluten, milk</h2><p>Ask at the till. There is a folder, and there is Bea, who knows the folder by heart.</p></div>
    <div class="tl-square"><img class="tl-photo" src="/templates/corner-cafe/cup.webp" width="1280" height="959" alt="Photo of your coffee: a cup on a table from above" loading="lazy"></div>
    <div class="tl-cell-yellow"><h2 class="tl-cell-name">After three</h2><p>What is left of the morning is half price. It is not much, but it is good.</p></div>
  </section>
</main>
${FOOTER}`;

const CAKES = html`${HEADER}
<main id="main">
  <section class="tl-order">
    <div class="tl-order-text">
      <h1 class="tl-title">Cakes to order</h1>
      <p class="tl-lead">Four cakes that we know by heart. Tell us by Wednesday noon for the weekend, or three days before any other day.</p>
      <div class="tl-order-photo"><img class="tl-photo" src="/templates/corner-cafe/cake.webp" width="960" height="1202" alt="Photo of your baking: a whole cake on a stand, upright"></div>
      <ul class="tl-list">
        <li class="tl-item"><span class="tl-item-name">Cherry and cream</span><span class="tl-item-price">46</span><span class="tl-item-text">Four layers, for twelve</span></li>
        <li class="tl-item"><span class="tl-item-name">Lemon drizzle, enormous</span><span class="tl-item-price">34</span><span class="tl-item-text">For ten, keeps for a week</span></li>
        <li class="tl-item"><span class="tl-item-name">Chocolate without flour</span><span class="tl-item-price">42</span><span class="tl-item-text">For twelve, thin slices</span></li>
        <li class="tl-item"><span class="tl-item-name">Thirty small buns</span><span class="tl-item-price">38</span><span class="tl-item-text">In a box with a ribbon</span></li>
      </ul>
    </div>
    <form class="tl-form" data-form="Cake" method="post">
      <div class="tl-field"><label class="tl-label" for="tl-cake">Which cake?</label>
        <select class="tl-input" id="tl-cake" name="cake">
          <option class="tl-option">Cherry and cream</option>
          <option class="tl-option">Lemon drizzle, enormous</option>
          <option class="tl-option">Chocolate without flour</option>
          <option class="tl-option">Thirty small buns</option>
        </select>
      </div>
      <div class="tl-field"><label class="tl-label" for="tl-date">For which day?</label><input class="tl-input" id="tl-date" name="date" type="date" required></div>
      <div class="tl-field"><label class="tl-label" for="tl-words">Words on top</label><input class="tl-input" id="tl-words" name="words" type="text" maxlength="30"></div>
      <div class="tl-field"><label class="tl-label" for="tl-name">Your name</label><input class="tl-input" id="tl-name" name="name" type="text" autocomplete="name" required></div>
      <div class="tl-field"><label class="tl-label" for="tl-phone">Telephone</label><input class="tl-input" id="tl-phone" name="telephone" type="tel" autocomplete="tel" required></div>
      <button class="tl-button" type="submit">Order the cake</button>
      <p class="tl-muted">We ring you the same afternoon. You pay when you fetch it.</p>
    </form>
  </section>
</main>
${FOOTER}`;

const VISIT = html`${HEADER}
<main id="main">
  <section class="tl-tone-first">
    <img class="tl-tone-photo" src="/templates/corner-cafe/front.webp" width="1280" height="853" alt="Photo of your café: the front from across the street, wide">
    <div class="tl-tone-text">
      <h1 class="tl-tone-title">The corner with the yellow wall</h1>
      <p class="tl-lead">61 Fenwick Road, Ashby AS4&nbsp;2LD</p>
    </div>
  </section>
  <section class="tl-columns">
    <div class="tl-column">
      <h2 class="tl-h2">Hours</h2>
      <ul class="tl-list">
        <li class="tl-item"><span class="tl-item-name">Monday to Friday</span><span class="tl-item-price">7 to 16</span></li>
        <li class="tl-item"><span class="tl-item-name">Saturday</span><span class="tl-item-price">8 to 17</span></li>
        <li class="tl-item"><span class="tl-item-name">Sunday</span><span class="tl-item-price">8 to 17</span></li>
        <li class="tl-item"><span class="tl-item-name">First Monday in the month</span><span class="tl-item-price">Closed</span><span class="tl-item-text">We scrub the oven</span></li>
      </ul>
    </div>
    <div class="tl-column">
      <h2 class="tl-h2">Getting here</h2>
      <p>Tram 2 or 7 to Alder Row, then across the road. Bicycles lean on the wall; we have a pump. The door is wide and there is no step, and the table beside it is the right height for a wheelchair.</p>
      <p>Tables cannot be booked, except by schoolchildren with an exam.</p>
      <p><a class="tl-link" href="tel:+441632960471">01632 960471</a></p>
      <p><a class="tl-link" href="mailto:hello@tilde.example">hello@tilde.example</a></p>
    </div>
  </section>
</main>
${FOOTER}`;

export const cornerCafe: Template = {
  id: "corner-cafe",
  name: line("Corner café"),
  category: "food",
  colors: {
    background: "#fff6e3",
    surface: "#ffffff",
    text: "#1c130d",
    muted: "#64564a",
    line: "#e5d6ba",
    accent: "#1f3aad",
    "on-accent": "#fff6e3",
    butter: "#f7c948",
  },
  fonts: { heading: "fraunces", body: "dm-sans" },
  css: CORNER_CAFE_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Tilde – café on Fenwick Road",
      description: "Coffee, cardamom buns at ten past seven and one good cake a day, on the corner of Alder Row.",
      html: HOME,
    },
    {
      id: "board",
      name: "The board",
      slug: "board",
      title: "The board – Tilde",
      description: "What there is to drink and eat at Tilde, with prices.",
      html: BOARD,
    },
    {
      id: "cakes",
      name: "Cakes to order",
      slug: "cakes",
      title: "Cakes to order – Tilde",
      description: "Order a whole cake by Wednesday and fetch it at the weekend.",
      html: CAKES,
    },
    {
      id: "visit",
      name: "Visit",
      slug: "visit",
      title: "Visit – Tilde",
      description: "When Tilde is open, and how to get to the corner with the yellow wall.",
      html: VISIT,
    },
  ],
};
