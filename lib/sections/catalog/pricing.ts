import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const pricingSections: readonly Section[] = [
  {
    id: "pricing-plans",
    name: line("Three plans"),
    category: "pricing",
    html: html`<section class="pricing-plans">
  <div class="pricing-plans-inner">
    <div class="pricing-plans-intro">
      <h2 class="pricing-plans-title">Rent a bench, not a workshop</h2>
      <p class="pricing-plans-text">Nine benches, every hand tool, and someone on duty who knows where the plasters are. Leave with a week's notice.</p>
    </div>
    <ul class="pricing-plans-list">
      <li class="pricing-plans-plan">
        <h3 class="pricing-plans-name">Evenings</h3>
        <p class="pricing-plans-price"><span class="pricing-plans-amount">£38</span> a month</p>
        <ul class="pricing-plans-points">
          <li class="pricing-plans-point">Tuesday and Thursday, 18:00 to 21:30</li>
          <li class="pricing-plans-point">All hand tools</li>
          <li class="pricing-plans-point">A shelf for your project</li>
        </ul>
        <a class="pricing-plans-button" href="/contact">Try an evening</a>
      </li>
      <li class="pricing-plans-plan pricing-plans-plan-main">
        <p class="pricing-plans-badge">Most people choose this</p>
        <h3 class="pricing-plans-name">Any day</h3>
        <p class="pricing-plans-price"><span class="pricing-plans-amount">£74</span> a month</p>
        <ul class="pricing-plans-points">
          <li class="pricing-plans-point">Whenever we are open, fifty hours a week</li>
          <li class="pricing-plans-point">Hand tools, lathe and bandsaw</li>
          <li class="pricing-plans-point">A locker and timber at cost</li>
          <li class="pricing-plans-point">One hour with a maker each month</li>
        </ul>
        <a class="pricing-plans-button pricing-plans-button-main" href="/contact">Book a tour</a>
      </li>
      <li class="pricing-plans-plan">
        <h3 class="pricing-plans-name">Your own key</h3>
        <p class="pricing-plans-price"><span class="pricing-plans-amount">£160</span> a month</p>
        <ul class="pricing-plans-points">
          <li class="pricing-plans-point">Day and night, every day</li>
          <li class="pricing-plans-point">A bench nobody else touches</li>
          <li class="pricing-plans-point">Space in the showroom window</li>
        </ul>
        <a class="pricing-plans-button" href="/contact">Join the waiting list</a>
      </li>
    </ul>
  </div>
</section>`,
    css: css`
.pricing-plans { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.pricing-plans-inner { max-width: 1200px; margin-inline: auto }
.pricing-plans-intro { display: flex; flex-direction: column; align-items: center; text-align: center }
.pricing-plans-title { font-size: clamp(2rem, 4.6vw, 4rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.04 }
.pricing-plans-text { margin-block-start: clamp(16px, 2vw, 24px); max-width: 36em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: balance }
.pricing-plans-list { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-block-start: clamp(40px, 5vw, 72px) }
.pricing-plans-plan { display: flex; flex-direction: column; padding: clamp(24px, 2.8vw, 36px);
  border: 1px solid var(--color-line); background: var(--color-background) }
.pricing-plans-plan-main { margin-block: clamp(-28px, -2vw, -16px); padding-block: clamp(40px, 4.8vw, 64px); border-color: var(--color-text); border-radius: 4px;
  background: var(--color-text); color: var(--color-background) }
.pricing-plans-badge { margin-block-end: 20px; font-size: 0.9375rem; font-weight: 500 }
.pricing-plans-name { font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 500; letter-spacing: -0.02em }
.pricing-plans-price { margin-block-start: 12px }
.pricing-plans-amount { font-family: var(--font-heading); font-size: clamp(3rem, 5.2vw, 4.5rem); font-weight: 500;
  font-variant-numeric: lining-nums; letter-spacing: -0.045em; line-height: 1; margin-inline-end: 8px }
.pricing-plans-points { margin-block: 24px 32px }
.pricing-plans-point { padding-block: 11px; border-block-start: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  line-height: 1.45; text-wrap: balance }
.pricing-plans-button { display: inline-flex; align-items: center; justify-content: center; min-height: 52px;
  margin-block-start: auto; padding: 10px 24px; border: 1px solid currentColor; border-radius: 4px; font-weight: 600;
  text-decoration: none }
.pricing-plans-button:hover { border-color: var(--color-text); background: var(--color-text);
  color: var(--color-background) }
.pricing-plans-button-main { border-color: var(--color-accent); background: var(--color-accent);
  color: var(--color-on-accent) }
.pricing-plans-button-main:hover { border-color: var(--color-background); background: var(--color-background);
  color: var(--color-text) }
.pricing-plans-button-main:focus-visible { outline-color: var(--color-background) }
@media (max-width: 900px) {
  .pricing-plans-list { grid-template-columns: minmax(0, 1fr); max-width: 520px; margin-inline: auto }
  .pricing-plans-plan-main { margin-block: 0; padding-block: clamp(32px, 4vw, 56px) }
}
`,
  },
  {
    id: "pricing-list",
    name: line("Price list"),
    category: "pricing",
    html: html`<section class="pricing-list">
  <div class="pricing-list-inner">
    <div class="pricing-list-intro">
      <h2 class="pricing-list-title">What mending costs</h2>
      <p class="pricing-list-text">Prices are for one piece, with materials. If it turns out to be worse than it looks, we ring before we go on.</p>
    </div>
    <div class="pricing-list-groups">
      <div class="pricing-list-group">
        <h3 class="pricing-list-name">Chairs</h3>
        <ul class="pricing-list-rows">
          <li class="pricing-list-row"><span class="pricing-list-what">A loose joint, reglued</span> <span class="pricing-list-cost">£45</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">New leg or stretcher</span> <span class="pricing-list-cost">£85</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Seat woven in cane</span> <span class="pricing-list-cost">£140</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Seat woven in rush</span> <span class="pricing-list-cost">£165</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Drop-in pad, re-covered</span> <span class="pricing-list-cost">£60</span></li>
        </ul>
      </div>
      <div class="pricing-list-group">
        <h3 class="pricing-list-name">Tables and cabinets</h3>
        <ul class="pricing-list-rows">
          <li class="pricing-list-row"><span class="pricing-list-what">White ring, taken out</span> <span class="pricing-list-cost">£30</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Top sanded and oiled, per metre</span> <span class="pricing-list-cost">£95</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Split board, keyed</span> <span class="pricing-list-cost">£120</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Drawer that sticks</span> <span class="pricing-list-cost">£40</span></li>
          <li class="pricing-list-row"><span class="pricing-list-what">Hinge or lock, refitted</span> <span class="pricing-list-cost">£35</span></li>
        </ul>
      </div>
    </div>
    <p class="pricing-list-note">Made by us in the last ten years? <a class="pricing-list-link" href="/repairs">Then it is free.</a></p>
  </div>
</section>`,
    css: css`
.pricing-list { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.pricing-list-inner { max-width: 1200px; margin-inline: auto }
.pricing-list-intro { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px clamp(32px, 6vw, 96px); align-items: end }
.pricing-list-title { font-size: clamp(2rem, 4.6vw, 4rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.04 }
.pricing-list-text { color: var(--color-muted); text-wrap: pretty; padding-block-end: 0.3em }
.pricing-list-groups { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 48px clamp(32px, 6vw, 96px); margin-block-start: clamp(40px, 5vw, 72px) }
.pricing-list-name { padding-block-end: 16px; border-block-end: 2px solid var(--color-text);
  font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 500; letter-spacing: -0.02em }
.pricing-list-row { display: flex; align-items: baseline; justify-content: space-between; gap: 24px;
  padding-block: 15px; border-block-end: 1px dotted var(--color-muted); font-size: 1.0625rem; line-height: 1.4 }
.pricing-list-what { min-width: 0; overflow-wrap: anywhere }
.pricing-list-cost { font-weight: 600; font-variant-numeric: lining-nums tabular-nums }
.pricing-list-note { margin-block-start: clamp(28px, 3.4vw, 48px); font-size: 1.0625rem }
.pricing-list-link { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600;
  text-decoration: underline; text-decoration-color: var(--color-accent); text-decoration-thickness: 2px;
  text-underline-offset: 6px }
.pricing-list-link:hover { text-decoration-thickness: 4px }
@media (max-width: 600px) {
  .pricing-list-intro { grid-template-columns: minmax(0, 1fr) }
  .pricing-list-groups { grid-template-columns: minmax(0, 1fr) }
}
`,
  },
  {
    id: "pricing-single",
    name: line("One offer with picture"),
    category: "pricing",
    html: html`<section class="pricing-single">
  <div class="pricing-single-inner">
    <img class="pricing-single-picture" src="/sections/workbench.svg" alt="Chisels, plane, mallet and folding rule laid out on a bench" width="1200" height="900" loading="lazy">
    <div class="pricing-single-offer">
      <h2 class="pricing-single-title">Two days, one stool, all ten fingers</h2>
      <p class="pricing-single-text">Saturday and Sunday, 9:30 to 16:30, six people at most.</p>
      <ul class="pricing-single-points">
        <li class="pricing-single-point">Green ash, split the same morning</li>
        <li class="pricing-single-point">Apron and tools on loan</li>
        <li class="pricing-single-point">Lunch from the bakery on Mill Street</li>
        <li class="pricing-single-point">The stool, and a photo of you on it</li>
      </ul>
      <div class="pricing-single-foot">
        <p class="pricing-single-price"><span class="pricing-single-amount">£190</span> <span class="pricing-single-unit">a person</span></p>
        <a class="pricing-single-button" href="/contact">Choose a weekend</a>
      </div>
    </div>
  </div>
</section>`,
    css: css`
.pricing-single { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.pricing-single-inner { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); max-width: 1200px;
  margin-inline: auto; border-radius: 8px; background: var(--color-accent); color: var(--color-on-accent);
  overflow: hidden }
.pricing-single-picture { width: 100%; height: 100%; object-fit: cover; object-position: 10% 50% }
.pricing-single-offer { display: flex; flex-direction: column; padding: clamp(28px, 4.8vw, 68px) }
.pricing-single-title { font-size: clamp(2rem, 3.6vw, 3.125rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.pricing-single-text { margin-block-start: clamp(14px, 1.6vw, 20px); text-wrap: pretty }
.pricing-single-points { margin-block: clamp(24px, 3vw, 40px) }
.pricing-single-point { padding-block: 12px; border-block-start: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  line-height: 1.45; text-wrap: balance }
.pricing-single-foot { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between;
  gap: 20px 16px; margin-block-start: auto; padding-block-start: clamp(16px, 4vw, 56px) }
.pricing-single-price { display: flex; align-items: baseline; gap: 12px }
.pricing-single-amount { font-family: var(--font-heading); font-size: clamp(3.25rem, 5vw, 4.25rem); font-weight: 500;
  font-variant-numeric: lining-nums; letter-spacing: -0.045em; line-height: 0.9 }
.pricing-single-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  padding: 10px 22px; border-radius: 4px; background: var(--color-on-accent); color: var(--color-accent);
  font-weight: 600; text-decoration: none }
.pricing-single-button:hover { background: var(--color-text); color: var(--color-background) }
.pricing-single-button:focus-visible { outline-color: var(--color-on-accent) }
@media (max-width: 900px) {
  .pricing-single-inner { grid-template-columns: minmax(0, 1fr) }
  .pricing-single-picture { height: auto; aspect-ratio: 16 / 9 }
}
@media (max-width: 600px) {
  .pricing-single-picture { aspect-ratio: 4 / 3 }
}
`,
  },
];
