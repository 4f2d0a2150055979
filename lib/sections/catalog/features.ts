import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const featuresSections: readonly Section[] = [
  {
    id: "features-columns",
    name: line("Three columns"),
    category: "features",
    html: html`<section class="features-columns">
  <div class="features-columns-inner">
    <h2 class="features-columns-title">Three promises, written on the underside of every seat</h2>
    <ul class="features-columns-list">
      <li class="features-columns-item">
        <h3 class="features-columns-name">Ten years of repairs</h3>
        <p class="features-columns-text">A loose joint, a split cane, a dog with opinions. Bring us the chair and we put it right, free of charge.</p>
        <a class="features-columns-link" href="/repairs">What we mend</a>
      </li>
      <li class="features-columns-item">
        <h3 class="features-columns-name">Timber with an address</h3>
        <p class="features-columns-text">You get the name of the wood, the year the tree came down and the people who sawed it.</p>
        <a class="features-columns-link" href="/about">Where it grows</a>
      </li>
      <li class="features-columns-item">
        <h3 class="features-columns-name">Carried right to the room</h3>
        <p class="features-columns-text">Two of us deliver, up any stairs, and take the cardboard away. We level the legs before we leave.</p>
        <a class="features-columns-link" href="/contact">Check your postcode</a>
      </li>
    </ul>
  </div>
</section>`,
    css: css`
.features-columns { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.features-columns-inner { max-width: 1200px; margin-inline: auto }
.features-columns-title { max-width: 19ch; font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500;
  letter-spacing: -0.03em; line-height: 1.06 }
.features-columns-list { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(24px, 4vw, 56px);
  margin-block-start: clamp(48px, 6.5vw, 96px) }
.features-columns-item { display: flex; flex-direction: column; align-items: flex-start; padding-block-start: 20px;
  border-block-start: 2px solid var(--color-text) }
.features-columns-name { font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 500; letter-spacing: -0.015em }
.features-columns-text { margin-block: 14px 16px; color: var(--color-muted); text-wrap: pretty }
.features-columns-link { display: inline-flex; align-items: center; min-height: 44px; margin-block-start: auto;
  font-weight: 600; text-decoration: underline; text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px; text-underline-offset: 6px }
.features-columns-link:hover { text-decoration-thickness: 4px }
@media (max-width: 900px) {
  .features-columns-list { grid-template-columns: minmax(0, 1fr); gap: 36px }
  .features-columns-item { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0 32px }
  .features-columns-text { margin-block: 2px 8px }
  .features-columns-link { grid-column: 2; justify-self: start }
}
@media (max-width: 600px) {
  .features-columns-item { display: flex }
  .features-columns-text { margin-block: 10px 8px }
}
`,
  },
  {
    id: "features-list",
    name: line("Numbered list beside heading"),
    category: "features",
    html: html`<section class="features-list">
  <div class="features-list-inner">
    <div class="features-list-intro">
      <h2 class="features-list-title">House rules</h2>
      <p class="features-list-text">They hang by the kettle. Half of them cost us money, and we have not regretted a single one.</p>
    </div>
    <ol class="features-list-rows">
      <li class="features-list-row">
        <p class="features-list-number">1</p>
        <h3 class="features-list-name">Solid wood or nothing</h3>
        <p class="features-list-about">No veneer, no chipboard, not even inside drawers where nobody looks.</p>
      </li>
      <li class="features-list-row">
        <p class="features-list-number">2</p>
        <h3 class="features-list-name">One maker, start to end</h3>
        <p class="features-list-about">Whoever cuts the first joint also rubs in the last coat of oil, and signs it.</p>
      </li>
      <li class="features-list-row">
        <p class="features-list-number">3</p>
        <h3 class="features-list-name">Prices on the wall</h3>
        <p class="features-list-about">The same for an architect, a neighbour or a hotel with forty rooms.</p>
      </li>
      <li class="features-list-row">
        <p class="features-list-number">4</p>
        <h3 class="features-list-name">Waste feeds the stove</h3>
        <p class="features-list-about">Offcuts heat the workshop from October to April. Shavings go to the hens next door.</p>
      </li>
      <li class="features-list-row">
        <p class="features-list-number">5</p>
        <h3 class="features-list-name">Doors open on Saturday</h3>
        <p class="features-list-about">Come and watch. There is coffee, and a bench for children with real but blunt tools.</p>
      </li>
    </ol>
  </div>
</section>`,
    css: css`
.features-list { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.features-list-inner { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: clamp(36px, 5vw, 80px); max-width: 1200px; margin-inline: auto }
.features-list-intro { position: sticky; inset-block-start: 48px; align-self: start }
.features-list-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.features-list-text { margin-block-start: clamp(16px, 2vw, 28px); max-width: 24em; color: var(--color-muted);
  font-size: 1.0625rem; text-wrap: pretty }
.features-list-row { display: grid; grid-template-columns: 3.5rem minmax(0, 5fr) minmax(0, 6fr);
  gap: 6px clamp(12px, 2vw, 24px); align-items: baseline; padding-block: clamp(22px, 2.6vw, 34px);
  border-block-start: 1px solid var(--color-line) }
.features-list-number { color: var(--color-muted); font-family: var(--font-heading);
  font-size: clamp(1.25rem, 1.9vw, 1.625rem); font-variant-numeric: lining-nums tabular-nums; line-height: 1.2 }
.features-list-name { font-size: clamp(1.25rem, 1.9vw, 1.625rem); font-weight: 500; letter-spacing: -0.02em;
  line-height: 1.2 }
.features-list-about { color: var(--color-muted); text-wrap: pretty }
@media (max-width: 900px) {
  .features-list-inner { grid-template-columns: minmax(0, 1fr) }
  .features-list-intro { position: static }
}
@media (max-width: 600px) {
  .features-list-row { grid-template-columns: 2rem minmax(0, 1fr) }
  .features-list-about { grid-column: 2 }
}
`,
  },
  {
    id: "features-alternating",
    name: line("Pictures and text in turn"),
    category: "features",
    html: html`<section class="features-alternating">
  <div class="features-alternating-inner">
    <h2 class="features-alternating-title">How it stays in one piece</h2>
    <div class="features-alternating-row">
      <img class="features-alternating-picture" src="/sections/grain.svg" alt="Two boards of pale timber held together by dark butterfly keys" width="1200" height="900" loading="lazy">
      <div class="features-alternating-words">
        <h3 class="features-alternating-name">Joints that need no screws</h3>
        <p class="features-alternating-text">Wood swells in August and shrinks in January. Our tabletops are keyed with walnut butterflies, so the boards move together and no crack can spread.</p>
      </div>
    </div>
    <div class="features-alternating-row features-alternating-row-turned">
      <img class="features-alternating-picture" src="/sections/weave.svg" alt="Close view of a woven cane seat in a reddish frame" width="1200" height="900" loading="lazy">
      <div class="features-alternating-words features-alternating-words-turned">
        <h3 class="features-alternating-name">Cane, woven six ways</h3>
        <p class="features-alternating-text">Each seat takes eleven hours and ninety metres of cane, woven wet and pulled tight by hand. It will hold for twenty years. After that, send us the chair and we weave a new seat.</p>
        <a class="features-alternating-link" href="/repairs">Re-weaving costs £140</a>
      </div>
    </div>
  </div>
</section>`,
    css: css`
.features-alternating { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.features-alternating-inner { display: grid; gap: clamp(48px, 6.5vw, 96px); max-width: 1200px; margin-inline: auto }
.features-alternating-title { max-width: 16ch; font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500;
  letter-spacing: -0.03em; line-height: 1.06 }
.features-alternating-row { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: center }
.features-alternating-row-turned { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) }
.features-alternating-picture { width: 100%; aspect-ratio: 4 / 3; border-radius: 4px; object-fit: cover }
.features-alternating-words { padding-inline-start: clamp(28px, 6vw, 96px) }
.features-alternating-words-turned { order: -1; padding-inline: 0 clamp(28px, 6vw, 96px) }
.features-alternating-name { font-size: clamp(1.5rem, 2.6vw, 2.25rem); font-weight: 500; letter-spacing: -0.025em;
  line-height: 1.14 }
.features-alternating-text { margin-block-start: clamp(14px, 1.6vw, 22px); color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: pretty }
.features-alternating-link { display: inline-flex; align-items: center; min-height: 44px; margin-block-start: 16px;
  font-weight: 600; text-decoration: underline; text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px; text-underline-offset: 6px }
.features-alternating-link:hover { text-decoration-thickness: 4px }
@media (max-width: 600px) {
  .features-alternating-row { grid-template-columns: minmax(0, 1fr); gap: 24px }
  .features-alternating-words { order: 0; padding-inline: 0 }
}
`,
  },
  {
    id: "features-mosaic",
    name: line("Tiles of different sizes"),
    category: "features",
    html: html`<section class="features-mosaic">
  <div class="features-mosaic-inner">
    <h2 class="features-mosaic-title">What you get for £340</h2>
    <div class="features-mosaic-grid">
      <img class="features-mosaic-picture" src="/sections/chair.svg" alt="A dark spindle-back chair with a lighter elm seat" width="1000" height="1250" loading="lazy">
      <div class="features-mosaic-tile features-mosaic-tile-accent">
        <p class="features-mosaic-figure">22 hrs</p>
        <div>
          <h3 class="features-mosaic-name">Of one maker's time</h3>
          <p class="features-mosaic-text">From the split log to the third coat of linseed oil.</p>
        </div>
      </div>
      <div class="features-mosaic-tile">
        <p class="features-mosaic-figure">3.9 kg</p>
        <div>
          <h3 class="features-mosaic-name">Light enough for one hand</h3>
          <p class="features-mosaic-text">Strong enough to stand on when a bulb goes.</p>
        </div>
      </div>
      <div class="features-mosaic-tile features-mosaic-tile-wide">
        <div class="features-mosaic-words">
          <h3 class="features-mosaic-name">Your height, not the average</h3>
          <p class="features-mosaic-text">Send us the distance from the floor to the back of your knee. We cut the legs to suit, at no charge.</p>
          <a class="features-mosaic-link" href="/contact">How to measure</a>
        </div>
        <img class="features-mosaic-detail" src="/sections/stool.svg" alt="" width="1000" height="1000" loading="lazy">
      </div>
    </div>
  </div>
</section>`,
    css: css`
.features-mosaic { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.features-mosaic-inner { max-width: 1200px; margin-inline: auto }
.features-mosaic-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.features-mosaic-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr);
  gap: clamp(10px, 1.25vw, 16px); margin-block-start: clamp(32px, 4vw, 56px) }
.features-mosaic-picture { grid-row: span 2; width: 100%; height: 100%; min-height: 100%; border-radius: 8px;
  object-fit: cover; object-position: 50% 60% }
.features-mosaic-tile { display: flex; flex-direction: column; justify-content: space-between; gap: 48px;
  padding: clamp(22px, 2.4vw, 32px); border-radius: 8px; background: var(--color-surface) }
.features-mosaic-tile-accent { background: var(--color-accent); color: var(--color-on-accent) }
.features-mosaic-tile-wide { display: grid; grid-column: span 2; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px; padding: 0; overflow: hidden }
.features-mosaic-figure { overflow-wrap: anywhere; font-family: var(--font-heading); font-size: clamp(2.75rem, 5.4vw, 4.75rem);
  font-weight: 500; font-variant-numeric: lining-nums; letter-spacing: -0.045em; line-height: 1 }
.features-mosaic-name { font-size: clamp(1.1875rem, 1.6vw, 1.375rem); font-weight: 500; letter-spacing: -0.015em;
  line-height: 1.25 }
.features-mosaic-text { margin-block-start: 8px; line-height: 1.5; text-wrap: pretty }
.features-mosaic-words { display: flex; flex-direction: column; align-items: flex-start; justify-content: flex-end;
  padding: clamp(22px, 2.4vw, 32px); padding-inline-end: 0 }
.features-mosaic-link { overflow-wrap: anywhere; display: inline-flex; align-items: center; min-height: 44px; margin-block: 8px -8px;
  font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 6px }
.features-mosaic-link:hover { text-decoration-thickness: 3px }
.features-mosaic-detail { width: 100%; height: 100%; min-height: 260px; object-fit: cover }
@media (max-width: 900px) {
  .features-mosaic-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media (max-width: 600px) {
  .features-mosaic-grid { grid-template-columns: minmax(0, 1fr) }
  .features-mosaic-picture { grid-row: auto; height: auto; min-height: 0; aspect-ratio: 5 / 6 }
  .features-mosaic-tile-wide { grid-template-columns: minmax(0, 1fr); grid-column: auto; gap: 0 }
  .features-mosaic-words { padding-inline-end: clamp(22px, 2.4vw, 32px) }
  .features-mosaic-detail { min-height: 0; aspect-ratio: 4 / 3 }
}
`,
  },
  {
    id: "features-steps",
    name: line("Steps on a line"),
    category: "features",
    html: html`<section class="features-steps">
  <div class="features-steps-inner">
    <div class="features-steps-intro">
      <h2 class="features-steps-title">From your kitchen and back again</h2>
      <p class="features-steps-text">Eight weeks, four conversations. You pay half when you like the drawing and half when you have sat on the chair.</p>
    </div>
    <ol class="features-steps-list">
      <li class="features-steps-step">
        <span class="features-steps-dot" aria-hidden="true"></span>
        <p class="features-steps-when">Week 1</p>
        <h3 class="features-steps-name">We measure</h3>
        <p class="features-steps-about">Ines visits with a tape, a torch and six samples of timber.</p>
      </li>
      <li class="features-steps-step">
        <span class="features-steps-dot" aria-hidden="true"></span>
        <p class="features-steps-when">Week 2</p>
        <h3 class="features-steps-name">You change your mind</h3>
        <p class="features-steps-about">Two rounds of drawings are included. Most people use both.</p>
      </li>
      <li class="features-steps-step">
        <span class="features-steps-dot" aria-hidden="true"></span>
        <p class="features-steps-when">Weeks 3 to 7</p>
        <h3 class="features-steps-name">We make it</h3>
        <p class="features-steps-about">A photo every Friday, and you may drop in at any tea break.</p>
      </li>
      <li class="features-steps-step">
        <span class="features-steps-dot" aria-hidden="true"></span>
        <p class="features-steps-when">Week 8</p>
        <h3 class="features-steps-name">We carry it in</h3>
        <p class="features-steps-about">Placed, levelled and oiled once more before we close the door.</p>
      </li>
    </ol>
  </div>
</section>`,
    css: css`
.features-steps { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.features-steps-inner { max-width: 1200px; margin-inline: auto }
.features-steps-intro { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 20px clamp(24px, 5vw, 80px); align-items: end }
.features-steps-title { max-width: 13ch; font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500;
  letter-spacing: -0.03em; line-height: 1.06 }
.features-steps-text { color: var(--color-muted); font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: pretty }
.features-steps-list { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block-start: clamp(48px, 6.5vw, 96px) }
.features-steps-step { padding-inline-end: clamp(16px, 2.6vw, 36px); border-block-start: 2px solid var(--color-text) }
.features-steps-dot { display: block; width: 18px; height: 18px; margin-block-start: -10px; border-radius: 50%;
  background: var(--color-accent) }
.features-steps-when { margin-block-start: 18px; color: var(--color-muted); font-size: 0.9375rem;
  font-variant-numeric: lining-nums }
.features-steps-name { margin-block-start: 6px; font-size: clamp(1.1875rem, 1.7vw, 1.5rem); font-weight: 500;
  letter-spacing: -0.015em; line-height: 1.2 }
.features-steps-about { margin-block-start: 10px; color: var(--color-muted); text-wrap: pretty }
@media (max-width: 900px) {
  .features-steps-list { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px 0 }
}
@media (max-width: 600px) {
  .features-steps-intro { grid-template-columns: minmax(0, 1fr) }
  .features-steps-list { grid-template-columns: minmax(0, 1fr); gap: 0 }
  .features-steps-step { padding: 0 0 36px 0; padding-inline-start: 28px; border-block-start: 0;
    border-inline-start: 2px solid var(--color-text) }
  .features-steps-dot { margin: 4px 0 0 0; margin-inline-start: -38px }
  .features-steps-when { margin-block-start: -22px }
}
`,
  },
];
