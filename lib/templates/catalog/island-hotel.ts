import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { ISLAND_HOTEL_CSS } from "@/lib/templates/catalog/island-hotel-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="md-skip" href="#main">Skip to the content</a>
<header class="md-header">
  <a class="md-logo" href="/">Meridiana</a>
  <details class="md-menu"><summary class="md-menu-button">Menu</summary></details>
  <nav class="md-nav" aria-label="Main">
    <a class="md-nav-link" href="/rooms">Rooms</a>
    <a class="md-nav-link" href="/table">The table</a>
    <a class="md-nav-link" href="/book#ways">Getting here</a>
    <a class="md-nav-book" href="/book">Ask for dates</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="md-footer">
  <div class="md-footer-grid">
    <p class="md-footer-line">Seven rooms, one sundial, no clocks.</p>
    <address class="md-footer-part">
      <a class="md-footer-link" href="/book#ways">Via del Gelso 4, Isola Serra</a>
      <a class="md-footer-link" href="tel:+441632960774">+44 1632 960774</a>
      <a class="md-footer-link" href="mailto:house@meridiana.example">house@meridiana.example</a>
    </address>
    <nav class="md-footer-part" aria-label="Footer">
      <a class="md-footer-link" href="/rooms">Rooms</a>
      <a class="md-footer-link" href="/table">The table</a>
      <a class="md-footer-link" href="/book">Ask for dates</a>
    </nav>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="md-hero">
    <img class="md-hero-photo" src="/templates/island-hotel/court.webp" width="1280" height="854" alt="Photo of your house: the courtyard or the front in sunlight, wide">
    <div class="md-hero-text">
      <h1 class="md-title">A house that tells the time</h1>
      <p class="md-lead">There is a sundial on the south wall and not a single clock. Breakfast, shade, a swim and supper go round the court with the sun, and after two days so do you.</p>
    </div>
  </section>
  <nav class="md-dial" aria-label="The day">
    <a class="md-dial-dawn" href="#dawn"><span class="md-dial-hour">07:10</span><span>Sun on the long table</span></a>
    <a class="md-dial-noon" href="#noon"><span class="md-dial-hour">13:00</span><span>Shutters closed, bath full</span></a>
    <a class="md-dial-dusk" href="#dusk"><span class="md-dial-hour">18:40</span><span>The arcade turns red</span></a>
    <a class="md-dial-night" href="#night"><span class="md-dial-hour">23:15</span><span>Everybody whispers</span></a>
  </nav>

  <section class="md-dawn" id="dawn">
    <div class="md-hour-grid">
      <p class="md-hour">07:10</p>
      <div class="md-hour-body">
        <div class="md-pair">
          <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/table.webp" width="1080" height="1080" alt="Photo of your breakfast: the table from above, square" loading="lazy"></div>
          <div class="md-words">
            <h2 class="md-h2">Breakfast is where you sit down</h2>
            <p>Bread from the oven across the lane, oranges from the tree you walked past, eggs if you say so. Until eleven, because somebody always sleeps through the first sun.</p>
            <a class="md-link" href="/table">What we cook</a>
          </div>
        </div>
      </div>
    </div>
  </section>

  <section class="md-noon" id="noon">
    <div class="md-hour-grid">
      <p class="md-hour">13:00</p>
      <div class="md-hour-body">
        <div class="md-words">
          <h2 class="md-h2">The hour for thick walls</h2>
          <p>They are ninety centimetres of clay and lime, and at one o’clock you understand why. Close the shutters, run the bath, read eleven pages and fall asleep on the twelfth.</p>
          <a class="md-link" href="/rooms">Seven rooms, and when each has the sun</a>
        </div>
        <div class="md-offset">
          <div class="md-pair">
            <div class="md-frame-tall"><img class="md-photo" src="/templates/island-hotel/bed.webp" width="960" height="1201" alt="Photo of a room: the bed with light from the window, upright" loading="lazy"></div>
            <div class="md-frame-tall"><img class="md-photo" src="/templates/island-hotel/bath.webp" width="1080" height="1080" alt="Photo of a bathroom: the tub and the tiles" loading="lazy"></div>
          </div>
        </div>
      </div>
    </div>
  </section>

  <section class="md-dusk" id="dusk">
    <div class="md-hour-grid">
      <p class="md-hour">18:40</p>
      <div class="md-hour-body">
        <div class="md-frame-wide"><img class="md-photo" src="/templates/island-hotel/arches.webp" width="960" height="1201" alt="Photo of your house: the terrace or arcade in evening light" loading="lazy"></div>
        <div class="md-words">
          <h2 class="md-h2">Nine arches, nine shadows</h2>
          <p>For half an hour each evening the arcade is striped like a deckchair. Rosa puts out olives and something cold. Nobody arranged it; the builder in 1874 simply liked his evenings.</p>
        </div>
      </div>
    </div>
  </section>

  <section class="md-night" id="night">
    <img class="md-hero-photo" src="/templates/island-hotel/night.webp" width="1280" height="854" alt="Photo of your house: lit windows at night, wide" loading="lazy">
    <div class="md-night-text">
      <p class="md-night-hour">23:15</p>
      <div class="md-words">
        <h2 class="md-h2">The pool keeps the warmth</h2>
        <p>You may swim whenever you are awake. The lamps go down at eleven so that the stars can do some of the work.</p>
        <a class="md-button-pale" href="/book">Ask for dates</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const ROOMS = html`${HEADER}
<main id="main">
  <section class="md-page-head">
    <h1 class="md-page-title">Choose by the sun</h1>
    <p class="md-lead">The bar beside each room runs from six in the morning to ten at night. Yellow is when the sun is in it.</p>
  </section>
  <section class="md-rooms">
    <article class="md-room">
      <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/bed.webp" width="960" height="1201" alt="Photo of the first room: the bed with light from the window" loading="lazy"></div>
      <div class="md-room-text"><h2 class="md-h2">Lodola</h2><p>The lark. East, above the kitchen, so that you wake to bread and a square of light on the wall. A bed of 180 cm, a small desk, a shower.</p></div>
      <div class="md-room-facts"><div class="md-sun"><span class="md-sun-early"></span></div><p class="md-muted">Sun from 6 to 11</p><p class="md-room-price">€168 a night</p></div>
    </article>
    <article class="md-room">
      <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/bath.webp" width="1080" height="1080" alt="Photo of the second room: the tub and the tiles" loading="lazy"></div>
      <div class="md-room-text"><h2 class="md-h2">Vasca</h2><p>One room for sleeping and one only for the bath, which was carved where it stands and cannot be moved. Skylight, green tiles, two chairs.</p></div>
      <div class="md-room-facts"><div class="md-sun"><span class="md-sun-noon"></span></div><p class="md-muted">Sun from 10 to 16, through the roof</p><p class="md-room-price">€214 a night</p></div>
    </article>
    <article class="md-room">
      <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/arches.webp" width="960" height="1201" alt="Photo of the third room: the door to the arcade" loading="lazy"></div>
      <div class="md-room-text"><h2 class="md-h2">Portico</h2><p>Three of our rooms open straight onto the arcade and share its shade. Two single beds or one large, and a door that you will leave open.</p></div>
      <div class="md-room-facts"><div class="md-sun"><span class="md-sun-late"></span></div><p class="md-muted">Sun from 15 to 21</p><p class="md-room-price">€182 a night</p></div>
    </article>
    <article class="md-room">
      <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/court.webp" width="1280" height="854" alt="Photo of the fourth room: the view from its window" loading="lazy"></div>
      <div class="md-room-text"><h2 class="md-h2">Terrazza</h2><p>The whole upper floor, for four. Three windows to the sea, a kitchen corner and the stair down to the water that everybody photographs.</p></div>
      <div class="md-room-facts"><div class="md-sun"><span class="md-sun-day"></span></div><p class="md-muted">Sun from 7 to 20</p><p class="md-room-price">€296 a night</p></div>
    </article>
    <article class="md-room">
      <div class="md-frame-square"><img class="md-photo" src="/templates/island-hotel/night.webp" width="1280" height="854" alt="Photo of the fifth room: its window at night" loading="lazy"></div>
      <div class="md-room-text"><h2 class="md-h2">Cantina</h2><p>The old wine cellar. One ray at half past one, for ten minutes, and then the coolest and quietest sleep on the island.</p></div>
      <div class="md-room-facts"><div class="md-sun"><span class="md-sun-none"></span></div><p class="md-muted">Sun at 13:30, briefly</p><p class="md-room-price">€139 a night</p></div>
    </article>
  </section>
  <section class="md-dusk">
    <div class="md-hour-grid">
      <h2 class="md-h2">In every room</h2>
      <div class="md-words"><p>Linen sheets, a window that opens wide, water from the spring, a robe for the walk to the pool. Breakfast for everyone is in the price. No television; there is a projector for rainy Thursdays.</p><a class="md-button-pale" href="/book">Ask for dates</a></div>
    </div>
  </section>
</main>
${FOOTER}`;

