import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { NON_PROFIT_CSS } from "@/lib/templates/catalog/non-profit-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="ev-skip" href="#main">Skip to the content</a>
<header class="ev-header">
  <a class="ev-logo" href="/">Eaves<span class="ev-hole"></span></a>
  <details class="ev-menu"><summary class="ev-menu-button">Menu</summary></details>
  <nav class="ev-nav" aria-label="Main">
    <a class="ev-nav-link" href="/#ways">Three ways in</a>
    <a class="ev-nav-link" href="/#count">The count</a>
    <a class="ev-nav-link" href="/lend">Lend a wall</a>
    <a class="ev-nav-give" href="/give">Give a box</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="ev-footer">
  <div class="ev-footer-brick">
    <p class="ev-footer-line">Back in May.</p>
  </div>
  <address class="ev-footer-part">
    <a class="ev-link" href="/lend">Eaves, The Old Coach House, Thirl Lane, Netherby NB3&nbsp;8LD</a>
    <a class="ev-link" href="tel:+441632960787">01632 960787</a>
    <a class="ev-link" href="mailto:hello@eaves.example">hello@eaves.example</a>
  </address>
  <nav class="ev-footer-part" aria-label="Footer">
    <a class="ev-link" href="/give">Give a box</a>
    <a class="ev-link" href="/lend">Lend a wall or a Tuesday</a>
    <span class="ev-small">Registered charity 0000000</span>
  </nav>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="ev-wall">
    <div class="ev-title-brick">
      <h1 class="ev-title">A home is a hole this big</h1>
    </div>
    <div class="ev-size-brick">
      <div class="ev-true-size"></div>
      <p class="ev-size-text">65 by 28 millimetres, about as large as you see it here. A swift needs no more. Most new walls have none.</p>
    </div>
    <div class="ev-photo-half"><img class="ev-photo" src="/templates/non-profit/sky.webp" width="1280" height="853" alt="Photo of the place that you work for: much sky, and what lives there"></div>
    <div class="ev-photo-brick"><img class="ev-photo" src="/templates/non-profit/wall.webp" width="1280" height="853" alt="Photo of what you leave behind, in its place, wide"></div>
    <div class="ev-lead-brick">
      <p class="ev-lead">When roofs in Netherby are mended, the gaps below them go. We put them back, box by box, before the birds are home from the Congo.</p>
    </div>
    <a class="ev-give-brick" href="/give"><span class="ev-give-price">£24</span><span class="ev-give-text">Give one box</span></a>
    <a class="ev-lend-brick" href="/lend"><span class="ev-give-price">5 m up</span><span class="ev-give-text">Lend us your wall</span></a>
  </section>

  <section class="ev-story">
    <h2 class="ev-h2">A swift lands for one reason</h2>
    <div class="ev-story-text">
      <p class="ev-lead">It eats in the air, drinks in the air and sleeps in the air. In its first three years it may not touch anything at all. Then it looks for a hole under a roof, and comes back to that hole for life.</p>
      <p class="ev-text">If there is scaffolding over it, or foam in it, the bird flies at the wall again and again, because last year there was a door. That is the sound people ring us about.</p>
    </div>
  </section>

  <section class="ev-ways" id="ways">
    <h2 class="ev-wide-title">Three ways in</h2>
    <div class="ev-course">
      <article class="ev-way-long">
        <div class="ev-frame"><img class="ev-photo" src="/templates/non-profit/parts.webp" width="1280" height="960" alt="Photo of what a gift pays for, laid out on a table" loading="lazy"></div>
        <div class="ev-way-text"><h3 class="ev-h3">Give £24</h3><p>Five boards, for the wall is the sixth, twelve screws and someone’s Tuesday. A box lasts for twenty-five summers, so that is 96p each, with the view.</p><a class="ev-link" href="/give">Give a box</a></div>
      </article>
      <article class="ev-way-short">
        <div class="ev-frame-tall"><img class="ev-photo" src="/templates/non-profit/ladder.webp" width="960" height="1200" alt="Photo of your people or their tools at work, upright" loading="lazy"></div>
        <div class="ev-way-text"><h3 class="ev-h3">Lend a wall</h3><p>Five metres up, out of the midday sun, with nothing in front. We bring the ladder and the insurance.</p><a class="ev-link" href="/lend">Lend a wall</a></div>
      </article>
    </div>
    <div class="ev-course">
      <article class="ev-way-dark">
        <div class="ev-way-text"><h3 class="ev-h3">Spare a Tuesday</h3><p>From seven to nine in the coach house, with saws, paint and a biscuit tin. You need to be able to hold a board straight or to hold the person who does.</p><a class="ev-link-light" href="/lend">Put your name down</a></div>
      </article>
      <article class="ev-way-wide">
        <div class="ev-frame-wide"><img class="ev-photo" src="/templates/non-profit/shelf.webp" width="1280" height="853" alt="Photo of a shelf, a store or a room in which your volunteers work, wide" loading="lazy"></div>
      </article>
    </div>
  </section>

  <section class="ev-count" id="count">
    <div class="ev-count-head">
      <h2 class="ev-h2">What we counted, also when it was nothing</h2>
      <p class="ev-text">On the second Sunday in June, forty of us sit on kerbs with flasks and write down who goes in where.</p>
    </div>
    <dl class="ev-years">
      <div class="ev-tally"><dt>2021</dt><dd class="ev-year-value">12 boxes, nobody came</dd><dd class="ev-pairs-none"></dd></div>
      <div class="ev-tally"><dt>2022</dt><dd class="ev-year-value">40 boxes, one pair, above the chip shop</dd><dd class="ev-pairs-1"></dd></div>
      <div class="ev-tally"><dt>2023</dt><dd class="ev-year-value">96 boxes, 9 pairs and a wren</dd><dd class="ev-pairs-9"></dd></div>
      <div class="ev-tally"><dt>2024</dt><dd class="ev-year-value">171 boxes, 29 pairs</dd><dd class="ev-pairs-29"></dd></div>
      <div class="ev-tally"><dt>2025</dt><dd class="ev-year-value">248 boxes, 58 pairs, and we had to buy a second flask</dd><dd class="ev-pairs-58"></dd></div>
    </dl>
  </section>

  <section class="ev-money">
    <h2 class="ev-wide-title">Of each £24</h2>
    <div class="ev-split">
      <div class="ev-split-large"><p class="ev-amount">£15</p><p>larch boards and screws</p></div>
      <div class="ev-split-mid"><p class="ev-amount">£6</p><p>ladder, van, insurance</p></div>
      <div class="ev-split-small"><p class="ev-amount">£3</p><p>Edith, who answers the telephone in May</p></div>
    </div>
  </section>
