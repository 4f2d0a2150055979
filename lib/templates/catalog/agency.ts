import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { AGENCY_CSS } from "@/lib/templates/catalog/agency-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="gk-skip" href="#main">Skip to the content</a>
<header class="gk-header">
  <a class="gk-logo" href="/"><span class="gk-ring"></span>Gasket</a>
  <details class="gk-menu"><summary class="gk-menu-button">Menu</summary></details>
  <nav class="gk-nav" aria-label="Main">
    <a class="gk-nav-link" href="/#work">Work</a>
    <a class="gk-nav-link" href="/hinge">The hinge</a>
    <a class="gk-nav-link" href="/#prices">Prices</a>
    <a class="gk-nav-post" href="/post">Post us a thing</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="gk-footer">
  <p class="gk-footer-line">Somebody made that.</p>
  <address class="gk-footer-part">
    <a class="gk-link" href="/post">Gasket, 11 Tenter Yard, Marsby MB2&nbsp;4QA</a>
    <a class="gk-link" href="tel:+441632960411">01632 960411</a>
    <a class="gk-link" href="mailto:dull@gasket.example">dull@gasket.example</a>
  </address>
  <nav class="gk-footer-part" aria-label="Footer">
    <a class="gk-link" href="/#work">Work</a>
    <a class="gk-link" href="/hinge">The hinge</a>
    <a class="gk-link" href="/post">Post us a thing</a>
  </nav>
</footer>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="gk-hero">
    <h1 class="gk-title">We make hinges famous</h1>
    <div class="gk-hero-photo"><img class="gk-print" src="/templates/agency/hinge.webp" width="1280" height="853" alt="Photo of the thing that made you known, on a plain ground, wide"></div>
    <div class="gk-hero-text">
      <p class="gk-lead">Gasket is a studio of nine for things nobody looks at: seals, springs, clips, bearings. We film them, launch them and build rooms for them.</p>
      <a class="gk-button" href="/hinge">How the hinge did it</a>
    </div>
  </section>

  <section id="work">
    <article class="gk-case-sky">
      <div class="gk-case-text">
        <h2 class="gk-noun">Spring</h2>
        <p class="gk-lead">Ormond Wire had one sentence for its springs: “To DIN 2095.” So we hung a bus from one in the market square and left it there for a week.</p>
        <dl class="gk-rows">
          <div class="gk-row"><dt>Day one</dt><dd>A crowd, a policeman</dd></div>
          <div class="gk-row"><dt>Day four</dt><dd>A wedding photograph</dd></div>
          <div class="gk-row"><dt>Day seven</dt><dd>Spring taken down, bus driven home</dd></div>
          <div class="gk-row"><dt>By autumn</dt><dd>Half as many orders again</dd></div>
        </dl>
      </div>
      <div class="gk-case-photo"><img class="gk-print-tall" src="/templates/agency/spring.webp" width="960" height="1200" alt="Photo of your second piece of work, upright" loading="lazy"></div>
    </article>

    <div class="gk-pair">
      <article class="gk-case-bone">
        <div class="gk-square"><img class="gk-print" src="/templates/agency/rings.webp" width="1200" height="1200" alt="Photo of your third piece of work, square" loading="lazy"></div>
        <h2 class="gk-noun-small">O-ring</h2>
        <p class="gk-text">For Tolland Seals we took a jeweller’s window for December and put in four hundred O-rings, without a price. Six people went in and asked. Tolland now has a shop.</p>
      </article>
      <article class="gk-case-orange">
        <div class="gk-square"><img class="gk-print" src="/templates/agency/bearing.webp" width="1280" height="853" alt="Photo of your fourth piece of work, which may be cut to a square" loading="lazy"></div>
        <h2 class="gk-noun-small">Ball bearing</h2>
        <p class="gk-text">A launch without a speech. A child gave a two-ton door one push, and it turned for eleven minutes. All ninety guests stayed until it stopped, and then clapped a door.</p>
      </article>
    </div>

    <article class="gk-room">
      <div class="gk-room-photo"><img class="gk-photo" src="/templates/agency/room.webp" width="1280" height="853" alt="Photo of a room or an event that you made, wide" loading="lazy"></div>
      <div class="gk-room-text">
        <h2 class="gk-noun">One room each</h2>
        <div class="gk-room-words">
          <p class="gk-lead">“What holds” is our exhibition of single parts. One object in a room, one bench, no screen. It has been to four towns, and people whisper in it.</p>
          <p class="gk-text">If you have an empty hall between March and May, it fits into one van and is up in two days.</p>
        </div>
      </div>
    </article>
  </section>

  <section class="gk-prices" id="prices">
    <h2 class="gk-h2">Three prices, said aloud</h2>
    <div class="gk-price-list">
      <div class="gk-price-row"><h3 class="gk-h3">A look</h3><p class="gk-price">£2,400</p><p class="gk-price-text">One of us stands in your works for three days and writes down what is good about the thing. Often that is all you need.</p></div>
      <div class="gk-price-row"><h3 class="gk-h3">A launch</h3><p class="gk-price">£38,000</p><p class="gk-price-text">A film, pictures for everything, one day that people talk about. Twelve weeks, and the crane is included.</p></div>
      <div class="gk-price-row"><h3 class="gk-h3">A room</h3><p class="gk-price">£90,000</p><p class="gk-price-text">An exhibition that travels, with its lights, benches and driver. Yours to keep, down to the last screw, which we can also make famous.</p></div>
    </div>
    <a class="gk-button-pink" href="/post">Post us a thing</a>
  </section>

  <section class="gk-no">
    <h2 class="gk-h2">No trainers. No oat drinks. No app that finds you an app.</h2>
    <p class="gk-lead">They have enough friends. We work for people whose mothers ask what they make, and then ask whether they have eaten.</p>
  </section>