const TABLE = html`${HEADER}
<main id="main">
  <section class="md-page-head">
    <h1 class="md-page-title">One table, sixteen chairs</h1>
    <p class="md-lead">Rosa cooks once a day and everybody eats the same. Say by noon whether you are in; say when you book what you do not eat.</p>
  </section>
  <section class="md-menu-grid">
    <div class="md-sticky"><img class="md-photo" src="/templates/island-hotel/table.webp" width="1080" height="1080" alt="Photo of your table: plates from above"></div>
    <div class="md-courses">
      <div class="md-course">
        <h2 class="md-h2">Morning</h2>
        <dl class="md-dishes">
          <div class="md-dish"><dt>Bread, butter, three jams</dt><dd class="md-dish-value">in the price</dd></div>
          <div class="md-dish"><dt>Ricotta with honey from the roof</dt><dd class="md-dish-value">in the price</dd></div>
          <div class="md-dish"><dt>Eggs, any way that takes one pan</dt><dd class="md-dish-value">in the price</dd></div>
          <div class="md-dish"><dt>Coffee from the big machine</dt><dd class="md-dish-value">as often as you like</dd></div>
        </dl>
      </div>
      <div class="md-course">
        <h2 class="md-h2">Noon, in a basket</h2>
        <dl class="md-dishes">
          <div class="md-dish"><dt>Flat bread, tomatoes, capers</dt><dd class="md-dish-value">€9</dd></div>
          <div class="md-dish"><dt>Half a chicken, cold, with lemon</dt><dd class="md-dish-value">€14</dd></div>
          <div class="md-dish"><dt>A bottle of the white, in a wet cloth</dt><dd class="md-dish-value">€18</dd></div>
        </dl>
      </div>
      <div class="md-course">
        <h2 class="md-h2">Supper at eight</h2>
        <dl class="md-dishes">
          <div class="md-dish"><dt>Four courses and the end of the bread</dt><dd class="md-dish-value">€38</dd></div>
          <div class="md-dish"><dt>Children under ten</dt><dd class="md-dish-value">€15</dd></div>
          <div class="md-dish"><dt>Mondays: Rosa is off, so it is pizza</dt><dd class="md-dish-value">€16</dd></div>
        </dl>
        <p class="md-muted">Not staying with us? Ring before ten in the morning. There are usually two chairs.</p>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const BOOK = html`${HEADER}
