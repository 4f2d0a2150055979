import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const quotesSections: readonly Section[] = [
  {
    id: "quotes-large",
    name: line("One large quote"),
    category: "quotes",
    html: html`<section class="quotes-large">
  <figure class="quotes-large-inner">
    <h2 class="quotes-large-title">Heard in the showroom</h2>
    <blockquote class="quotes-large-quote">
      <p class="quotes-large-text">“We ordered a table. What arrived was the reason everyone still comes home on Sundays.”</p>
    </blockquote>
    <figcaption class="quotes-large-who">
      <img class="quotes-large-picture" src="/sections/portrait-5.svg" alt="" width="800" height="1000" loading="lazy">
      <span class="quotes-large-name">Ruth Pemberton <span class="quotes-large-role">mother of five, Cold Fell</span></span>
    </figcaption>
  </figure>
</section>`,
    css: css`
.quotes-large { padding: clamp(72px, 10vw, 144px) clamp(20px, 5vw, 64px) }
.quotes-large-inner { display: flex; flex-direction: column; align-items: center; max-width: 1080px;
  margin-inline: auto; text-align: center }
.quotes-large-title { color: var(--color-muted); font-family: var(--font-body); font-size: 1.0625rem;
  font-weight: 500; line-height: 1.5 }
.quotes-large-text { overflow-wrap: anywhere; margin-block-start: clamp(20px, 2.6vw, 36px); font-family: var(--font-heading);
  font-size: clamp(2rem, 5.2vw, 4.5rem); font-weight: 500; letter-spacing: -0.035em; line-height: 1.06;
  text-wrap: balance }
.quotes-large-who { display: flex; align-items: center; gap: 16px; margin-block-start: clamp(32px, 4vw, 56px);
  text-align: start }
.quotes-large-picture { flex: none; width: 64px; height: 64px; border-radius: 50%; object-fit: cover;
  object-position: 50% 30% }
.quotes-large-name { overflow-wrap: anywhere; font-weight: 600; line-height: 1.4 }
.quotes-large-role { display: block; color: var(--color-muted); font-weight: 400 }
`,
  },
  {
    id: "quotes-wall",
    name: line("Three quotes of different sizes"),
    category: "quotes",
    html: html`<section class="quotes-wall">
  <div class="quotes-wall-inner">
    <h2 class="quotes-wall-title">Letters we keep by the kettle</h2>
    <div class="quotes-wall-grid">
      <figure class="quotes-wall-item quotes-wall-item-large">
        <blockquote class="quotes-wall-quote">
          <p class="quotes-wall-text quotes-wall-text-large">“Joe carried the old wardrobe down four floors before he carried the new one up. Nobody had asked him to. He said he needed the practice.”</p>
        </blockquote>
        <figcaption class="quotes-wall-who">
          <img class="quotes-wall-picture" src="/sections/portrait-4.svg" alt="Joe Tarrant, the apprentice" width="800" height="1000" loading="lazy">
          <span>Edith Moray <span class="quotes-wall-role">Harbour Street, about Joe</span></span>
        </figcaption>
      </figure>
      <figure class="quotes-wall-item quotes-wall-item-accent">
        <blockquote class="quotes-wall-quote">
          <p class="quotes-wall-text">“Eleven years, three children, one drum kit. The chair has a scratch.”</p>
        </blockquote>
        <figcaption class="quotes-wall-who"><span>Sam and Lotte Aldous <span class="quotes-wall-role quotes-wall-role-plain">Chair no. 4</span></span></figcaption>
      </figure>
      <figure class="quotes-wall-item quotes-wall-item-open">
        <blockquote class="quotes-wall-quote">
          <p class="quotes-wall-text">“I came to collect a stool and stayed until they swept up. The stool is very good too.”</p>
        </blockquote>
        <figcaption class="quotes-wall-who"><span>Hal Venning <span class="quotes-wall-role">weekend course, June</span></span></figcaption>
      </figure>
    </div>
  </div>
</section>`,
    css: css`
.quotes-wall { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.quotes-wall-inner { max-width: 1200px; margin-inline: auto }
.quotes-wall-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.quotes-wall-grid { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: clamp(10px, 1.25vw, 16px); margin-block-start: clamp(32px, 4vw, 56px) }
.quotes-wall-item { display: flex; flex-direction: column; justify-content: space-between; gap: clamp(32px, 4vw, 56px);
  padding: clamp(24px, 2.8vw, 36px); border-radius: 8px }
.quotes-wall-item-large { grid-row: span 2; padding: clamp(28px, 4.4vw, 60px); background: var(--color-surface) }
.quotes-wall-item-accent { background: var(--color-accent); color: var(--color-on-accent) }
.quotes-wall-item-open { border: 1px solid var(--color-line) }
.quotes-wall-text { overflow-wrap: anywhere; font-family: var(--font-heading); font-size: clamp(1.3125rem, 2vw, 1.6875rem); font-weight: 500;
  letter-spacing: -0.02em; line-height: 1.24; text-wrap: pretty }
.quotes-wall-text-large { font-size: clamp(1.625rem, 3.3vw, 2.875rem); letter-spacing: -0.03em; line-height: 1.14 }
.quotes-wall-who { overflow-wrap: anywhere; display: flex; align-items: center; gap: 16px; font-weight: 600; line-height: 1.4 }
.quotes-wall-picture { flex: none; width: 64px; height: 64px; border-radius: 50%; object-fit: cover;
  object-position: 50% 25% }
.quotes-wall-role { display: block; color: var(--color-muted); font-size: 0.9375rem; font-weight: 400 }
.quotes-wall-role-plain { color: inherit }
@media (max-width: 900px) {
  .quotes-wall-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .quotes-wall-item-large { grid-column: 1 / -1; grid-row: auto }
}
@media (max-width: 600px) {
  .quotes-wall-grid { grid-template-columns: minmax(0, 1fr) }
}
`,
  },
  {
    id: "quotes-picture",
    name: line("Quote beside portrait"),
    category: "quotes",
    html: html`<section class="quotes-picture">
  <img class="quotes-picture-portrait" src="/sections/portrait-2.svg" alt="A bearded man in a dark jumper" width="800" height="1000" loading="lazy">
  <figure class="quotes-picture-words">
    <h2 class="quotes-picture-title">From the other side of the bar</h2>
    <blockquote class="quotes-picture-quote">
      <p class="quotes-picture-text">“I asked for forty bar stools by April. They said June, and showed me why. We opened in June, and not one of them wobbles.”</p>
    </blockquote>
    <figcaption class="quotes-picture-who">Daniel Asante<span class="quotes-picture-role">landlord of the Heron, Wrenford</span></figcaption>
  </figure>
</section>`,
    css: css`
.quotes-picture { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); background: var(--color-text);
  color: var(--color-background) }
.quotes-picture-portrait { width: 100%; height: 100%; min-height: 480px; object-fit: cover; object-position: 50% 40% }
.quotes-picture-words { display: flex; flex-direction: column; justify-content: center;
  padding-block: clamp(56px, 9vw, 128px);
  padding-inline: clamp(28px, 6.5vw, 104px) max(clamp(20px, 5vw, 64px), calc((100vw - 1200px) / 2)) }
.quotes-picture-title { font-family: var(--font-body); font-size: 1rem; font-weight: 500; line-height: 1.5 }
.quotes-picture-text { margin-block-start: clamp(16px, 2vw, 28px); font-family: var(--font-heading);
  font-size: clamp(1.75rem, 3.5vw, 3.125rem); font-weight: 500; letter-spacing: -0.03em; line-height: 1.12;
  text-wrap: pretty }
.quotes-picture-who { margin-block-start: clamp(28px, 3.4vw, 48px); padding-block-start: 18px;
  border-block-start: 1px solid currentColor; font-weight: 600; line-height: 1.45 }
.quotes-picture-role { display: block; font-weight: 400 }
@media (max-width: 900px) {
  .quotes-picture { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) }
}
@media (max-width: 600px) {
  .quotes-picture { grid-template-columns: minmax(0, 1fr) }
  .quotes-picture-portrait { height: auto; min-height: 0; aspect-ratio: 1 / 1; object-position: 50% 30% }
  .quotes-picture-words { padding-inline: 20px }
}
`,
  },
];
