import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const questionsSections: readonly Section[] = [
  {
    id: "questions-list",
    name: line("List beside heading"),
    category: "questions",
    html: html`<section class="questions-list">
  <div class="questions-list-inner">
    <div class="questions-list-intro">
      <h2 class="questions-list-title">Asked nearly every week</h2>
      <p class="questions-list-text">Something else? Maren answers the phone from Tuesday to Saturday.</p>
      <a class="questions-list-link" href="tel:+441632960418">01632 960418</a>
    </div>
    <div class="questions-list-items">
      <details class="questions-list-item" open>
        <summary class="questions-list-question">How long will my table take?</summary>
        <p class="questions-list-answer">Eight weeks from the day you approve the drawing. In the run-up to December it can be ten, and we will say so before you pay.</p>
      </details>
      <details class="questions-list-item">
        <summary class="questions-list-question">Will it fit through my door?</summary>
        <p class="questions-list-answer">Send us the width of the narrowest door and a photo of the stairs. Tops over two metres can come with legs that bolt on in five minutes.</p>
      </details>
      <details class="questions-list-item">
        <summary class="questions-list-question">Can I bring my own tree?</summary>
        <p class="questions-list-answer">Yes, if it was felled within the last year. We mill and dry it, which takes a year for every inch of thickness, and then we start on your piece.</p>
      </details>
      <details class="questions-list-item">
        <summary class="questions-list-question">What if I do not like it?</summary>
        <p class="questions-list-answer">Live with it for sixty days. If it is still wrong we collect it and refund you, less £40 for the van.</p>
      </details>
      <details class="questions-list-item">
        <summary class="questions-list-question">How do I look after oiled wood?</summary>
        <p class="questions-list-answer">Wipe it with a damp cloth, keep hot pans on a trivet, and oil it once a year. A bottle comes with every table.</p>
      </details>
    </div>
  </div>
</section>`,
    css: css`
.questions-list { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.questions-list-inner { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: clamp(32px, 7vw, 112px); max-width: 1200px; margin-inline: auto }
.questions-list-intro { position: sticky; inset-block-start: 48px; align-self: start }
.questions-list-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.questions-list-text { margin-block-start: clamp(16px, 2vw, 28px); max-width: 22em; color: var(--color-muted);
  text-wrap: pretty }
.questions-list-link { display: inline-flex; align-items: center; min-height: 44px; margin-block-start: 8px;
  font-size: 1.125rem; font-weight: 600; font-variant-numeric: tabular-nums; text-decoration: underline;
  text-decoration-color: var(--color-accent); text-decoration-thickness: 2px; text-underline-offset: 6px }
.questions-list-link:hover { text-decoration-thickness: 4px }
.questions-list-items { border-block-end: 1px solid var(--color-line) }
.questions-list-item { border-block-start: 1px solid var(--color-line) }
.questions-list-question { padding-block: clamp(18px, 2vw, 26px); margin-inline-start: 1.3em;
  font-family: var(--font-heading); font-size: clamp(1.1875rem, 1.8vw, 1.5rem); font-weight: 500;
  letter-spacing: -0.018em; line-height: 1.25; list-style-position: outside; cursor: pointer }
.questions-list-question:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 6px }
.questions-list-answer { max-width: 36em; padding-block-end: clamp(22px, 2.6vw, 34px);
  padding-inline-start: clamp(1.54rem, 2.34vw, 1.95rem); color: var(--color-muted); text-wrap: pretty }
@media (max-width: 900px) {
  .questions-list-inner { grid-template-columns: minmax(0, 1fr) }
  .questions-list-intro { position: static }
}
`,
  },
  {
    id: "questions-groups",
    name: line("Boxes in two groups"),
    category: "questions",
    html: html`<section class="questions-groups">
  <div class="questions-groups-inner">
    <h2 class="questions-groups-title">Before you pick up a saw</h2>
    <div class="questions-groups-columns">
      <div class="questions-groups-group">
        <h3 class="questions-groups-name">The weekend</h3>
        <details class="questions-groups-item" open>
          <summary class="questions-groups-question">Do I need to have done this before?</summary>
          <p class="questions-groups-answer">No. Most people have not held a saw since school. Tom starts with how to stand.</p>
        </details>
        <details class="questions-groups-item">
          <summary class="questions-groups-question">What should I wear?</summary>
          <p class="questions-groups-answer">Closed shoes and sleeves you can roll up. We have aprons, safety glasses and gloves.</p>
        </details>
        <details class="questions-groups-item">
          <summary class="questions-groups-question">Is lunch really included?</summary>
          <p class="questions-groups-answer">Soup, bread and something sweet, both days. Tell us by Thursday what you do not eat.</p>
        </details>
      </div>
      <div class="questions-groups-group">
        <h3 class="questions-groups-name">Places and payment</h3>
        <details class="questions-groups-item">
          <summary class="questions-groups-question">What if I cannot make it?</summary>
          <p class="questions-groups-answer">Move to another weekend for free up to a week before. Later than that, you can send a friend instead.</p>
        </details>
        <details class="questions-groups-item">
          <summary class="questions-groups-question">Can children join in?</summary>
          <p class="questions-groups-answer">From twelve, next to an adult who has a bench of their own. Younger children may come along on Saturdays.</p>
        </details>
        <details class="questions-groups-item">
          <summary class="questions-groups-question">Do you sell vouchers?</summary>
          <p class="questions-groups-answer">Yes, printed on an offcut of walnut. They never expire, and they float.</p>
        </details>
      </div>
    </div>
    <div class="questions-groups-foot">
      <p class="questions-groups-more">Still wondering? Ask Tom.</p>
      <a class="questions-groups-button" href="/contact">Send a question</a>
    </div>
  </div>
</section>`,
    css: css`
.questions-groups { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.questions-groups-inner { max-width: 1200px; margin-inline: auto }
.questions-groups-title { font-size: clamp(2rem, 4.6vw, 4rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.04; text-align: center }
.questions-groups-columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 40px clamp(20px, 3vw, 40px); margin-block-start: clamp(36px, 5vw, 72px) }
.questions-groups-group { display: grid; align-content: start; gap: 10px }
.questions-groups-name { margin-block-end: 8px; font-size: clamp(1.1875rem, 1.5vw, 1.375rem); font-weight: 500;
  letter-spacing: -0.015em }
.questions-groups-item { padding-inline: clamp(18px, 2vw, 28px); border-radius: 8px;
  background: var(--color-background) }
.questions-groups-question { padding-block: 18px; margin-inline-start: 1.2em; font-size: 1.0625rem; font-weight: 600;
  line-height: 1.4; list-style-position: outside; cursor: pointer }
.questions-groups-question:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 6px }
.questions-groups-answer { padding-block-end: 22px; padding-inline-start: 1.275rem; color: var(--color-muted);
  text-wrap: pretty }
.questions-groups-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: center;
  gap: 16px 28px; margin-block-start: clamp(36px, 5vw, 72px) }
.questions-groups-more { font-family: var(--font-heading); font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 500;
  letter-spacing: -0.02em }
.questions-groups-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  padding: 10px 28px; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent);
  font-weight: 600; text-decoration: none }
.questions-groups-button:hover { background: var(--color-text); color: var(--color-background) }
@media (max-width: 900px) {
  .questions-groups-columns { grid-template-columns: minmax(0, 1fr) }
}
`,
  },
];
