import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { SUPPER_RESTAURANT_CSS } from "@/lib/templates/catalog/supper-restaurant-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="mv-skip" href="#main">Skip to the content</a>
<header class="mv-header">
  <nav class="mv-nav" aria-label="Eating">
    <a class="mv-nav-link" href="/menu">Menu</a>
    <a class="mv-nav-link" href="/private-dining">Private dining</a>
  </nav>
  <a class="mv-logo" href="/">Marrow &amp; Vetch</a>
  <nav class="mv-nav-end" aria-label="Visiting">
    <a class="mv-nav-link" href="/book#find">Find us</a>
    <a class="mv-nav-link" href="/book">Book</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="mv-footer">
  <div class="mv-wrap">
    <p class="mv-footer-name">Supper is at 19:30</p>
    <nav class="mv-footer-links" aria-label="Footer">
      <a class="mv-footer-link" href="/menu">Menu</a>
      <a class="mv-footer-link" href="/private-dining">Private dining</a>
      <a class="mv-footer-link" href="/book">Book</a>
      <a class="mv-footer-link" href="mailto:table@marrowandvetch.example">table@marrowandvetch.example</a>
      <a class="mv-footer-link" href="tel:+441632960724">01632 960724</a>
    </nav>
    <p class="mv-footer-note">Marrow &amp; Vetch, 17 Tanner’s Steps, Ousely OY1&nbsp;6PD</p>
  </div>
</footer>`;

const BOOKING_FORM = html`
<form class="mv-form" data-form="Booking" method="post">
  <div class="mv-field-third"><label class="mv-label" for="mv-date">Evening</label><input class="mv-input" id="mv-date" name="date" type="date" required></div>
  <div class="mv-field-third">
    <label class="mv-label" for="mv-sitting">Sitting</label>
    <select class="mv-input" id="mv-sitting" name="sitting">
      <option class="mv-option">Supper, 19:30</option>
      <option class="mv-option">Sunday lunch, 13:00</option>
    </select>
  </div>
  <div class="mv-field-third"><label class="mv-label" for="mv-seats">Seats</label><input class="mv-input" id="mv-seats" name="seats" type="number" min="1" max="9" value="2" required></div>
  <div class="mv-field"><label class="mv-label" for="mv-name">Name</label><input class="mv-input" id="mv-name" name="name" type="text" autocomplete="name" required></div>
  <div class="mv-field"><label class="mv-label" for="mv-phone">Telephone</label><input class="mv-input" id="mv-phone" name="telephone" type="tel" autocomplete="tel" required></div>
  <div class="mv-field-wide"><label class="mv-label" for="mv-email">Email</label><input class="mv-input" id="mv-email" name="email" type="email" autocomplete="email" required></div>
  <div class="mv-field-wide"><label class="mv-label" for="mv-message">What should the kitchen know?</label><textarea class="mv-area" id="mv-message" name="message" rows="2"></textarea></div>
  <div class="mv-form-foot"><button class="mv-button-pale" type="submit">Ask for these seats</button><p class="mv-form-note">We confirm by email within a day.</p></div>
</form>`;

const HOURS = html`
<dl class="mv-hours">
  <div class="mv-hours-row"><dt>Wednesday to Saturday</dt><dd class="mv-hours-time">Supper, 19:30</dd></div>
  <div class="mv-hours-row"><dt>Sunday</dt><dd class="mv-hours-time">Lunch, 13:00 and supper, 19:30</dd></div>
  <div class="mv-hours-row"><dt>The bar, and the bench outside</dt><dd class="mv-hours-time">From 18:00</dd></div>
  <div class="mv-hours-row"><dt>Monday and Tuesday</dt><dd class="mv-hours-time">Closed</dd></div>
