import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { ILLUSTRATOR_PORTFOLIO_CSS } from "@/lib/templates/catalog/illustrator-portfolio-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="nh-skip" href="#main">Skip to the content</a>
<header class="nh-header">
  <a class="nh-logo" href="/">Noor Haddad</a>
  <nav class="nh-nav" aria-label="Main">
    <a class="nh-nav-link" href="/work">Work</a>
    <a class="nh-nav-link" href="/commissions">Commissions</a>
    <a class="nh-nav-link" href="/about">About</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="nh-footer">
  <div class="nh-wrap nh-footer-row">
    <p>Noor Haddad, Studio 9, Ropewalk Yard, Ballinmoor</p>
    <nav class="nh-footer-links" aria-label="Footer">
      <a class="nh-footer-link" href="mailto:noor@noorhaddad.example">noor@noorhaddad.example</a>
      <a class="nh-footer-link" href="/work">Work</a>
      <a class="nh-footer-link" href="/commissions">Commissions</a>
      <a class="nh-footer-link" href="/about">About</a>
    </nav>
  </div>
</footer>`;

const CALL = html`
<section class="nh-call">
  <div class="nh-wrap nh-grid">
    <h2 class="nh-call-title">Have a page to fill?</h2>
    <div class="nh-call-side">
      <p>Covers, columns, labels, walls. I take on two new jobs a month and answer within three days.</p>
      <a class="nh-call-button" href="/commissions">Send a brief</a>
    </div>
  </div>