</main>
${FOOTER}`;

const GIVE = html`${HEADER}
<main id="main">
  <section class="ev-page">
    <div class="ev-page-text">
      <h1 class="ev-title-page">Give a box</h1>
      <p class="ev-lead">Tell us how many. We write back with our account and, once it is up, with the street, the height and the side of the house it is on.</p>
      <div class="ev-frame"><img class="ev-photo" src="/templates/non-profit/wall.webp" width="1280" height="853" alt="Photo of what somebody’s gift has become, wide"></div>
      <p class="ev-text">We take nothing for a wall, sell no names and send one letter a year, in August, when they have left and we have time.</p>
    </div>
    <form class="ev-form" data-form="Gift" method="post">
      <fieldset class="ev-choices">
        <legend class="ev-label">What would you like to give?</legend>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="gift" value="One box, £24" required><span><strong>£24</strong> One box, one pair</span></label>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="gift" value="Three boxes, £72"><span><strong>£72</strong> A row of three, because they like neighbours</span></label>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="gift" value="A whole gable, £240"><span><strong>£240</strong> Ten boxes, a whole gable end</span></label>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="gift" value="£2 a month"><span><strong>£2 a month</strong> One box a year, without thinking of it</span></label>
      </fieldset>
      <div class="ev-field"><label class="ev-label" for="ev-name">Your name</label><input class="ev-input" id="ev-name" name="name" type="text" autocomplete="name" required></div>
      <div class="ev-field"><label class="ev-label" for="ev-email">Email</label><input class="ev-input" id="ev-email" name="email" type="email" autocomplete="email" required></div>
      <div class="ev-field"><label class="ev-label" for="ev-words">A word to pencil inside the lid, if you like</label><input class="ev-input" id="ev-words" name="words" type="text" maxlength="60"></div>
      <button class="ev-button" type="submit">Give it</button>
      <p class="ev-small">Nothing is taken here. You pay when our letter has come.</p>
    </form>
  </section>