<main id="main">
  <section class="md-book">
    <div class="md-book-text">
      <h1 class="md-page-title">Ask for dates</h1>
      <p class="md-lead">Tell us when, and we write back by the evening with what is free. Nothing is charged until you say yes.</p>
      <div class="md-frame-wide"><img class="md-photo" src="/templates/island-hotel/court.webp" width="1280" height="854" alt="Photo of your house: the courtyard or the front in sunlight, wide"></div>
      <p class="md-muted">Open from the last week of March to the first of November. Two nights or more in August.</p>
    </div>
    <form class="md-form" data-form="Dates" method="post">
      <div class="md-field"><label class="md-label" for="md-from">Arriving</label><input class="md-input" id="md-from" name="arriving" type="date" required></div>
      <div class="md-field"><label class="md-label" for="md-to">Leaving</label><input class="md-input" id="md-to" name="leaving" type="date" required></div>
      <div class="md-field"><label class="md-label" for="md-guests">Guests</label><input class="md-input" id="md-guests" name="guests" type="number" min="1" max="16" value="2" required></div>
      <div class="md-field"><label class="md-label" for="md-room">Room</label>
        <select class="md-input" id="md-room" name="room">
          <option class="md-option">Whichever is free</option>
          <option class="md-option">Lodola, morning sun</option>
          <option class="md-option">Vasca, the bath</option>
          <option class="md-option">Portico, evening sun</option>
          <option class="md-option">Terrazza, for four</option>
          <option class="md-option">Cantina, cool and dark</option>
        </select>
      </div>
      <div class="md-field-wide"><label class="md-label" for="md-name">Name</label><input class="md-input" id="md-name" name="name" type="text" autocomplete="name" required></div>
      <div class="md-field-wide"><label class="md-label" for="md-email">Email</label><input class="md-input" id="md-email" name="email" type="email" autocomplete="email" required></div>
      <div class="md-field-wide"><label class="md-label" for="md-note">What should Rosa know?</label><textarea class="md-area" id="md-note" name="note" rows="3"></textarea></div>
      <button class="md-button" type="submit">Send the dates</button>
    </form>
  </section>
  <section class="md-ways" id="ways">
    <div class="md-ways-grid">
      <div class="md-way"><h2 class="md-h3">By boat</h2><p>The ferry from Torre takes fifty minutes and leaves at 8, 12 and 17. Stand on the left for the dolphins.</p></div>
      <div class="md-way"><h2 class="md-h3">From the harbour</h2><p>Twelve minutes on foot, uphill, under mulberry trees. Send a message from the boat and Pino brings the cart for your bags.</p></div>
      <div class="md-way"><h2 class="md-h3">By car</h2><p>Leave it in Torre, behind the church, for €6 a day. The lanes here are as wide as a donkey.</p></div>
    </div>
  </section>