</dl>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="mv-wrap mv-hero">
    <h1 class="mv-hero-title"><span class="mv-hero-first">Marrow</span> <span class="mv-hero-second"><span class="mv-hero-and">&amp;</span>Vetch</span></h1>
    <div class="mv-hero-row">
      <p class="mv-hero-lead">Twenty-four seats at one long table, and one supper for everybody.</p>
      <p class="mv-hero-note">Five courses from fields you can see from the hill. Wednesday to Sunday, at half past seven sharp, in the old tannery in Ousely.</p>
      <a class="mv-button" href="#book">Book a seat</a>
    </div>
  </section>
  <img class="mv-table-picture" src="/templates/supper-restaurant/table.svg" width="1600" height="620" alt="A long oxblood table from above, laid for twenty-four, with candles, loaves and sprigs of vetch">

  <section class="mv-menu" id="supper">
    <img class="mv-menu-plant" src="/templates/supper-restaurant/vetch.svg" width="680" height="940" alt="" loading="lazy">
    <div class="mv-menu-sheet">
      <h2 class="mv-menu-title">Spring supper</h2>
      <p class="mv-menu-dates">From Wednesday 3 March until Sunday 30 May</p>
      <img class="mv-sprig" src="/templates/supper-restaurant/sprig.svg" width="320" height="60" alt="" loading="lazy">
      <ol class="mv-courses">
        <li class="mv-course">
          <p class="mv-course-label">With the first glass</p>
          <h3 class="mv-course-name">Marrow toast, pickled vetch tips</h3>
          <p class="mv-course-text">Roast bone marrow on yesterday’s rye, with the shoots that gave us half of our name</p>
        </li>
        <li class="mv-course">
          <p class="mv-course-label">From the garden</p>
          <h3 class="mv-course-name">Peas, lettuce &amp; a slow egg</h3>
          <p class="mv-course-text">The first peas, braised with spring onions, and a hen’s egg cooked for an hour</p>
        </li>
        <li class="mv-course">
          <p class="mv-course-label">From the river</p>
          <h3 class="mv-course-name">Trout in brown butter and sorrel</h3>
          <p class="mv-course-text">Caught at Ousely weir, cooked on one side only</p>
        </li>
        <li class="mv-course">
          <p class="mv-course-label">From the oven</p>
          <h3 class="mv-course-name">Shoulder of lamb, hay &amp; new potatoes</h3>
          <p class="mv-course-text">Nine hours under a lid of meadow hay. Or a whole celeriac, done the same way</p>
        </li>
        <li class="mv-course">
          <p class="mv-course-label">To finish</p>
          <h3 class="mv-course-name">Rhubarb, burnt custard, black pepper</h3>
          <p class="mv-course-text">Then coffee, and a plate of marrowbone shortbread for the table to fight over</p>
        </li>
      </ol>
      <img class="mv-sprig" src="/templates/supper-restaurant/sprig.svg" width="320" height="60" alt="" loading="lazy">
      <p class="mv-menu-price">£64, plus £38 for a drink with each course</p>
      <p class="mv-menu-foot">We can cook supper without meat, fish, gluten or milk if you tell us by noon.</p>
      <p><a class="mv-link" href="/menu">The whole menu, Sunday lunch and wine</a></p>
    </div>
    <img class="mv-menu-plant-end" src="/templates/supper-restaurant/vetch.svg" width="680" height="940" alt="" loading="lazy">
  </section>

  <section class="mv-book" id="book">
    <div class="mv-wrap mv-book-grid">
      <div class="mv-book-side">
        <h2 class="mv-h2">A seat at the table</h2>
        <p>Everybody sits down together, so please come at seven for a drink rather than at twenty to eight with an apology. You will have a neighbour on each side. Most people have swapped telephone numbers by the time the lamb comes.</p>
        <p>For ten or more, take <a class="mv-footer-link" href="/private-dining">the upstairs room</a>.</p>
      </div>
      ${BOOKING_FORM}
    </div>
  </section>

  <section class="mv-section">
    <div class="mv-kitchen">
      <img class="mv-kitchen-picture" src="/templates/supper-restaurant/market.svg" width="1200" height="860" alt="A cut marrow, red onions, radishes, bean pods and garlic on a pink table" loading="lazy">
      <div class="mv-kitchen-text">
        <h2 class="mv-h2">Agnes cooks, Femi pours</h2>
        <p>Agnes Thorley cooked in other people’s kitchens for sixteen years. Femi Adeyinka sold wine from the back of a post van. In 2021 they took on a tannery with no floor and built the twelve-metre table inside it, because it would never have fitted through the door.</p>
        <p>There is one menu for each season. It changes a little every day and completely four times a year.</p>
        <a class="mv-link" href="/menu">Read this season’s menu</a>
      </div>
    </div>
  </section>

  <section class="mv-wrap mv-growers-grid">
    <h2 class="mv-h2">Who grew it</h2>
    <ul class="mv-growers">
      <li class="mv-grower"><span class="mv-grower-what">Vetch, peas, lettuce</span><span class="mv-grower-who">Hollin Farm, the Okoro family</span><span class="mv-grower-miles">4 miles</span></li>
      <li class="mv-grower"><span class="mv-grower-what">Lamb and hay</span><span class="mv-grower-who">Bet Marsden, High Fold</span><span class="mv-grower-miles">7 miles</span></li>
      <li class="mv-grower"><span class="mv-grower-what">Trout</span><span class="mv-grower-who">Ousely Weir Fishery</span><span class="mv-grower-miles">900 yards</span></li>
      <li class="mv-grower"><span class="mv-grower-what">Rye and wheat flour</span><span class="mv-grower-who">Two Wheels Mill</span><span class="mv-grower-miles">12 miles</span></li>
      <li class="mv-grower"><span class="mv-grower-what">Butter, milk, eggs</span><span class="mv-grower-who">Hannah and Per Lund, Carr End</span><span class="mv-grower-miles">5 miles</span></li>
      <li class="mv-grower"><span class="mv-grower-what">Rhubarb</span><span class="mv-grower-who">Mr Pickles, plot 31</span><span class="mv-grower-miles">Next door</span></li>
    </ul>
  </section>

  <div class="mv-section">
    <section class="mv-private">
      <div class="mv-private-grid">
        <div class="mv-private-text">
          <h2 class="mv-h2">The room upstairs</h2>
          <p>Ten to sixteen people, a door that closes, a window over the river and a record player you are welcome to use. Birthdays, wakes, long arguments, small weddings.</p>
          <p>Supper from £72 a head, with no charge for the room.</p>
          <a class="mv-button-line" href="/private-dining">Private dining</a>
        </div>
        <img class="mv-private-picture" src="/templates/supper-restaurant/room.svg" width="1100" height="1000" alt="A dark red room with a laid table, candles, three lamps and an arched window at dusk" loading="lazy">
      </div>
    </section>
  </div>

  <section class="mv-wrap mv-find mv-find-last">
    <img class="mv-find-picture" src="/templates/supper-restaurant/front.svg" width="1200" height="900" alt="The front of the restaurant at night, with lit windows and two pairs of guests" loading="lazy">
    <div class="mv-find-text">
      <h2 class="mv-h2">Hours</h2>
      ${HOURS}
      <address class="mv-address">
        <span>17 Tanner’s Steps, Ousely OY1&nbsp;6PD</span>
        <a class="mv-link" href="/book#find">How to get here</a>
      </address>
    </div>
  </section>
