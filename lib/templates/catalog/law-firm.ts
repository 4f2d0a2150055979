import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { LAW_FIRM_CSS } from "@/lib/templates/catalog/law-firm-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="fa-skip" href="#main">Skip to the content</a>
<header class="fa-header">
  <a class="fa-logo" href="/">Ferris Adeyemi, solicitors</a>
  <details class="fa-menu"><summary class="fa-menu-button">Menu</summary></details>
  <nav class="fa-nav" aria-label="Main">
    <a class="fa-nav-link" href="/work">What it costs</a>
    <a class="fa-nav-link" href="/people">People</a>
    <a class="fa-nav-link" href="/contact">Send us the letter</a>
    <a class="fa-nav-call" href="tel:+441632960255">01632 960255</a>
  </nav>
</header>`;

const CALL = html`
<section class="fa-call">
  <a class="fa-call-number" href="tel:+441632960255">01632 960255</a>
  <div class="fa-call-words">
    <p class="fa-lead">The first twenty minutes cost nothing. A solicitor picks up, not a system.</p>
    <p>Weekdays 8 to 18. If you were arrested, at any hour.</p>
  </div>
</section>`;

const FOOTER = html`
<footer class="fa-footer">
  <p class="fa-footer-text">Ferris Adeyemi is a partnership of three solicitors. The times on this site are for England and Wales and for most cases, not for every case. Ask before you rely on one.</p>
  <address class="fa-footer-part">
    <a class="fa-footer-link" href="/contact">22 Assize Row, Thornbury TH1&nbsp;6QA</a>
    <a class="fa-footer-link" href="mailto:post@ferrisadeyemi.example">post@ferrisadeyemi.example</a>
  </address>
  <nav class="fa-footer-part" aria-label="Footer">
    <a class="fa-footer-link" href="/work">What it costs</a>
    <a class="fa-footer-link" href="/people">People</a>
    <a class="fa-footer-link" href="/contact">Send us the letter</a>
  </nav>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="fa-hero">
    <div class="fa-hero-text">
      <h1 class="fa-title">You got a letter. We answer it.</h1>
      <div class="fa-hero-foot">
        <p class="fa-lead">Dismissed, evicted, sued, left out of a will: nearly everybody who comes to us holds a piece of paper with a date on it. Start with the date.</p>
        <a class="fa-button" href="/contact">Send us the letter</a>
      </div>
    </div>
    <div class="fa-hero-side">
      <div class="fa-hero-frame"><img class="fa-photo" src="/templates/law-firm/files.webp" width="960" height="1201" alt="Photo of your work: files on a desk, upright"></div>
      <p class="fa-hero-note">Since 1991 we have answered some 14,000 of them.</p>
    </div>
  </section>

  <section class="fa-section">
    <p class="fa-margin">How long you have, counted from the day it happened or the date on the letter</p>
    <div class="fa-body">
      <h2 class="fa-h2">The clock is the first thing we look at</h2>
      <div class="fa-terms">
        <article class="fa-term"><p class="fa-term-time">14 days</p><div class="fa-term-text"><h3 class="fa-h3">A claim form from the county court</h3><p>Say nothing and the other side wins without a hearing. Two lines from us double your time.</p></div></article>
        <article class="fa-term"><p class="fa-term-time">28 days</p><div class="fa-term-text"><h3 class="fa-h3">A penalty or a licence taken away</h3><p>Most appeals are lost in the post tray. Ring on the day it comes.</p></div></article>
        <article class="fa-term"><p class="fa-term-time">3 months less a day</p><div class="fa-term-text"><h3 class="fa-h3">You were dismissed</h3><p>It runs from your last day, not from the appeal your employer offers you.</p></div></article>
        <article class="fa-term"><p class="fa-term-time">6 months</p><div class="fa-term-text"><h3 class="fa-h3">You were left out of a will</h3><p>From the grant of probate. Before that, we can stop the clock with one form.</p></div></article>
      </div>
      <p><a class="fa-link" href="/work">What each of these costs</a></p>
    </div>
  </section>

  <div class="fa-wide"><img class="fa-photo" src="/templates/law-firm/table.webp" width="1280" height="854" alt="Photo of your rooms: the meeting table, wide, without people" loading="lazy"></div>

  <section class="fa-section">
    <p class="fa-margin">Our terms, in full. They fit here because there are three</p>
    <div class="fa-body">
      <h2 class="fa-h2">No hourly rates, ever</h2>
      <div class="fa-clauses">
        <div class="fa-clause"><p class="fa-clause-number">1.</p><h3 class="fa-h3">A price before we begin</h3><p>You get one figure in writing. If it turns out to be more work, that is our arithmetic and not yours.</p></div>
        <div class="fa-clause"><p class="fa-clause-number">2.</p><h3 class="fa-h3">We say when to stop</h3><p>One case in four, we tell people to leave it. That call is free and it is the best advice we give.</p></div>
        <div class="fa-clause"><p class="fa-clause-number">3.</p><h3 class="fa-h3">Words you would use</h3><p>Every letter goes to you first. If you have to read a sentence twice, we write it again.</p></div>
      </div>
    </div>
  </section>

  <section class="fa-people">
    <article class="fa-person"><img class="fa-person-photo" src="/templates/law-firm/first.webp" width="960" height="1200" alt="Photo of your team: the first person, head and shoulders" loading="lazy"><div class="fa-person-text"><h2 class="fa-person-name">Folake Adeyemi</h2><p>Work and pay</p></div></article>
    <article class="fa-person"><img class="fa-person-photo" src="/templates/law-firm/second.webp" width="960" height="1200" alt="Photo of your team: the second person, head and shoulders" loading="lazy"><div class="fa-person-text"><h2 class="fa-person-name">Martin Ferris</h2><p>Wills and land</p></div></article>
    <article class="fa-person"><img class="fa-person-photo" src="/templates/law-firm/third.webp" width="960" height="1200" alt="Photo of your team: the third person, head and shoulders" loading="lazy"><div class="fa-person-text"><h2 class="fa-person-name">Ines Carrow</h2><p>Courts and police</p></div></article>
  </section>
  ${CALL}