</main>
${FOOTER}`;

export const islandHotel: Template = {
  id: "island-hotel",
  name: line("Island hotel"),
  category: "business",
  colors: {
    background: "#f5e4d3",
    surface: "#fdf8f0",
    text: "#2a150c",
    muted: "#6b4b3a",
    line: "#e2c4ab",
    accent: "#a33a1a",
    "on-accent": "#fff4e8",
    night: "#111a2c",
    sun: "#f2a71b",
  },
  fonts: { heading: "newsreader", body: "instrument-sans" },
  css: ISLAND_HOTEL_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Meridiana – a small hotel on Isola Serra",
      description: "Seven rooms around a court. The day goes by the sundial, from breakfast to the last swim.",
      html: HOME,
    },
    {
      id: "rooms",
      name: "Rooms",
      slug: "rooms",
      title: "Rooms – Meridiana",
      description: "Five kinds of room, the hours at which the sun is in them, and what they cost.",
      html: ROOMS,
    },
    {
      id: "table",
      name: "The table",
      slug: "table",
      title: "The table – Meridiana",
      description: "What Rosa cooks in the morning, at noon and at eight.",
      html: TABLE,
    },
    {
      id: "book",
      name: "Ask for dates",
      slug: "book",
      title: "Ask for dates – Meridiana",
      description: "Ask for a room, and how to get to the island.",
      html: BOOK,
    },
  ],
};