</main>
${FOOTER}`;

const MENU = html`${HEADER}
<main id="main">
  <div class="mv-wrap mv-page-head">
    <h1 class="mv-page-title">The menu</h1>
    <p class="mv-page-text">One supper, one Sunday lunch, and a short list of bottles. We settle the menu at four o’clock, so a dish or two may change by the evening.</p>
  </div>

  <section class="mv-menu">
    <img class="mv-menu-plant" src="/templates/supper-restaurant/vetch.svg" width="680" height="940" alt="" loading="lazy">
    <div class="mv-menu-sheet">
      <h2 class="mv-menu-title">Spring supper</h2>
      <p class="mv-menu-dates">Wednesday to Sunday, at half past seven</p>
      <img class="mv-sprig" src="/templates/supper-restaurant/sprig.svg" width="320" height="60" alt="" loading="lazy">
      <ol class="mv-courses">
        <li class="mv-course"><p class="mv-course-label">With the first glass</p><h3 class="mv-course-name">Marrow toast, pickled vetch tips</h3><p class="mv-course-text">Without meat: smoked mushroom on rye. With pear cider from Carr End</p></li>
        <li class="mv-course"><p class="mv-course-label">From the garden</p><h3 class="mv-course-name">Peas, lettuce &amp; a slow egg</h3><p class="mv-course-text">With a white from the chalk, cold as the cellar</p></li>
        <li class="mv-course"><p class="mv-course-label">From the river</p><h3 class="mv-course-name">Trout in brown butter and sorrel</h3><p class="mv-course-text">Without fish: salt-baked turnip. An orange wine, four days on its skins</p></li>
        <li class="mv-course"><p class="mv-course-label">From the oven</p><h3 class="mv-course-name">Shoulder of lamb, hay &amp; new potatoes</h3><p class="mv-course-text">Without meat: celeriac, done the same way. A red that needs air</p></li>
        <li class="mv-course"><p class="mv-course-label">To finish</p><h3 class="mv-course-name">Rhubarb, burnt custard, black pepper</h3><p class="mv-course-text">With Femi’s bay leaf vermouth, over ice</p></li>
      </ol>
      <img class="mv-sprig" src="/templates/supper-restaurant/sprig.svg" width="320" height="60" alt="" loading="lazy">
      <p class="mv-menu-price">£64, plus £38 for a drink with each course</p>
    </div>
    <img class="mv-menu-plant-end" src="/templates/supper-restaurant/vetch.svg" width="680" height="940" alt="" loading="lazy">
  </section>

  <div class="mv-section">
    <div class="mv-wrap mv-lists">
      <section>
        <h2 class="mv-list-title">Sunday lunch</h2>
        <ul class="mv-list">
          <li class="mv-list-item"><h3 class="mv-list-name">Soup of whatever was left</h3><span class="mv-list-price">£8</span><p class="mv-list-text">With bread and a great deal of butter</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Devilled kidneys on toast</h3><span class="mv-list-price">£11</span></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Roast hogget, mint, gravy</h3><span class="mv-list-price">£24</span><p class="mv-list-text">Potatoes in dripping, three vegetables in the middle of the table</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Leek and barley pie</h3><span class="mv-list-price">£19</span><p class="mv-list-text">Enough for one and a half</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Steamed lemon pudding</h3><span class="mv-list-price">£9</span></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Three cheeses, oatcakes</h3><span class="mv-list-price">£12</span></li>
        </ul>
        <p class="mv-list-note">Children under ten eat half and pay half.</p>
      </section>
      <section>
        <h2 class="mv-list-title">To drink</h2>
        <ul class="mv-list">
          <li class="mv-list-item"><h3 class="mv-list-name">Chalk white, Lower Nine Vineyard</h3><span class="mv-list-price">£7 / £34</span><p class="mv-list-text">Lean, salty, good with peas</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Orange, Casa Oriol</h3><span class="mv-list-price">£8 / £39</span><p class="mv-list-text">Apricot skin and tea</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Light red, Domaine Perchet</h3><span class="mv-list-price">£7.50 / £36</span><p class="mv-list-text">Served cold, whatever your uncle says</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Dark red, Quinta do Freixo</h3><span class="mv-list-price">£9 / £44</span><p class="mv-list-text">For the lamb</p></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Pear cider, Carr End</h3><span class="mv-list-price">£5</span></li>
          <li class="mv-list-item"><h3 class="mv-list-name">Rhubarb cordial, soda</h3><span class="mv-list-price">£4</span></li>
        </ul>
        <p class="mv-list-note">Prices by the glass and by the bottle. No corkage on Wednesdays.</p>
      </section>
    </div>
  </div>

  <section class="mv-hungry">
    <div class="mv-wrap mv-book-grid">
      <div class="mv-book-side"><h2 class="mv-h2">Hungry yet?</h2></div>
      <div class="mv-book-side">
        <p>Tell us about allergies when you book and again when you sit down. The kitchen uses nuts, wheat, milk, fish and shellfish, and we will say plainly when a dish cannot be made safe for you.</p>
        <div><a class="mv-button" href="/book">Book a seat</a></div>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const PRIVATE_DINING = html`${HEADER}
<main id="main">
  <div class="mv-wrap mv-page-head">
    <h1 class="mv-page-title">Upstairs</h1>
    <p class="mv-page-text">A private room for ten to sixteen, above the kitchen and over the river. Same cooks, same cellar, your own door.</p>
  </div>
  <img class="mv-room-picture" src="/templates/supper-restaurant/room-wide.svg" width="1600" height="1000" alt="A dark red room with a laid table, candles, three lamps, a record player and an arched window at dusk">

  <section class="mv-section mv-wrap" aria-labelledby="ways">
    <h2 class="mv-h2 mv-center" id="ways">Three ways to book it</h2>
    <div class="mv-offers">
      <article class="mv-offer">
        <h3 class="mv-h3">Supper, as downstairs</h3>
        <p class="mv-offer-price">£72</p>
        <p>The season’s five courses, served at your own pace between 19:00 and 23:30. A first glass for everyone.</p>
      </article>
      <article class="mv-offer">
        <h3 class="mv-h3">Carved at the table</h3>
        <p class="mv-offer-price">£86</p>
        <p>A shoulder of lamb, a goose or a whole turbot, carved by whoever claims to know how. Order nine days ahead.</p>
      </article>
      <article class="mv-offer">
        <h3 class="mv-h3">Long lunch</h3>
        <p class="mv-offer-price">£54</p>
        <p>Thursday to Saturday from 12:30. Three courses, cheese, and no one asking for the table back.</p>
      </article>
    </div>
  </section>

  <section class="mv-book" id="ask">
    <div class="mv-wrap mv-book-grid">
      <div class="mv-book-side">
        <h2 class="mv-h2">Ask for the room</h2>
        <p>Prices are per guest and include service. There is no charge for the room. A deposit of £20 a head holds the date, and we refund it up to ten days before.</p>
        <p>The stairs are steep. If someone in your party cannot climb them, we keep the far end of the long table for you instead.</p>
      </div>
      <form class="mv-form" data-form="Private dining" method="post">
        <div class="mv-field"><label class="mv-label" for="mv-date">Date</label><input class="mv-input" id="mv-date" name="date" type="date" required></div>
        <div class="mv-field"><label class="mv-label" for="mv-guests">Guests</label><input class="mv-input" id="mv-guests" name="guests" type="number" min="10" max="16" value="12" required></div>
        <div class="mv-field"><label class="mv-label" for="mv-name">Name</label><input class="mv-input" id="mv-name" name="name" type="text" autocomplete="name" required></div>
        <div class="mv-field"><label class="mv-label" for="mv-email">Email</label><input class="mv-input" id="mv-email" name="email" type="email" autocomplete="email" required></div>
        <div class="mv-field-wide"><label class="mv-label" for="mv-message">What is the occasion?</label><textarea class="mv-area" id="mv-message" name="occasion" rows="3"></textarea></div>
        <div class="mv-form-foot"><button class="mv-button-pale" type="submit">Ask for the room</button><p class="mv-form-note">Femi answers within a day, usually by telephone.</p></div>
      </form>
    </div>
  </section>

  <section class="mv-section mv-wrap mv-notes">
    <div class="mv-note"><h2 class="mv-h3">Music</h2><p>A record player and forty records. Bring your own, or a fiddler. Quiet after eleven: the neighbour is a midwife.</p></div>
    <div class="mv-note"><h2 class="mv-h3">Cake</h2><p>Bring one by all means, and we will light the candles. Or Agnes can bake one: £48, walnut or lemon.</p></div>
    <div class="mv-note"><h2 class="mv-h3">Flowers</h2><p>Vetch on the table in season, and something else when it is over. Take them home with you.</p></div>
  </section>
</main>
${FOOTER}`;