</main>
${FOOTER}`;

const WORK = html`${HEADER}
<main id="main">
  <section class="fa-page-head">
    <h1 class="fa-title">What it costs</h1>
    <p class="fa-lead">One price for each job, with tax and court fees. Nothing on this page begins with “from”.</p>
  </section>
  <section class="fa-areas">
    <div class="fa-areas-frame"><img class="fa-photo" src="/templates/law-firm/pen.webp" width="1280" height="854" alt="Photo of your work: a letter being signed"></div>
    <div class="fa-area-list">
      <article class="fa-area"><h2 class="fa-h2">Work</h2><div class="fa-area-text"><p>Dismissal, pay that did not come, an offer to leave quietly that you should not sign tonight.</p><p class="fa-price">Reading a settlement: £420. A tribunal, all of it: £3,900</p></div></article>
      <article class="fa-area"><h2 class="fa-h2">Home</h2><div class="fa-area-text"><p>Notice to leave, a deposit that stayed away, damp that the landlord has called condensation for three winters.</p><p class="fa-price">A letter that works: £180. A hearing: £950</p></div></article>
      <article class="fa-area"><h2 class="fa-h2">Family and wills</h2><div class="fa-area-text"><p>Writing one, proving one, disputing one. Martin also does the land that comes with it.</p><p class="fa-price">A will: £290. Probate: £1,850. A dispute: we quote in a week</p></div></article>
      <article class="fa-area"><h2 class="fa-h2">Courts and police</h2><div class="fa-area-text"><p>Interviews at the station, driving, the magistrates. Ines sleeps with the telephone on.</p><p class="fa-price">At the station: nothing. A day in court: £880</p></div></article>
      <article class="fa-area"><h2 class="fa-h2">Being sued</h2><div class="fa-area-text"><p>By a builder, a bank, a neighbour, a customer. Half of these end with one reply in the right form.</p><p class="fa-price">The reply: £240. To the end: £2,600</p></div></article>
    </div>
  </section>
  ${CALL}
</main>
${FOOTER}`;

const PEOPLE = html`${HEADER}
<main id="main">
  <section class="fa-page-head">
    <h1 class="fa-title">Three people</h1>
    <p class="fa-lead">Whoever answers your first call does your case until it is over. There is nobody else to hand it to.</p>
  </section>
  <section class="fa-bios">
    <article class="fa-bio">
      <div class="fa-bio-frame"><img class="fa-person-photo" src="/templates/law-firm/first.webp" width="960" height="1200" alt="Photo of your team: the first person, head and shoulders"></div>
      <h2 class="fa-h2">Folake Adeyemi</h2>
      <div class="fa-bio-text"><p class="fa-margin">Work and pay</p><p>Nine years on the other side, writing dismissals for a supermarket chain. She knows how they are put together and where they come apart.</p><a class="fa-link" href="mailto:folake@ferrisadeyemi.example">folake@ferrisadeyemi.example</a></div>
    </article>
    <article class="fa-bio">
      <div class="fa-bio-frame"><img class="fa-person-photo" src="/templates/law-firm/second.webp" width="960" height="1200" alt="Photo of your team: the second person, head and shoulders" loading="lazy"></div>
      <h2 class="fa-h2">Martin Ferris</h2>
      <div class="fa-bio-text"><p class="fa-margin">Wills and land</p><p>Founded the firm above a shoe shop in 1991. Reads old deeds for pleasure and has settled eleven quarrels about the same hedge.</p><a class="fa-link" href="mailto:martin@ferrisadeyemi.example">martin@ferrisadeyemi.example</a></div>
    </article>
    <article class="fa-bio">
      <div class="fa-bio-frame"><img class="fa-person-photo" src="/templates/law-firm/third.webp" width="960" height="1200" alt="Photo of your team: the third person, head and shoulders" loading="lazy"></div>
      <h2 class="fa-h2">Ines Carrow</h2>
      <div class="fa-bio-text"><p class="fa-margin">Courts and police</p><p>Seventeen years in the magistrates’ court, on her feet. Will tell you on the stairs what the bench had for lunch and how that helps.</p><a class="fa-link" href="mailto:ines@ferrisadeyemi.example">ines@ferrisadeyemi.example</a></div>
    </article>
  </section>
  <div class="fa-wide"><img class="fa-photo" src="/templates/law-firm/table.webp" width="1280" height="854" alt="Photo of your rooms: the meeting table, wide, without people" loading="lazy"></div>
  ${CALL}