</section>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="nh-wrap nh-grid nh-hero">
    <h1 class="nh-title"><span class="nh-title-big">Drawings</span> <span class="nh-title-by">by Noor Haddad</span></h1>
    <figure class="nh-hero-figure">
      <img class="nh-hero-picture" src="/templates/illustrator-portfolio/fig-tree.svg" width="880" height="1040" alt="A fig tree with black and ochre leaves, and a cut fig below it">
      <figcaption class="nh-caption"><span class="nh-caption-title">Fig, east wall</span><span class="nh-caption-note">Linocut, two blocks, 2026</span></figcaption>
    </figure>
    <div class="nh-hero-text">
      <p class="nh-lead">Linocuts and ink for magazines, books and the odd wine label. Mostly people waiting, things on tables, and weather.</p>
      <div class="nh-actions">
        <a class="nh-button" href="#work">Look at the work</a>
        <a class="nh-textlink" href="/commissions">Commissions</a>
      </div>
    </div>
  </section>

  <section class="nh-wrap nh-grid nh-works" id="work" aria-label="Selected work">
    <figure class="nh-work-a">
      <img class="nh-picture" src="/templates/illustrator-portfolio/night-bus.svg" width="1240" height="760" alt="A double-decker in the rain at night, its upper windows lit ochre with passengers in silhouette" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">N38, upper deck</span><span class="nh-caption-note">Ink and screenprint, for The Ferry Post</span></figcaption>
    </figure>
    <figure class="nh-work-b">
      <img class="nh-picture" src="/templates/illustrator-portfolio/swimmer.svg" width="880" height="1100" alt="A swimmer with an ochre cap crossing dark, lined water" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">November swimmer</span><span class="nh-caption-note">Linocut</span></figcaption>
    </figure>
    <figure class="nh-work-c">
      <img class="nh-picture" src="/templates/illustrator-portfolio/chairs.svg" width="960" height="960" alt="Nine different chairs in a grid, one of them with a cat" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">Nine places to sit</span><span class="nh-caption-note">Chalk on black</span></figcaption>
    </figure>
    <figure class="nh-work-d">
      <img class="nh-picture" src="/templates/illustrator-portfolio/crows.svg" width="1240" height="820" alt="Crows over an allotment with a scarecrow, a low ochre sun behind the rows" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">The scarecrow’s day off</span><span class="nh-caption-note">Linocut, cover of Slow Atlas 12</span></figcaption>
    </figure>
    <figure class="nh-work-e">
      <img class="nh-picture" src="/templates/illustrator-portfolio/balcony.svg" width="880" height="1140" alt="A balcony with iron scrolls and plants, a woman in the doorway and laundry above" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">Aunt Salma, first floor</span><span class="nh-caption-note">Ink and gouache, 60 × 78 cm</span></figcaption>
    </figure>
    <figure class="nh-work-f">
      <img class="nh-picture" src="/templates/illustrator-portfolio/lemons.svg" width="1100" height="820" alt="Two and a half lemons on a striped cloth, with a kitchen knife" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">Two and a half lemons</span><span class="nh-caption-note">Linocut, edition of 40</span></figcaption>
    </figure>
  </section>

  <section class="nh-statement">
    <div class="nh-wrap nh-grid">
      <h2 class="nh-statement-title">Three colours are enough. The third is for lemons.</h2>
      <div class="nh-statement-text">
        <p>Black, chalk and one ochre that I grind from a bag my uncle sent from the quarry at Rahba. Working with so little keeps me honest: if a drawing needs a blue to be understood, the drawing is wrong.</p>
        <p>Everything begins in a pocket sketchbook, standing up, in a queue. Then I cut it in lino at the table by the north window, and most of the lines go in the bin.</p>
        <a class="nh-textlink" href="/about">More about the studio</a>
      </div>
    </div>
  </section>

  <section class="nh-wrap nh-index" id="index">
    <div class="nh-index-head">
      <h2 class="nh-h2">Index</h2>
      <a class="nh-textlink" href="/work">Everything, with prices</a>
    </div>
    <table class="nh-table">
      <thead>
        <tr>
          <th class="nh-th" scope="col">No.</th>
          <th class="nh-th" scope="col">Title</th>
          <th class="nh-th-wide" scope="col">Medium</th>
          <th class="nh-th-wide" scope="col">Size</th>
          <th class="nh-th-wide" scope="col">Year</th>
          <th class="nh-th-end" scope="col">Prints</th>
        </tr>
      </thead>
      <tbody>
        <tr class="nh-tr"><td class="nh-td-number">41</td><th class="nh-td-title" scope="row">Fig, east wall</th><td class="nh-td-wide">Linocut, two blocks</td><td class="nh-td-wide">44 × 52 cm</td><td class="nh-td-wide">2026</td><td class="nh-td-end">18 of 30</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">40</td><th class="nh-td-title" scope="row">N38, upper deck</th><td class="nh-td-wide">Ink and screenprint</td><td class="nh-td-wide">62 × 38 cm</td><td class="nh-td-wide">2026</td><td class="nh-td-end">7 of 60</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">38</td><th class="nh-td-title" scope="row">The scarecrow’s day off</th><td class="nh-td-wide">Linocut</td><td class="nh-td-wide">62 × 41 cm</td><td class="nh-td-wide">2026</td><td class="nh-td-end">22 of 40</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">35</td><th class="nh-td-title" scope="row">November swimmer</th><td class="nh-td-wide">Linocut</td><td class="nh-td-wide">44 × 55 cm</td><td class="nh-td-wide">2025</td><td class="nh-td-end">3 of 40</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">33</td><th class="nh-td-title" scope="row">Nine places to sit</th><td class="nh-td-wide">Chalk on black paper</td><td class="nh-td-wide">48 × 48 cm</td><td class="nh-td-wide">2025</td><td class="nh-td-end">Original</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">29</td><th class="nh-td-title" scope="row">Aunt Salma, first floor</th><td class="nh-td-wide">Ink and gouache</td><td class="nh-td-wide">60 × 78 cm</td><td class="nh-td-wide">2025</td><td class="nh-td-end">Sold</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">27</td><th class="nh-td-title" scope="row">Two and a half lemons</th><td class="nh-td-wide">Linocut</td><td class="nh-td-wide">55 × 41 cm</td><td class="nh-td-wide">2024</td><td class="nh-td-end">31 of 40</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">26</td><th class="nh-td-title" scope="row">Everything on the desk</th><td class="nh-td-wide">Ink</td><td class="nh-td-wide">62 × 28 cm</td><td class="nh-td-wide">2024</td><td class="nh-td-end">Original</td></tr>
      </tbody>
    </table>
  </section>

  <section class="nh-wrap nh-grid nh-printed">
    <h2 class="nh-printed-title">Published in</h2>
    <ul class="nh-printed-list">
      <li class="nh-printed-item">The Ferry Post</li>
      <li class="nh-printed-item-muted">Slow Atlas</li>
      <li class="nh-printed-item">Long Table</li>
      <li class="nh-printed-item-muted">Harbour Quarterly</li>
      <li class="nh-printed-item-muted">Radio Kiosk</li>
      <li class="nh-printed-item">Winter Reader</li>
      <li class="nh-printed-item-muted">Pith &amp; Rind</li>
      <li class="nh-printed-item">Corvid Editions</li>
    </ul>
  </section>
  ${CALL}