</main>
${FOOTER}`;

const LEND = html`${HEADER}
<main id="main">
  <section class="ev-page">
    <div class="ev-page-text">
      <h1 class="ev-title-page">Lend a wall, or a Tuesday</h1>
      <p class="ev-lead">You keep the wall. We put a box on it in about forty minutes, and come each October to see that it holds.</p>
      <dl class="ev-years">
        <div class="ev-year"><dt>Height</dt><dd class="ev-year-value">5 m or more, they drop before they fly</dd></div>
        <div class="ev-year"><dt>Side</dt><dd class="ev-year-value">North, east or west, or south below deep eaves</dd></div>
        <div class="ev-year"><dt>In front</dt><dd class="ev-year-value">Nothing: no tree, no wire, no flag</dd></div>
        <div class="ev-year"><dt>Mess</dt><dd class="ev-year-value">Hardly any, they are tidy people</dd></div>
        <div class="ev-year"><dt>Noise</dt><dd class="ev-year-value">Yes. From May to the end of July, at dusk</dd></div>
      </dl>
      <div class="ev-frame"><img class="ev-photo" src="/templates/non-profit/sky.webp" width="1280" height="853" alt="Photo of a house that takes part, with its roof and the sky" loading="lazy"></div>
    </div>
    <form class="ev-form" data-form="Wall or Tuesday" method="post">
      <fieldset class="ev-choices">
        <legend class="ev-label">What have you got?</legend>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="offer" value="A wall" required><span><strong>A wall</strong> My own, or I can ask whose it is</span></label>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="offer" value="Tuesdays"><span><strong>Tuesdays</strong> I can hold a board</span></label>
        <label class="ev-choice"><input class="ev-radio" type="radio" name="offer" value="A head for heights"><span><strong>A head for heights</strong> And I have been on a ladder before</span></label>
      </fieldset>
      <div class="ev-field"><label class="ev-label" for="ev-street">Street and house</label><input class="ev-input" id="ev-street" name="street" type="text" autocomplete="address-line1" required></div>
      <div class="ev-field"><label class="ev-label" for="ev-person">Your name</label><input class="ev-input" id="ev-person" name="name" type="text" autocomplete="name" required></div>
      <div class="ev-field"><label class="ev-label" for="ev-phone">Telephone</label><input class="ev-input" id="ev-phone" name="telephone" type="tel" autocomplete="tel" required></div>
      <div class="ev-field"><label class="ev-label" for="ev-more">Have you seen swifts there?</label><textarea class="ev-area" id="ev-more" name="seen" rows="3"></textarea></div>
      <button class="ev-button" type="submit">Offer it</button>
      <p class="ev-small">Edith rings back, usually while something is frying.</p>
    </form>
  </section>
</main>
${FOOTER}`;

export const nonProfit: Template = {
  id: "non-profit",
  name: line("Charity"),
  category: "community",
  colors: {
    background: "#a9ddd3",
    surface: "#eef8f2",
    text: "#2c0f0a",
    muted: "#5a332a",
    line: "#6fb3a7",
    accent: "#8f2f1a",
    "on-accent": "#fff3ea",
    sun: "#ffc766",
  },
  fonts: { heading: "dm-sans", body: "dm-sans" },
  css: NON_PROFIT_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Eaves – boxes for swifts in Netherby",
      description: "We put back the holes below the roofs of Netherby, so that swifts have a home in May.",
      html: HOME,
    },
    {
      id: "give",
      name: "Give a box",
      slug: "give",
      title: "Give a box – Eaves",
      description: "£24 pays for a nest box that lasts for twenty-five summers. We tell you where it hangs.",
      html: GIVE,
    },
    {
      id: "lend",
      name: "Lend a wall or a Tuesday",
      slug: "lend",
      title: "Lend a wall or a Tuesday – Eaves",
      description: "A wall of five metres, an evening in the workshop or a head for heights: what we need, and when.",
      html: LEND,
    },
  ],
};
