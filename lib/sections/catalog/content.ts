import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const contentSections: readonly Section[] = [
  {
    id: "content-article",
    name: line("Article"),
    category: "content",
    html: html`<section class="content-article">
  <article class="content-article-inner">
    <header class="content-article-head">
      <h2 class="content-article-title">Why a good drawer sighs when you close it</h2>
      <p class="content-article-lead">A note on hundredths of a millimetre, beeswax, and the one sound our joiner listens for.</p>
    </header>
    <div class="content-article-aside">
      <p class="content-article-fact">Tom Hythe</p>
      <p class="content-article-fact"><time datetime="2025-03-14">14 March 2025</time></p>
      <p class="content-article-fact">Four minutes</p>
    </div>
    <div class="content-article-body">
      <p class="content-article-text">Push a cheap drawer and it stops with a knock. Push a careful one and, for the last inch, it seems to breathe out. That breath is air leaving the cabinet through a gap no wider than two sheets of paper.</p>
      <p class="content-article-text">To get there you plane, try, and plane again. I keep a candle stub in my apron and a pencil behind my ear. The pencil marks where the drawer rubs. The candle is for the day I plane too far, though no wax works as well as wood that fits.</p>
      <h3 class="content-article-heading">What to listen for in a shop</h3>
      <ul class="content-article-list">
        <li class="content-article-point">Pull the drawer out by one corner. If it jams, it was fitted in a hurry.</li>
        <li class="content-article-point">Look at the back. Dovetails there mean somebody cared where it did not show.</li>
        <li class="content-article-point">Close it with a finger. You want a sigh, not a bang.</li>
      </ul>
      <blockquote class="content-article-quote">
        <p>The best fit is the one you only notice on the day it rains.</p>
      </blockquote>
      <p class="content-article-text">Ours are fitted twice: once in a dry week, once in a wet one. It adds nine days to every chest we make, and it is the reason the ones from 2009 still open in November.</p>
    </div>
  </article>
</section>`,
    css: css`
.content-article { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.content-article-inner { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: clamp(36px, 5vw, 72px) clamp(24px, 4vw, 56px); max-width: 1200px; margin-inline: auto }
.content-article-head { grid-column: 2 }
.content-article-title { max-width: 15ch; font-size: clamp(2.25rem, 5.2vw, 4.5rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1.02 }
.content-article-lead { margin-block-start: clamp(18px, 2.2vw, 30px); max-width: 27em; color: var(--color-muted);
  font-size: clamp(1.1875rem, 1.8vw, 1.5rem); line-height: 1.4; text-wrap: pretty }
.content-article-aside { padding-block-start: 12px; border-block-start: 2px solid var(--color-text); align-self: start;
  color: var(--color-muted); font-size: 0.9375rem; line-height: 1.7 }
.content-article-fact { overflow-wrap: anywhere }
.content-article-body { max-width: 39em; padding-block-start: 12px; border-block-start: 1px solid var(--color-line) }
.content-article-text { margin-block-end: 1.1em; font-size: 1.125rem; line-height: 1.7; text-wrap: pretty }
.content-article-heading { margin-block: 1.7em 0.7em; font-size: clamp(1.3125rem, 2vw, 1.625rem); font-weight: 500;
  letter-spacing: -0.02em; line-height: 1.2 }
.content-article-list { display: grid; gap: 10px; margin-block-end: 1.4em }
.content-article-point { margin-inline-start: 1.25em; padding-inline-start: 0.35em; font-size: 1.125rem;
  line-height: 1.6; list-style: disc }
.content-article-quote { margin-block: clamp(36px, 4.5vw, 60px); padding-inline-start: clamp(20px, 2.6vw, 36px);
  border-inline-start: 4px solid var(--color-accent); font-family: var(--font-heading);
  font-size: clamp(1.5rem, 2.7vw, 2.25rem); letter-spacing: -0.025em; line-height: 1.22; text-wrap: balance }
@media (max-width: 900px) {
  .content-article-inner { grid-template-columns: minmax(0, 1fr) }
  .content-article-head { grid-column: 1 }
  .content-article-aside { display: flex; flex-wrap: wrap; gap: 0 28px }
  .content-article-body { border-block-start: 0; padding-block-start: 0 }
}
`,
  },
  {
    id: "content-overlap",
    name: line("Text with tall picture"),
    category: "content",
    html: html`<section class="content-overlap">
  <div class="content-overlap-inner">
    <div class="content-overlap-words">
      <h2 class="content-overlap-title">A rope works, nine benches and a very slow lift</h2>
      <p class="content-overlap-text">For a hundred and twelve years this building twisted rope for fishing boats. It is 190 metres long and four wide, which is a poor shape for almost anything except planing long boards.</p>
      <p class="content-overlap-text">We rented the middle third in 2009 with two benches and a borrowed saw. Today nine of us work under the same north windows, and the rest is shared with a potter, a weaver and a man who restores accordions.</p>
      <a class="content-overlap-link" href="/about">Read the whole story</a>
    </div>
    <figure class="content-overlap-figure">
      <img class="content-overlap-picture" src="/sections/arches.svg" alt="Stone steps lead through two arches towards green hills" width="900" height="1200" loading="lazy">
      <figcaption class="content-overlap-caption">The river door, where the rope went out</figcaption>
    </figure>
  </div>
</section>`,
    css: css`
.content-overlap { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.content-overlap-inner { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: clamp(32px, 5vw, 72px) auto clamp(32px, 4vw, 56px); max-width: 1200px; margin-inline: auto }
.content-overlap-words { grid-area: 2 / 1 / 3 / 10; display: flex; flex-direction: column; align-items: flex-start;
  justify-content: center; padding-block: clamp(40px, 6vw, 96px); padding-inline: clamp(24px, 4.4vw, 64px) 39%;
  border-radius: 8px; background: var(--color-surface) }
.content-overlap-title { font-size: clamp(1.75rem, 3vw, 2.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.12 }
.content-overlap-text { margin-block-start: clamp(18px, 2vw, 28px); color: var(--color-muted); text-wrap: pretty }
.content-overlap-link { display: inline-flex; align-items: center; min-height: 44px; margin-block-start: 20px;
  font-weight: 600; text-decoration: underline; text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px; text-underline-offset: 6px }
.content-overlap-link:hover { text-decoration-thickness: 4px }
.content-overlap-figure { position: relative; display: flex; flex-direction: column; grid-area: 1 / 7 / 4 / 13 }
.content-overlap-picture { flex: 1 1 0; width: 100%; min-height: 0; border-radius: 8px; object-fit: cover }
.content-overlap-caption { margin-block-start: 12px; color: var(--color-muted); font-size: 0.9375rem; text-align: end }
@media (max-width: 600px) {
  .content-overlap-inner { grid-template-rows: auto; row-gap: 0 }
  .content-overlap-figure { grid-area: 1 / 2 / 2 / 13 }
  .content-overlap-picture { flex: none; aspect-ratio: 1 / 1; object-position: 50% 45% }
  .content-overlap-caption { display: none }
  .content-overlap-words { grid-area: 2 / 1 / 3 / 13; margin-block-start: -32px; margin-inline-end: 16px;
    padding: 64px 24px 28px }
}
`,
  },
  {
    id: "content-columns",
    name: line("Text in two columns"),
    category: "content",
    html: html`<section class="content-columns">
  <div class="content-columns-inner">
    <h2 class="content-columns-title">We began by mending the chairs of one village hall.</h2>
    <div class="content-columns-body">
      <p class="content-columns-text">There were eighty of them, bought in 1954, and sixty wobbled. The committee wanted plastic. Ines offered to repair ten for the price of a good lunch, and the committee, who liked lunch, agreed.</p>
      <p class="content-columns-text">It took a winter to do the rest. By spring we knew what breaks, which is never the part you expect: the back leg, a hand's width above the seat, where people lean back.</p>
      <p class="content-columns-text">So we drew a chair that is thick exactly there and thin everywhere else. That is still our no. 4. It looks simple, as answers do once you have found the question.</p>
      <p class="content-columns-text">The hall has kept its eighty. They stack, they squeak at weddings, and once a year we go round with a mallet and put right what the dancing has undone.</p>
    </div>
    <p class="content-columns-sign">Ines Alder and Tom Hythe</p>
  </div>
</section>`,
    css: css`
.content-columns { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.content-columns-inner { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: clamp(36px, 5.5vw, 80px) clamp(12px, 2vw, 24px); max-width: 1200px; margin-inline: auto;
  padding-block-start: clamp(20px, 2.4vw, 32px); border-block-start: 2px solid var(--color-text) }
.content-columns-title { grid-column: 1 / 11; font-size: clamp(2.25rem, 5.6vw, 4.75rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1.02 }
.content-columns-body { grid-column: 5 / 13; columns: 2; column-gap: clamp(24px, 3.6vw, 48px) }
.content-columns-text { margin-block-end: 1.1em; text-wrap: pretty; break-inside: avoid }
.content-columns-sign { grid-column: 1 / 5; grid-row: 2; align-self: start; font-family: var(--font-heading);
  font-size: 1.125rem; font-weight: 500; line-height: 1.45 }
@media (max-width: 900px) {
  .content-columns-title { grid-column: 1 / -1 }
  .content-columns-body { grid-column: 1 / -1 }
  .content-columns-sign { grid-column: 1 / -1; grid-row: auto }
}
@media (max-width: 600px) {
  .content-columns-body { columns: 1 }
  .content-columns-inner { gap: 32px 12px }
}
`,
  },
  {
    id: "content-figures",
    name: line("Large figures"),
    category: "content",
    html: html`<section class="content-figures">
  <div class="content-figures-inner">
    <div class="content-figures-intro">
      <h2 class="content-figures-title">Our year, counted honestly</h2>
      <p class="content-figures-text">We publish these each January, including the ones that sting. The full list is pinned up by the door.</p>
    </div>
    <dl class="content-figures-list">
      <div class="content-figures-item">
        <dt class="content-figures-label">chairs left the workshop, and two came back</dt>
        <dd class="content-figures-value">412</dd>
      </div>
      <div class="content-figures-item">
        <dt class="content-figures-label">trees felled, all within sight of a road we cycle along</dt>
        <dd class="content-figures-value">31</dd>
      </div>
      <div class="content-figures-item">
        <dt class="content-figures-label">miles driven for deliveries in one electric van</dt>
        <dd class="content-figures-value">6,840</dd>
      </div>
      <div class="content-figures-item">
        <dt class="content-figures-label">days late, on average. We are working on it</dt>
        <dd class="content-figures-value">3.5</dd>
      </div>
    </dl>
  </div>
</section>`,
    css: css`
.content-figures { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-text);
  color: var(--color-background) }
.content-figures-inner { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: clamp(40px, 5vw, 80px); max-width: 1200px; margin-inline: auto }
.content-figures-title { font-size: clamp(1.875rem, 3.2vw, 2.75rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.08 }
.content-figures-text { margin-block-start: clamp(16px, 1.8vw, 24px); max-width: 24em; text-wrap: pretty }
.content-figures-list { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: clamp(36px, 5vw, 72px) clamp(20px, 3vw, 40px) }
.content-figures-item { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: 16px;
  padding-block-start: clamp(16px, 1.6vw, 22px); border-block-start: 1px solid currentColor }
.content-figures-value { font-family: var(--font-heading); font-size: clamp(3.25rem, 9.2vw, 8rem); font-weight: 500;
  font-variant-numeric: lining-nums; letter-spacing: -0.055em; line-height: 0.9; margin-inline-start: -0.035em }
.content-figures-label { max-width: 19em; font-size: 1rem; line-height: 1.45; text-wrap: balance }
@media (max-width: 900px) {
  .content-figures-inner { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
  .content-figures-list { grid-template-columns: minmax(0, 1fr); gap: 32px }
  .content-figures-value { font-size: 4.5rem }
}
`,
  },
  {
    id: "content-journal",
    name: line("Latest articles"),
    category: "content",
    html: html`<section class="content-journal">
  <div class="content-journal-inner">
    <div class="content-journal-head">
      <h2 class="content-journal-title">From the journal</h2>
      <a class="content-journal-all" href="/journal">All 48 entries</a>
    </div>
    <article class="content-journal-lead">
      <img class="content-journal-picture" src="/sections/forest.svg" alt="A path between dark birch trunks in autumn" width="900" height="1200" loading="lazy">
      <p class="content-journal-date"><time datetime="2025-10-02">2 October</time></p>
      <h3 class="content-journal-name"><a class="content-journal-link" href="/journal">The ash trees are dying, so we are learning to love sycamore</a></h3>
      <p class="content-journal-text">It bends less, it stains if you look away, and it is the brightest timber in the county.</p>
    </article>
    <div class="content-journal-rest">
      <article class="content-journal-item">
        <p class="content-journal-date"><time datetime="2025-08-21">21 August</time></p>
        <h3 class="content-journal-small"><a class="content-journal-link" href="/journal">Eleven hours with ninety metres of cane</a></h3>
        <p class="content-journal-text">What Priya thinks about while she weaves, apart from lunch.</p>
      </article>
      <article class="content-journal-item">
        <p class="content-journal-date"><time datetime="2025-06-05">5 June</time></p>
        <h3 class="content-journal-small"><a class="content-journal-link" href="/journal">How to oil a table without ruining a Saturday</a></h3>
        <p class="content-journal-text">One rag, one hour, and a warning about what to do with the rag.</p>
      </article>
      <article class="content-journal-item">
        <p class="content-journal-date"><time datetime="2025-03-14">14 March</time></p>
        <h3 class="content-journal-small"><a class="content-journal-link" href="/journal">Why a good drawer sighs when you close it</a></h3>
        <p class="content-journal-text">Hundredths of a millimetre, and a candle stub.</p>
      </article>
    </div>
  </div>
</section>`,
    css: css`
.content-journal { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.content-journal-inner { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: clamp(32px, 4vw, 56px) clamp(32px, 6vw, 96px); max-width: 1200px; margin-inline: auto }
.content-journal-head { display: flex; flex-wrap: wrap; grid-column: 1 / -1; align-items: baseline;
  justify-content: space-between; gap: 8px 32px }
.content-journal-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.content-journal-all { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600;
  text-decoration: underline; text-decoration-color: var(--color-accent); text-decoration-thickness: 2px;
  text-underline-offset: 6px }
.content-journal-all:hover { text-decoration-thickness: 4px }
.content-journal-picture { width: 100%; aspect-ratio: 16 / 11; border-radius: 4px; object-fit: cover;
  object-position: 50% 78%; margin-block-end: clamp(18px, 2vw, 28px) }
.content-journal-date { color: var(--color-muted); font-size: 0.9375rem; font-variant-numeric: lining-nums }
.content-journal-name { max-width: 22em; font-size: clamp(1.5rem, 2.6vw, 2.25rem);
  font-weight: 500; letter-spacing: -0.025em; line-height: 1.14 }
.content-journal-small { font-size: clamp(1.1875rem, 1.7vw, 1.5rem); font-weight: 500;
  letter-spacing: -0.018em; line-height: 1.2 }
.content-journal-link { display: block; padding-block: 8px; margin-block-end: -4px; text-decoration: none }
.content-journal-link:hover { text-decoration: underline; text-decoration-thickness: 2px;
  text-underline-offset: 5px }
.content-journal-text { margin-block-start: 6px; max-width: 32em; color: var(--color-muted); text-wrap: balance }
.content-journal-item { padding-block: clamp(20px, 2.4vw, 32px); border-block-end: 1px solid var(--color-line) }
.content-journal-rest { border-block-start: 2px solid var(--color-text) }
@media (max-width: 900px) {
  .content-journal-inner { grid-template-columns: minmax(0, 1fr) }
}
`,
  },
];