</main>
${FOOTER}`;

const HINGE = html`${HEADER}
<main id="main">
  <section class="gk-page-head">
    <h1 class="gk-title-page">Forty-one minutes of a hinge</h1>
    <p class="gk-lead">Harl &amp; Sons have made one hinge in brass since 1911. In 2025 they had eleven customers left, all of them polite.</p>
  </section>
  <div class="gk-wide"><img class="gk-photo" src="/templates/agency/hinge.webp" width="1280" height="853" alt="Photo of the work, whole and in colour, wide"></div>
  <section class="gk-story">
    <dl class="gk-rows">
      <div class="gk-row"><dt>For</dt><dd>Harl &amp; Sons, Marsby</dd></div>
      <div class="gk-row"><dt>Thing</dt><dd>Butt hinge, brass, 76 mm</dd></div>
      <div class="gk-row"><dt>Made</dt><dd>One film, one room, one poster of six metres</dd></div>
      <div class="gk-row"><dt>Took</dt><dd>Twelve weeks</dd></div>
      <div class="gk-row"><dt>Seen by</dt><dd>31,000 people, to the end</dd></div>
      <div class="gk-row"><dt>Sold out in</dt><dd>Nine days</dd></div>
    </dl>
    <div class="gk-story-text">
      <p class="gk-lead">We asked how many times a hinge opens in its life. Nobody at Harl’s knew. So we put one on a door, put the door in front of a camera and opened it until something gave.</p>
      <p class="gk-text">After nine hours the camera gave. We cut the rest to forty-one minutes: a hand, a door, a click. No music. We showed it once, in the cinema on Corn Street, to every joiner within sixty miles, with a pie in the interval.</p>
      <p class="gk-text">The joiners filmed it on their telephones. That film, of a film of a hinge, is the one you have seen.</p>
    </div>
  </section>
  <figure class="gk-quote">
    <blockquote class="gk-quote-text">My father made these for forty years and nobody asked him how. On Thursday a boy asked him for an autograph. On a hinge.</blockquote>
    <figcaption class="gk-text">Ines Harl, the third of the Sons</figcaption>
  </figure>
  <div class="gk-two">
    <div class="gk-tall"><img class="gk-photo" src="/templates/agency/detail.webp" width="960" height="960" alt="Photo of a detail of the work, from close by" loading="lazy"></div>
    <div class="gk-tall"><img class="gk-photo" src="/templates/agency/room.webp" width="1280" height="853" alt="Photo of the work with its audience, or in its place" loading="lazy"></div>
  </div>
  <section class="gk-no">
    <h2 class="gk-h2">What is the dullest thing you make?</h2>
    <div class="gk-hero-text"><p class="gk-lead">We have a shelf for what comes by post. Everything on it gets an answer.</p><a class="gk-button" href="/post">Post us a thing</a></div>
  </section>