</main>
${FOOTER}`;

const WORK = html`${HEADER}
<main id="main">
  <div class="nh-wrap nh-grid nh-page-head">
    <h1 class="nh-page-title">All the work</h1>
    <p class="nh-page-text">Prints are numbered, signed and unframed. Postage is included. For an original, write to me.</p>
  </div>

  <section class="nh-wrap nh-grid nh-series">
    <div class="nh-series-head">
      <h2 class="nh-h2">Waiting</h2>
      <p class="nh-series-note">Buses, doors, chairs. Since 2024, about one a month.</p>
    </div>
    <figure class="nh-wide">
      <img class="nh-picture" src="/templates/illustrator-portfolio/night-bus.svg" width="1240" height="760" alt="A double-decker in the rain at night, its upper windows lit ochre with passengers in silhouette">
      <figcaption class="nh-caption"><span class="nh-caption-title">40. N38, upper deck</span><span class="nh-caption-note">62 × 38 cm, edition of 60, £140</span></figcaption>
    </figure>
    <figure class="nh-narrow">
      <img class="nh-picture" src="/templates/illustrator-portfolio/chairs.svg" width="960" height="960" alt="Nine different chairs in a grid, one of them with a cat">
      <figcaption class="nh-caption"><span class="nh-caption-title">33. Nine places to sit</span><span class="nh-caption-note">Original, £680</span></figcaption>
    </figure>
    <figure class="nh-five">
      <img class="nh-picture" src="/templates/illustrator-portfolio/balcony.svg" width="880" height="1140" alt="A balcony with iron scrolls and plants, a woman in the doorway and laundry above" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">29. Aunt Salma, first floor</span><span class="nh-caption-note">60 × 78 cm, sold</span></figcaption>
    </figure>
    <figure class="nh-seven">
      <img class="nh-picture" src="/templates/illustrator-portfolio/desk.svg" width="1240" height="560" alt="Pencils, brushes, nibs, a knife and a roller in a row" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">26. Everything on the desk</span><span class="nh-caption-note">Original, £520</span></figcaption>
    </figure>
  </section>

  <section class="nh-wrap nh-grid nh-series">
    <div class="nh-series-head">
      <h2 class="nh-h2">Kitchen</h2>
      <p class="nh-series-note">Drawn before lunch, eaten at lunch. Eleven so far.</p>
    </div>
    <figure class="nh-seven">
      <img class="nh-picture" src="/templates/illustrator-portfolio/lemons.svg" width="1100" height="820" alt="Two and a half lemons on a striped cloth, with a kitchen knife" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">27. Two and a half lemons</span><span class="nh-caption-note">55 × 41 cm, edition of 40, £120</span></figcaption>
    </figure>
    <figure class="nh-five">
      <img class="nh-picture" src="/templates/illustrator-portfolio/fig-tree.svg" width="880" height="1040" alt="A fig tree with black and ochre leaves, and a cut fig below it" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">41. Fig, east wall</span><span class="nh-caption-note">44 × 52 cm, edition of 30, £160</span></figcaption>
    </figure>
  </section>

  <section class="nh-wrap nh-grid nh-series">
    <div class="nh-series-head">
      <h2 class="nh-h2">Weather</h2>
      <p class="nh-series-note">Outside, in gloves, with a flask. Finished indoors.</p>
    </div>
    <figure class="nh-narrow-start">
      <img class="nh-picture" src="/templates/illustrator-portfolio/swimmer.svg" width="880" height="1100" alt="A swimmer with an ochre cap crossing dark, lined water" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">35. November swimmer</span><span class="nh-caption-note">Edition of 40, £150</span></figcaption>
    </figure>
    <figure class="nh-wide">
      <img class="nh-picture" src="/templates/illustrator-portfolio/crows.svg" width="1240" height="820" alt="Crows over an allotment with a scarecrow, a low ochre sun behind the rows" loading="lazy">
      <figcaption class="nh-caption"><span class="nh-caption-title">38. The scarecrow’s day off</span><span class="nh-caption-note">62 × 41 cm, edition of 40, £140</span></figcaption>
    </figure>
  </section>
  ${CALL}
