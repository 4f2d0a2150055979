import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const heroSections: readonly Section[] = [
  {
    id: "hero-split",
    name: line("Split with picture"),
    category: "hero",
    html: html`<section class="hero-split">
  <div class="hero-split-words">
    <h1 class="hero-split-title">Chairs worth handing down</h1>
    <p class="hero-split-text">We make seating, tables and lamps from ash and elm felled within thirty miles of our workshop. Yours is ready in eight weeks, and we mend it free for ten years.</p>
    <div class="hero-split-actions">
      <a class="hero-split-button" href="/furniture">See the furniture</a>
      <a class="hero-split-link" href="/contact">Visit the workshop</a>
    </div>
  </div>
  <img class="hero-split-picture" src="/sections/interior.svg" alt="A reading chair and a lamp beside a window that looks out on hills" width="1200" height="900">
</section>`,
    css: css`
.hero-split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: stretch }
.hero-split-words { display: flex; flex-direction: column; align-items: flex-start; justify-content: center;
  padding-block: clamp(72px, 10vw, 148px); padding-inline: max(clamp(20px, 5vw, 64px), calc((100vw - 1200px) / 2)) clamp(32px, 6vw, 96px) }
.hero-split-title { font-size: clamp(2.75rem, 5.9vw, 5.25rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1 }
.hero-split-text { margin-block-start: clamp(20px, 2.4vw, 32px); max-width: 30em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.4vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.hero-split-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px;
  margin-block-start: clamp(28px, 3.4vw, 44px) }
.hero-split-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  padding: 10px 28px; border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent);
  font-weight: 600; text-decoration: none }
.hero-split-button:hover { background: var(--color-text); color: var(--color-background) }
.hero-split-link { display: inline-flex; align-items: center; min-height: 54px; font-weight: 600;
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 7px }
.hero-split-link:hover { text-decoration-thickness: 3px }
.hero-split-picture { width: 100%; height: 100%; min-height: 420px; object-fit: cover; object-position: 62% 50% }
@media (max-width: 600px) {
  .hero-split { grid-template-columns: minmax(0, 1fr) }
  .hero-split-words { padding: 64px 20px 48px }
  .hero-split-picture { height: auto; min-height: 0; aspect-ratio: 1 / 1 }
}
`,
  },
  {
    id: "hero-centred",
    name: line("Centred above wide picture"),
    category: "hero",
    html: html`<section class="hero-centred">
  <div class="hero-centred-words">
    <h1 class="hero-centred-title">A table the size of your Sundays</h1>
    <p class="hero-centred-text">Tell us how many you feed and how wide your door is. We draw the table, you change it, and eight weeks later two of us carry it in.</p>
    <div class="hero-centred-actions">
      <a class="hero-centred-button" href="/contact">Ask for a drawing</a>
      <a class="hero-centred-button hero-centred-button-open" href="/furniture">Look at tables</a>
    </div>
  </div>
  <figure class="hero-centred-figure">
    <img class="hero-centred-picture" src="/sections/table.svg" alt="A table seen from above, laid for lunch with soup, bread and two kinds of plates" width="1200" height="1000">
    <figcaption class="hero-centred-caption">Table no. 2 in elm, 2.4 metres, seats ten</figcaption>
  </figure>
</section>`,
    css: css`
.hero-centred { padding: clamp(64px, 9vw, 128px) clamp(20px, 5vw, 64px) clamp(40px, 5vw, 72px) }
.hero-centred-words { display: flex; flex-direction: column; align-items: center; max-width: 900px;
  margin-inline: auto; text-align: center }
.hero-centred-title { max-width: 12ch; font-size: clamp(2.75rem, 7.6vw, 6.5rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1 }
.hero-centred-text { margin-block-start: clamp(20px, 2.6vw, 36px); max-width: 34em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.5vw, 1.3125rem); line-height: 1.55; text-wrap: balance }
.hero-centred-actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px;
  margin-block-start: clamp(28px, 3.2vw, 44px) }
.hero-centred-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  padding: 10px 28px; border: 1px solid var(--color-accent); border-radius: 999px; background: var(--color-accent);
  color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.hero-centred-button:hover { border-color: var(--color-text); background: var(--color-text);
  color: var(--color-background) }
.hero-centred-button-open { border-color: var(--color-muted); background: transparent; color: var(--color-text) }
.hero-centred-figure { max-width: 1200px; margin: clamp(48px, 6vw, 88px) auto 0 }
.hero-centred-picture { width: 100%; aspect-ratio: 21 / 10; border-radius: 8px; object-fit: cover;
  object-position: 50% 40% }
.hero-centred-caption { margin-block-start: 14px; color: var(--color-muted); font-size: 0.9375rem;
  text-align: center }
@media (max-width: 600px) {
  .hero-centred-picture { aspect-ratio: 1 / 1; object-position: 70% 50% }
}
`,
  },
  {
    id: "hero-statement",
    name: line("Large words with facts"),
    category: "hero",
    html: html`<section class="hero-statement">
  <div class="hero-statement-inner">
    <h1 class="hero-statement-title">We mend, polish and upholster the chairs that other people gave up on.</h1>
    <div class="hero-statement-foot">
      <dl class="hero-statement-facts">
        <div class="hero-statement-fact">
          <dt class="hero-statement-label">Prices from</dt>
          <dd class="hero-statement-value">£45 for a loose joint</dd>
        </div>
        <div class="hero-statement-fact">
          <dt class="hero-statement-label">Ready in</dt>
          <dd class="hero-statement-value">Three weeks, or sooner</dd>
        </div>
        <div class="hero-statement-fact">
          <dt class="hero-statement-label">Collected</dt>
          <dd class="hero-statement-value">Anywhere along the coast</dd>
        </div>
      </dl>
      <a class="hero-statement-button" href="/contact">Send us a photo</a>
    </div>
  </div>
</section>`,
    css: css`
.hero-statement { padding: clamp(80px, 12vw, 176px) clamp(20px, 5vw, 64px) clamp(40px, 5vw, 72px) }
.hero-statement-inner { max-width: 1200px; margin-inline: auto }
.hero-statement-title { font-size: clamp(2.5rem, 7.1vw, 6.5rem); font-weight: 500; letter-spacing: -0.04em;
  line-height: 1; margin-inline-start: -0.04em; text-wrap: pretty }
.hero-statement-foot { display: flex; align-items: flex-end; justify-content: space-between;
  gap: 32px clamp(32px, 5vw, 80px); margin-block-start: clamp(72px, 10vw, 144px);
  padding-block-start: clamp(20px, 2.4vw, 28px); border-block-start: 1px solid var(--color-text) }
.hero-statement-facts { display: flex; flex-wrap: wrap; gap: 20px clamp(32px, 5vw, 80px) }
.hero-statement-label { color: var(--color-muted); font-size: 0.9375rem }
.hero-statement-value { margin-block-start: 2px; max-width: 13em; font-size: 1.0625rem; font-weight: 500;
  line-height: 1.4; text-wrap: balance }
.hero-statement-button { display: inline-flex; flex: none; align-items: center; justify-content: center;
  min-height: 54px; padding: 10px 28px; border-radius: 4px; background: var(--color-accent);
  color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.hero-statement-button:hover { background: var(--color-text); color: var(--color-background) }
@media (max-width: 900px) {
  .hero-statement-foot { flex-direction: column; align-items: flex-start }
}
@media (max-width: 600px) {
  .hero-statement-foot { align-items: stretch }
  .hero-statement-facts { display: grid; gap: 14px }
  .hero-statement-fact { display: grid; grid-template-columns: 6em minmax(0, 1fr); gap: 12px; align-items: baseline }
  .hero-statement-value { max-width: none; margin-block-start: 0 }
}
`,
  },
  {
    id: "hero-panel",
    name: line("Panel on picture"),
    category: "hero",
    html: html`<section class="hero-panel">
  <img class="hero-panel-picture" src="/sections/landscape.svg" alt="A white farmhouse by a river, with hills and a low sun behind it" width="1600" height="1000">
  <div class="hero-panel-frame">
    <div class="hero-panel-words">
      <h1 class="hero-panel-title">Every plank we use has a stump you can visit</h1>
      <p class="hero-panel-text">On the first Sunday of each month we walk from the workshop to the woods above Cold Fell. Six miles, soup halfway, boots to borrow.</p>
      <a class="hero-panel-button" href="/contact">Join the next walk</a>
    </div>
  </div>
</section>`,
    css: css`
.hero-panel { display: grid; grid-template-columns: minmax(0, 1fr); align-items: end }
.hero-panel-picture { grid-area: 1 / 1; width: 100%; height: clamp(560px, 60vw, 860px); object-fit: cover;
  object-position: 50% 55% }
.hero-panel-frame { grid-area: 1 / 1; width: 100%; max-width: 1328px; margin-inline: auto;
  padding: clamp(32px, 5vw, 64px) clamp(20px, 5vw, 64px) 0 }
.hero-panel-words { overflow-wrap: anywhere; max-width: 620px; padding: clamp(32px, 4.4vw, 64px) clamp(24px, 4.4vw, 64px) clamp(28px, 3.4vw, 48px) 0;
  margin-inline-start: -64px; padding-inline-start: 64px; background: var(--color-background) }
.hero-panel-title { font-size: clamp(2.25rem, 4.5vw, 3.875rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.04 }
.hero-panel-text { margin-block-start: clamp(16px, 1.8vw, 24px); max-width: 29em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.3vw, 1.1875rem); text-wrap: pretty }
.hero-panel-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  margin-block-start: clamp(24px, 2.6vw, 36px); padding: 10px 28px; border-radius: 4px;
  background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.hero-panel-button:hover { background: var(--color-text); color: var(--color-background) }
@media (max-width: 600px) {
  .hero-panel-picture { grid-area: auto; height: auto; aspect-ratio: 5 / 4; object-position: 45% 50% }
  .hero-panel-frame { grid-area: auto; padding-block-start: 0; margin-block-start: -40px }
  .hero-panel-words { position: relative; margin-inline: -20px 32px; padding: 32px 16px 16px 20px }
}
`,
  },
  {
    id: "hero-collage",
    name: line("Two overlapping pictures"),
    category: "hero",
    html: html`<section class="hero-collage">
  <div class="hero-collage-grid">
    <img class="hero-collage-large" src="/sections/branch.svg" alt="A leafy branch in a glass bottle, throwing its shadow on a sunlit wall" width="900" height="1200">
    <img class="hero-collage-small" src="/sections/lamp.svg" alt="A table lamp with a pleated shade, lit in a dark room" width="1000" height="1000">
    <h1 class="hero-collage-title">Light for the end of the day</h1>
    <div class="hero-collage-words">
      <p class="hero-collage-text">Stoneware lamps with pleated linen shades, thrown and sewn two doors apart on Quarry Lane. Every one is dimmable, rewirable and a little bit crooked.</p>
      <a class="hero-collage-button" href="/furniture">See all nine lamps</a>
    </div>
  </div>
</section>`,
    css: css`
.hero-collage { padding: clamp(40px, 5vw, 72px) clamp(20px, 5vw, 64px) clamp(56px, 8vw, 112px); overflow: hidden }
.hero-collage-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: minmax(64px, auto) auto auto 1fr; gap: 0 clamp(12px, 2vw, 24px); max-width: 1200px;
  margin-inline: auto }
.hero-collage-large { grid-area: 1 / 7 / 5 / 13; width: 100%; aspect-ratio: 4 / 5; border-radius: 4px;
  object-fit: cover }
.hero-collage-title { grid-area: 2 / 1 / 3 / 7; font-size: clamp(3rem, 6.9vw, 6rem);
  font-weight: 500; letter-spacing: -0.04em; line-height: 0.98; margin-inline-start: -0.04em }
.hero-collage-words { grid-area: 3 / 1 / 4 / 7; padding-block: clamp(28px, 3.6vw, 48px);
  padding-inline-end: clamp(24px, 4vw, 64px) }
.hero-collage-text { max-width: 27em; color: var(--color-muted); font-size: clamp(1.0625rem, 1.3vw, 1.1875rem);
  text-wrap: pretty }
.hero-collage-small { position: relative; grid-area: 4 / 4 / 6 / 8; align-self: end; width: 100%;
  margin-block-end: calc(-1 * clamp(24px, 3vw, 48px)); border-radius: 4px }
.hero-collage-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  margin-block-start: clamp(24px, 2.6vw, 36px); padding: 10px 28px; border: 1px solid var(--color-text);
  border-radius: 4px; font-weight: 600; text-decoration: none }
.hero-collage-button:hover { background: var(--color-text); color: var(--color-background) }
@media (max-width: 900px) {
  .hero-collage-large { aspect-ratio: 3 / 5 }
}
@media (max-width: 600px) {
  .hero-collage-large { grid-area: 1 / 3 / 2 / 13; aspect-ratio: 1 / 1 }
  .hero-collage-small { grid-area: 2 / 1 / 3 / 7; margin-block: -72px 32px }
  .hero-collage-title { grid-area: 3 / 1 / 4 / 13 }
  .hero-collage-words { grid-area: 4 / 1 / 5 / 13; padding-block-end: 0; padding-inline-end: 0 }
}
`,
  },
  {
    id: "hero-form",
    name: line("With a booking form"),
    category: "hero",
    html: html`<section class="hero-form">
  <div class="hero-form-inner">
    <div class="hero-form-words">
      <h1 class="hero-form-title">Make a stool in a weekend</h1>
      <p class="hero-form-text">Two days, six people, one bench each. You split, shave and joint green ash by hand, and carry a stool home on Sunday evening. No experience needed, and lunch is on us.</p>
      <p class="hero-form-price"><span class="hero-form-figure">£190</span> all timber and tools included</p>
    </div>
    <form class="hero-form-card" data-form="Course place" method="post">
      <h2 class="hero-form-heading">Save me a bench</h2>
      <label class="hero-form-field"><span class="hero-form-label">Your name</span>
        <input class="hero-form-input" name="name" autocomplete="name" required></label>
      <label class="hero-form-field"><span class="hero-form-label">Email</span>
        <input class="hero-form-input" type="email" name="email" autocomplete="email" required></label>
      <label class="hero-form-field"><span class="hero-form-label">Weekend</span>
        <select class="hero-form-input" name="weekend">
          <option>10 and 11 May</option>
          <option>7 and 8 June</option>
          <option>13 and 14 September</option>
        </select></label>
      <button class="hero-form-button" type="submit">Ask for a place</button>
      <p class="hero-form-note">We answer the same day. You pay when we confirm.</p>
    </form>
  </div>
</section>`,
    css: css`
.hero-form { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-accent);
  color: var(--color-on-accent) }
.hero-form-inner { display: grid; grid-template-columns: minmax(0, 7fr) minmax(320px, 5fr);
  gap: clamp(40px, 7vw, 112px); align-items: center; max-width: 1200px; margin-inline: auto }
.hero-form-title { max-width: 9ch; font-size: clamp(2.75rem, 7vw, 6rem); font-weight: 500; letter-spacing: -0.04em;
  line-height: 0.98 }
.hero-form-text { margin-block-start: clamp(20px, 2.4vw, 32px); max-width: 30em;
  font-size: clamp(1.0625rem, 1.4vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.hero-form-price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px;
  margin-block-start: clamp(28px, 4vw, 56px); padding-block-start: 16px; border-block-start: 1px solid currentColor }
.hero-form-figure { font-family: var(--font-heading); font-size: 2rem; font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.2 }
.hero-form-card { display: grid; gap: 18px; padding: clamp(24px, 3.2vw, 44px); border-radius: 8px;
  background: var(--color-background); color: var(--color-text) }
.hero-form-heading { font-size: 1.625rem; font-weight: 500; letter-spacing: -0.02em; margin-block-end: 4px }
.hero-form-field { display: grid; gap: 6px }
.hero-form-label { font-size: 0.9375rem; font-weight: 500; line-height: 1.4 }
.hero-form-input { width: 100%; min-height: 50px; padding: 10px 14px; border: 1px solid var(--color-muted);
  border-radius: 4px; background: var(--color-background); color: var(--color-text) }
.hero-form-button { min-height: 54px; margin-block-start: 6px; padding: 10px 28px; border: 0; border-radius: 4px;
  background: var(--color-text); color: var(--color-background); font-weight: 600 }
.hero-form-button:hover { background: var(--color-accent); color: var(--color-on-accent) }
.hero-form-note { color: var(--color-muted); font-size: 0.9375rem; line-height: 1.45 }
@media (max-width: 900px) {
  .hero-form-inner { grid-template-columns: minmax(0, 1fr) }
  .hero-form-title { max-width: none }
}
`,
  },
];