</main>
${FOOTER}`;

const POST = html`${HEADER}
<main id="main">
  <section class="gk-post">
    <div class="gk-post-text">
      <h1 class="gk-title-page">Post us a thing</h1>
      <p class="gk-lead">Put one of what you make into an envelope. No deck, no brief, no brand values. We put it on the table at lunch and ring you when we have fought over it.</p>
      <div class="gk-parcel">
        <p class="gk-parcel-to">Gasket<br>11 Tenter Yard<br>Marsby<br>MB2&nbsp;4QA</p>
        <p class="gk-text">Up to 20 kg. For more than that, ring the bell at the back: there is a hoist.</p>
      </div>
    </div>
    <form class="gk-form" data-form="Thing" method="post">
      <div class="gk-field"><label class="gk-label" for="gk-thing">What is it?</label><input class="gk-input" id="gk-thing" name="thing" type="text" required></div>
      <div class="gk-field"><label class="gk-label" for="gk-without">What falls off without it?</label><textarea class="gk-area" id="gk-without" name="without" rows="3" required></textarea></div>
      <div class="gk-field"><label class="gk-label" for="gk-kind">What would help it?</label>
        <select class="gk-input" id="gk-kind" name="kind">
          <option class="gk-option">A look, £2,400</option>
          <option class="gk-option">A launch, £38,000</option>
          <option class="gk-option">A room, £90,000</option>
          <option class="gk-option">You tell us</option>
        </select>
      </div>
      <div class="gk-field"><label class="gk-label" for="gk-name">Your name</label><input class="gk-input" id="gk-name" name="name" type="text" autocomplete="name" required></div>
      <div class="gk-field"><label class="gk-label" for="gk-email">Email</label><input class="gk-input" id="gk-email" name="email" type="email" autocomplete="email" required></div>
      <button class="gk-button" type="submit">It is on its way</button>
      <p class="gk-text">We answer within three working days, also with a no.</p>
    </form>
  </section>
  <div class="gk-post-photo"><img class="gk-print" src="/templates/agency/bearing.webp" width="1280" height="853" alt="Photo of your table, your shelf or your people, which is cut to a wide strip" loading="lazy"></div>
</main>
${FOOTER}`;

export const agency: Template = {
  id: "agency",
  name: line("Agency"),
  category: "business",
  colors: {
    background: "#ff97cb",
    surface: "#fbf1e6",
    text: "#1d0613",
    muted: "#5f1f43",
    line: "#b8417f",
    accent: "#7a0046",
    "on-accent": "#fff3f8",
    sky: "#a9d4ff",
    orange: "#ff8f52",
  },
  fonts: { heading: "jetbrains-mono", body: "instrument-sans" },
  css: AGENCY_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Gasket – a studio for dull things",
      description: "Films, launches and exhibitions for the things that nobody looks at: hinges, springs, seals.",
      html: HOME,
    },
    {
      id: "hinge",
      name: "The hinge",
      slug: "hinge",
      title: "Forty-one minutes of a hinge – Gasket",
      description: "How a film without music sold out a brass hinge from 1911 in nine days.",
      html: HINGE,
    },
    {
      id: "post",
      name: "Post us a thing",
      slug: "post",
      title: "Post us a thing – Gasket",
      description: "Put one of what you make into an envelope. We ring you when we have fought over it.",
      html: POST,
    },
  ],
};