const BOOK = html`${HEADER}
<main id="main">
  <div class="mv-wrap mv-page-head">
    <h1 class="mv-page-title">Book a seat</h1>
    <p class="mv-page-text">Booking opens six weeks ahead, on Mondays at ten. Returned seats go up at noon on the day, so it is worth looking again.</p>
  </div>
  <section class="mv-book" aria-label="Booking">
    <div class="mv-wrap mv-book-grid">
      <div class="mv-book-side">
        <h2 class="mv-h2">When and how many</h2>
        <p>Up to nine seats together. If you are coming alone, we keep the corner by the kitchen door: the best seat in the house.</p>
        <p>If you cannot come, tell us two days before and nothing is charged. After that it is £30 a seat, because the lamb is already in the hay.</p>
      </div>
      ${BOOKING_FORM}
    </div>
  </section>
  <div class="mv-section" id="find">
    <section class="mv-wrap mv-find">
      <img class="mv-find-picture" src="/templates/supper-restaurant/front.svg" width="1200" height="900" alt="The front of the restaurant at night, with lit windows and two pairs of guests" loading="lazy">
      <div class="mv-find-text">
        <h2 class="mv-h2">Find us</h2>
        ${HOURS}
        <address class="mv-address">
          <span>17 Tanner’s Steps, Ousely OY1&nbsp;6PD</span>
          <a class="mv-link" href="tel:+441632960724">01632 960724</a>
          <a class="mv-link" href="mailto:table@marrowandvetch.example">table@marrowandvetch.example</a>
        </address>
        <p class="mv-muted">Down the steps beside the chemist, second door, pink front. Ousely station is nine minutes away; the last train back is at 23:52. One step at the door, and we have a ramp.</p>
      </div>
    </section>
  </div>
</main>
${FOOTER}`;