</main>
${FOOTER}`;

const COMMISSIONS = html`${HEADER}
<main id="main">
  <div class="nh-wrap nh-grid nh-page-head">
    <h1 class="nh-page-title">Send me a brief</h1>
    <p class="nh-page-text">Taking bookings from the middle of February. Small, quick jobs sometimes fit in sooner.</p>
  </div>

  <section class="nh-wrap nh-grid nh-fees">
    <h2 class="nh-h3 nh-fees-title">What it costs</h2>
    <ul class="nh-fees-list">
      <li class="nh-fee"><h3 class="nh-fee-name">Spot</h3><p class="nh-fee-text">A small drawing to go with a text. Ready three days after the brief.</p><p class="nh-fee-price">£220</p></li>
      <li class="nh-fee"><h3 class="nh-fee-name">Full page</h3><p class="nh-fee-text">For a magazine or an annual report. Two sketches, one round of changes.</p><p class="nh-fee-price">£640</p></li>
      <li class="nh-fee"><h3 class="nh-fee-name">Cover</h3><p class="nh-fee-text">Book or magazine, with hand-cut title lettering if you like.</p><p class="nh-fee-price">£1,150</p></li>
      <li class="nh-fee"><h3 class="nh-fee-name">Label</h3><p class="nh-fee-text">Wine, soap, sardines. Drawn at twice the size, with all the print files.</p><p class="nh-fee-price">£780</p></li>
      <li class="nh-fee"><h3 class="nh-fee-name">Wall</h3><p class="nh-fee-text">Painted on site in black, chalk white and ochre, with one assistant.</p><p class="nh-fee-price">from £2,800</p></li>
    </ul>
  </section>

  <img class="nh-desk" src="/templates/illustrator-portfolio/desk.svg" width="1240" height="560" alt="" loading="lazy">

  <section class="nh-wrap nh-grid nh-brief" id="brief">
    <div class="nh-brief-side">
      <h2 class="nh-h2">How it works</h2>
      <ol class="nh-steps">
        <li class="nh-step"><p><span class="nh-step-strong">You write.</span> What it is for, how large, by when. A bad photograph of an idea is a fine brief.</p></li>
        <li class="nh-step"><p><span class="nh-step-strong">I answer</span> within three days with a yes or no, a date and a price. You pay a third then.</p></li>
        <li class="nh-step"><p><span class="nh-step-strong">Two sketches</span> in pencil a week later. You pick one, or we talk.</p></li>
        <li class="nh-step"><p><span class="nh-step-strong">The finished piece</span> as a print file and, if you want it, the print itself.</p></li>
      </ol>
      <p class="nh-muted">The fee covers one use for two years in one country. The original stays with me unless you buy it.</p>
    </div>
    <form class="nh-form" data-form="Commission" method="post">
      <div class="nh-field"><label class="nh-label" for="nh-name">Your name</label><input class="nh-input" id="nh-name" name="name" type="text" autocomplete="name" required></div>
      <div class="nh-field"><label class="nh-label" for="nh-email">Email</label><input class="nh-input" id="nh-email" name="email" type="email" autocomplete="email" required></div>
      <div class="nh-field"><label class="nh-label" for="nh-kind">What do you need?</label>
        <select class="nh-input" id="nh-kind" name="kind">
          <option>Spot</option>
          <option>Full page</option>
          <option>Cover</option>
          <option>Label</option>
          <option>Wall</option>
          <option>I am not sure</option>
        </select>
      </div>
      <div class="nh-field"><label class="nh-label" for="nh-date">Needed by</label><input class="nh-input" id="nh-date" name="deadline" type="date"></div>
      <div class="nh-field-wide"><label class="nh-label" for="nh-brief">The brief</label><textarea class="nh-area" id="nh-brief" name="brief" rows="7" required></textarea></div>
      <div class="nh-form-foot"><button class="nh-button" type="submit">Send the brief</button><p class="nh-form-note">It comes straight to me, and I only use your details to answer you.</p></div>
    </form>
  </section>
