import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const callToActionSections: readonly Section[] = [
  {
    id: "call-to-action-band",
    name: line("Coloured band"),
    category: "call-to-action",
    html: html`<section class="call-to-action-band">
  <div class="call-to-action-band-inner">
    <h2 class="call-to-action-band-title">There are three benches left for June.</h2>
    <div class="call-to-action-band-side">
      <a class="call-to-action-band-button" href="/courses">Choose a weekend</a>
      <p class="call-to-action-band-note">£190, lunch included</p>
    </div>
  </div>
</section>`,
    css: css`
.call-to-action-band { padding: clamp(48px, 6vw, 88px) clamp(20px, 5vw, 64px); background: var(--color-accent);
  color: var(--color-on-accent) }
.call-to-action-band-inner { display: flex; align-items: center; justify-content: space-between;
  gap: 28px clamp(32px, 6vw, 96px); max-width: 1200px; margin-inline: auto }
.call-to-action-band-title { max-width: 16ch; font-size: clamp(2.25rem, 5vw, 4.25rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1.02 }
.call-to-action-band-side { display: flex; flex: none; flex-direction: column; align-items: center; gap: 12px }
.call-to-action-band-button { display: inline-flex; align-items: center; justify-content: center; min-height: 60px;
  padding: 12px 36px; border-radius: 999px; background: var(--color-on-accent); color: var(--color-accent);
  font-size: 1.125rem; font-weight: 600; text-decoration: none }
.call-to-action-band-button:hover { background: var(--color-text); color: var(--color-background) }
.call-to-action-band-button:focus-visible { outline-color: var(--color-on-accent) }
.call-to-action-band-note { font-size: 0.9375rem }
@media (max-width: 600px) {
  .call-to-action-band-inner { flex-direction: column; align-items: flex-start }
  .call-to-action-band-side { align-items: flex-start }
}
`,
  },
  {
    id: "call-to-action-link",
    name: line("Large link"),
    category: "call-to-action",
    html: html`<section class="call-to-action-link">
  <div class="call-to-action-link-inner">
    <p class="call-to-action-link-text">The kettle goes on at half past ten. Nobody minds if you just want to smell the wood.</p>
    <h2 class="call-to-action-link-title"><a class="call-to-action-link-anchor" href="/contact">Come and sit on&nbsp;something</a></h2>
    <ul class="call-to-action-link-facts">
      <li class="call-to-action-link-fact">18 Quarry Lane, Wrenford</li>
      <li class="call-to-action-link-fact">Tuesday to Saturday</li>
      <li class="call-to-action-link-fact">Dogs welcome, except Gerald</li>
    </ul>
  </div>
</section>`,
    css: css`
.call-to-action-link { padding: clamp(72px, 10vw, 144px) clamp(20px, 5vw, 64px) }
.call-to-action-link-inner { max-width: 1200px; margin-inline: auto }
.call-to-action-link-text { max-width: 27em; color: var(--color-muted); font-size: clamp(1.0625rem, 1.4vw, 1.25rem);
  text-wrap: pretty }
.call-to-action-link-title { margin-block-start: clamp(20px, 2.6vw, 36px); font-size: clamp(2.75rem, 12.6vw, 10.5rem);
  font-weight: 500; letter-spacing: -0.045em; line-height: 1.06; margin-inline-start: -0.04em }
.call-to-action-link-anchor { text-decoration: underline; text-decoration-color: var(--color-accent);
  text-decoration-skip-ink: none; text-decoration-thickness: 0.055em; text-underline-offset: 0.12em }
.call-to-action-link-anchor:hover { text-decoration-thickness: 0.11em }
.call-to-action-link-facts { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px;
  margin-block-start: clamp(48px, 6vw, 88px); border-block-start: 1px solid var(--color-line) }
.call-to-action-link-fact { padding-block-start: 18px }
@media (max-width: 600px) {
  .call-to-action-link-facts { flex-direction: column; gap: 0 }
  .call-to-action-link-fact { padding-block-start: 12px }
}
`,
  },
  {
    id: "call-to-action-pictures",
    name: line("Between two pictures"),
    category: "call-to-action",
    html: html`<section class="call-to-action-pictures">
  <div class="call-to-action-pictures-inner">
    <img class="call-to-action-pictures-picture call-to-action-pictures-picture-start" src="/sections/chair.svg" alt="Dark spindle-back chair against a sage wall" width="1000" height="1250" loading="lazy">
    <div class="call-to-action-pictures-words">
      <h2 class="call-to-action-pictures-title">Borrow a chair before you buy it</h2>
      <p class="call-to-action-pictures-text">Take any piece home for a fortnight. We bring it, you live with it, and you only pay if you cannot part with it.</p>
      <a class="call-to-action-pictures-button" href="/contact">Ask to borrow one</a>
      <a class="call-to-action-pictures-link" href="/furniture">See what we lend</a>
    </div>
    <img class="call-to-action-pictures-picture call-to-action-pictures-picture-end" src="/sections/lamp.svg" alt="Lit table lamp in a dim room" width="1000" height="1000" loading="lazy">
  </div>
</section>`,
    css: css`
.call-to-action-pictures { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.call-to-action-pictures-inner { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr);
  gap: clamp(20px, 5vw, 80px); align-items: center; max-width: 1200px; margin-inline: auto }
.call-to-action-pictures-picture { width: 100%; aspect-ratio: 3 / 4; border-radius: 4px; object-fit: cover }
.call-to-action-pictures-picture-start { align-self: start }
.call-to-action-pictures-picture-end { align-self: end; margin-block-start: clamp(48px, 8vw, 112px) }
.call-to-action-pictures-words { display: flex; flex-direction: column; align-items: center; text-align: center }
.call-to-action-pictures-title { font-size: clamp(2.25rem, 4.4vw, 3.75rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1.04 }
.call-to-action-pictures-text { margin-block-start: clamp(16px, 2vw, 24px); max-width: 25em;
  color: var(--color-muted); font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: balance }
.call-to-action-pictures-button { display: inline-flex; align-items: center; justify-content: center;
  min-height: 54px; margin-block-start: clamp(24px, 2.8vw, 36px); padding: 10px 32px; border-radius: 4px;
  background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.call-to-action-pictures-button:hover { background: var(--color-text); color: var(--color-background) }
.call-to-action-pictures-link { display: inline-flex; align-items: center; min-height: 48px; margin-block-start: 6px;
  font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 6px }
.call-to-action-pictures-link:hover { text-decoration-thickness: 3px }
@media (max-width: 600px) {
  .call-to-action-pictures-inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 12px }
  .call-to-action-pictures-words { grid-column: 1 / -1; grid-row: 2; padding-block-start: 36px }
  .call-to-action-pictures-picture-end { margin-block-start: 40px }
}
`,
  },
];