</main>
${FOOTER}`;

const CONTACT = html`${HEADER}
<main id="main">
  <section class="fa-contact">
    <div class="fa-contact-frame"><img class="fa-contact-photo" src="/templates/law-firm/door.webp" width="960" height="1201" alt="Photo of your front door from the street, upright"></div>
    <div class="fa-contact-body">
      <h1 class="fa-contact-title">Send us the letter</h1>
      <p class="fa-lead">Type what it says, or the first paragraph. We ring you on the next working day and tell you how bad it is.</p>
      <form class="fa-form" data-form="Letter" method="post">
        <div class="fa-field"><label class="fa-label" for="fa-date">The date on the letter</label><input class="fa-input" id="fa-date" name="date" type="date" required></div>
        <div class="fa-field"><label class="fa-label" for="fa-who">Who sent it?</label><input class="fa-input" id="fa-who" name="sender" type="text" required></div>
        <div class="fa-field"><label class="fa-label" for="fa-what">What is it about?</label>
          <select class="fa-input" id="fa-what" name="subject">
            <option class="fa-option">Work</option>
            <option class="fa-option">Home</option>
            <option class="fa-option">Family and wills</option>
            <option class="fa-option">Court or police</option>
            <option class="fa-option">Somebody is suing me</option>
          </select>
        </div>
        <div class="fa-field"><label class="fa-label" for="fa-text">What does it say?</label><textarea class="fa-area-input" id="fa-text" name="text" rows="5"></textarea></div>
        <div class="fa-field"><label class="fa-label" for="fa-name">Your name</label><input class="fa-input" id="fa-name" name="name" type="text" autocomplete="name" required></div>
        <div class="fa-field"><label class="fa-label" for="fa-phone">Telephone</label><input class="fa-input" id="fa-phone" name="telephone" type="tel" autocomplete="tel" required></div>
        <button class="fa-button" type="submit">Send it</button>
        <p class="fa-muted">This does not make us your solicitors yet and costs nothing. Nobody else reads it.</p>
      </form>
      <p>22 Assize Row is the red door beside the old court. The bell is low enough for a wheelchair and so is the lift.</p>
    </div>
  </section>
  ${CALL}
</main>
${FOOTER}`;

export const lawFirm: Template = {
  id: "law-firm",
  name: line("Law firm"),
  category: "business",
  colors: {
    background: "#f4f3ef",
    surface: "#ffffff",
    text: "#12100e",
    muted: "#56524d",
    line: "#d5d2ca",
    accent: "#b5200d",
    "on-accent": "#fff7f3",
  },
  fonts: { heading: "archivo", body: "newsreader" },
  css: LAW_FIRM_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Ferris Adeyemi – solicitors in Thornbury",
      description: "Three solicitors who answer letters about work, home, wills and courts, for one price in writing.",
      html: HOME,
    },
    {
      id: "work",
      name: "What it costs",
      slug: "work",
      title: "What it costs – Ferris Adeyemi",
      description: "One price for each job, from a letter to a tribunal, with tax and court fees.",
      html: WORK,
    },
    {
      id: "people",
      name: "People",
      slug: "people",
      title: "People – Ferris Adeyemi",
      description: "Folake Adeyemi, Martin Ferris and Ines Carrow, and what each of them does.",
      html: PEOPLE,
    },
    {
      id: "contact",
      name: "Send us the letter",
      slug: "contact",
      title: "Send us the letter – Ferris Adeyemi",
      description: "Tell us what the letter says. A solicitor rings on the next working day.",
      html: CONTACT,
    },
  ],
};