</main>
${FOOTER}`;

const ABOUT = html`${HEADER}
<main id="main">
  <div class="nh-wrap nh-grid nh-page-head">
    <h1 class="nh-page-title">Draws in queues</h1>
  </div>
  <section class="nh-wrap nh-grid nh-about" aria-label="About Noor">
    <figure class="nh-about-figure">
      <img class="nh-picture" src="/templates/illustrator-portfolio/noor.svg" width="880" height="1040" alt="Noor, drawn by herself: black hair, round glasses, a striped shirt and a pencil behind the ear">
      <figcaption class="nh-caption"><span class="nh-caption-title">Self, with pencil</span><span class="nh-caption-note">Linocut, 2026</span></figcaption>
    </figure>
    <div class="nh-about-text">
      <p class="nh-about-opening">Noor Haddad grew up above a pharmacy in Rahba, where she drew on the backs of prescriptions, and learned to cut lino from a shoemaker who disapproved of her knives.</p>
      <p>She studied printmaking in Ballinmoor, stayed for the rain, and has worked for herself since 2018. Her studio is the ninth door in Ropewalk Yard: one press, one kettle, a window to the north and nineteen pairs of scissors, none of which cut.</p>
      <p>She teaches at the evening school on Mondays and is one of the four people behind Corvid Editions, who make very small books about large birds.</p>
      <p>The studio is open on the first Saturday of each month, from 11:00 to 16:00. Come and turn the wheel of the press.</p>
      <div class="nh-actions"><a class="nh-button" href="/commissions">Send a brief</a><a class="nh-textlink" href="mailto:noor@noorhaddad.example">noor@noorhaddad.example</a></div>
    </div>
  </section>
  <section class="nh-wrap nh-index" aria-labelledby="shown">
    <div class="nh-index-head"><h2 class="nh-h2" id="shown">Exhibitions</h2></div>
    <table class="nh-table">
      <thead>
        <tr><th class="nh-th" scope="col">Year</th><th class="nh-th" scope="col">Exhibition</th><th class="nh-th-wide" scope="col">Where</th><th class="nh-th-end" scope="col">Kind</th></tr>
      </thead>
      <tbody>
        <tr class="nh-tr"><td class="nh-td-number">2026</td><th class="nh-td-title" scope="row">People who wait</th><td class="nh-td-wide">Ropewalk Gallery, Ballinmoor</td><td class="nh-td-end">Solo</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">2025</td><th class="nh-td-title" scope="row">Black, and a bit</th><td class="nh-td-wide">Print Room, Oster Street</td><td class="nh-td-end">With three others</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">2025</td><th class="nh-td-title" scope="row">The large bird show</th><td class="nh-td-wide">Corvid Editions at the Corn Hall</td><td class="nh-td-end">With everyone</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">2023</td><th class="nh-td-title" scope="row">Eleven lunches</th><td class="nh-td-wide">Café Tamar, Rahba</td><td class="nh-td-end">Solo</td></tr>
        <tr class="nh-tr"><td class="nh-td-number">2021</td><th class="nh-td-title" scope="row">Small editions</th><td class="nh-td-wide">Wenna Library</td><td class="nh-td-end">Group</td></tr>
      </tbody>
    </table>
  </section>
  ${CALL}
</main>
${FOOTER}`;

export const illustratorPortfolio: Template = {
  id: "illustrator-portfolio",
  name: line("Illustrator’s portfolio"),
  category: "portfolio",
  colors: {
    background: "#121110",
    surface: "#1d1b19",
    text: "#ece7dc",
    muted: "#a89f90",
    line: "#3a352f",
    accent: "#d99a2b",
    "on-accent": "#15100a",
  },
  fonts: { heading: "syne", body: "dm-sans" },
  css: ILLUSTRATOR_PORTFOLIO_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Drawings by Noor Haddad",
      description: "Linocuts and ink drawings for magazines, books and labels, in black, chalk and one ochre.",
      html: HOME,
    },
    {
      id: "work",
      name: "Work",
      slug: "work",
      title: "All the work – Noor Haddad",
      description: "Linocuts, ink drawings and prints by Noor Haddad in three series, with sizes, editions and prices.",
      html: WORK,
    },
    {
      id: "commissions",
      name: "Commissions",
      slug: "commissions",
      title: "Commissions – Noor Haddad",
      description: "What a drawing costs, how a commission works and a form for your brief.",
      html: COMMISSIONS,
    },
    {
      id: "about",
      name: "About",
      slug: "about",
      title: "About – Noor Haddad",
      description: "Noor Haddad is an illustrator and printmaker in Ballinmoor. Exhibitions and open studio days.",
      html: ABOUT,
    },
  ],
};