export const supperRestaurant: Template = {
  id: "supper-restaurant",
  name: line("Supper restaurant"),
  category: "food",
  colors: {
    background: "#f7dfdb",
    surface: "#fcf0ed",
    text: "#4a0f17",
    muted: "#7a3f43",
    line: "#e3b8b2",
    accent: "#a3202f",
    "on-accent": "#fdf0ed",
    rose: "#eeb9b3",
  },
  fonts: { heading: "playfair-display", body: "work-sans" },
  css: SUPPER_RESTAURANT_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Marrow & Vetch – supper for twenty-four in Ousely",
      description:
        "One long table, twenty-four seats and five courses from the fields around Ousely. Spring supper, £64.",
      html: HOME,
    },
    {
      id: "menu",
      name: "Menu",
      slug: "menu",
      title: "Menu – Marrow & Vetch",
      description: "Spring supper in five courses, Sunday lunch and a short list of wine.",
      html: MENU,
    },
    {
      id: "private-dining",
      name: "Private dining",
      slug: "private-dining",
      title: "Private dining – Marrow & Vetch",
      description: "A room for ten to sixteen over the river, with supper from £72 a head and no charge for the room.",
      html: PRIVATE_DINING,
    },
    {
      id: "book",
      name: "Book",
      slug: "book",
      title: "Book a seat – Marrow & Vetch",
      description: "Book seats for supper or Sunday lunch, with opening hours and how to find Tanner’s Steps.",
      html: BOOK,
    },
  ],
};
