import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const peopleSections: readonly Section[] = [
  {
    id: "people-grid",
    name: line("Portraits in a grid"),
    category: "people",
    html: html`<section class="people-grid">
  <div class="people-grid-inner">
    <div class="people-grid-intro">
      <h2 class="people-grid-title">Whoever picks up the phone can also use a saw</h2>
      <p class="people-grid-text">Five of us, no front desk. Ask for the person whose work you want to talk about.</p>
    </div>
    <ul class="people-grid-list">
      <li class="people-grid-person">
        <img class="people-grid-picture" src="/sections/portrait-1.svg" alt="Portrait of Ines Alder" width="800" height="1000" loading="lazy">
        <h3 class="people-grid-name">Ines Alder</h3>
        <p class="people-grid-role">Draws the furniture</p>
      </li>
      <li class="people-grid-person">
        <img class="people-grid-picture" src="/sections/portrait-6.svg" alt="Portrait of Tom Hythe" width="800" height="1000" loading="lazy">
        <h3 class="people-grid-name">Tom Hythe</h3>
        <p class="people-grid-role">Cuts the joints</p>
      </li>
      <li class="people-grid-person">
        <img class="people-grid-picture" src="/sections/portrait-2.svg" alt="Portrait of Caleb Osei" width="800" height="1000" loading="lazy">
        <h3 class="people-grid-name">Caleb Osei</h3>
        <p class="people-grid-role">Upholstery and colour</p>
      </li>
      <li class="people-grid-person">
        <img class="people-grid-picture" src="/sections/portrait-3.svg" alt="Portrait of Maren Lund" width="800" height="1000" loading="lazy">
        <h3 class="people-grid-name">Maren Lund</h3>
        <p class="people-grid-role">Orders, wages, hens</p>
      </li>
      <li class="people-grid-person">
        <img class="people-grid-picture" src="/sections/portrait-4.svg" alt="Portrait of Joe Tarrant" width="800" height="1000" loading="lazy">
        <h3 class="people-grid-name">Joe Tarrant</h3>
        <p class="people-grid-role">Apprentice, second year</p>
      </li>
      <li class="people-grid-person people-grid-person-open">
        <p class="people-grid-ask">The sixth bench is empty.</p>
        <a class="people-grid-link" href="/contact">Work with us</a>
      </li>
    </ul>
  </div>
</section>`,
    css: css`
.people-grid { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.people-grid-inner { max-width: 1200px; margin-inline: auto }
.people-grid-intro { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); align-items: end;
  gap: 16px clamp(20px, 3vw, 40px) }
.people-grid-title { max-width: 15ch; font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500;
  letter-spacing: -0.03em; line-height: 1.06 }
.people-grid-text { color: var(--color-muted); text-wrap: pretty; padding-block-end: 0.3em }
.people-grid-list { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(28px, 3.6vw, 48px) clamp(14px, 2vw, 24px); margin-block-start: clamp(36px, 5vw, 72px) }
.people-grid-picture { width: 100%; aspect-ratio: 8 / 9; border-radius: 4px; object-fit: cover;
  object-position: 50% 25% }
.people-grid-name { margin-block-start: 18px; font-size: clamp(1.125rem, 1.5vw, 1.3125rem); font-weight: 500;
  letter-spacing: -0.015em; line-height: 1.3 }
.people-grid-role { color: var(--color-muted) }
.people-grid-person-open { display: flex; flex-direction: column; justify-content: space-between;
  align-items: flex-start; align-self: start; aspect-ratio: 8 / 9; padding: clamp(18px, 2.4vw, 32px);
  border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent) }
.people-grid-ask { overflow-wrap: anywhere; max-width: 8em; font-family: var(--font-heading); font-size: clamp(1.375rem, 2.7vw, 2.25rem);
  font-weight: 500; letter-spacing: -0.025em; line-height: 1.12; text-wrap: balance }
.people-grid-link { overflow-wrap: anywhere; display: inline-flex; align-items: center; min-height: 44px; font-weight: 600;
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 6px }
.people-grid-link:hover { text-decoration-thickness: 3px }
.people-grid-link:focus-visible { outline-color: currentColor }
@media (max-width: 600px) {
  .people-grid-intro { grid-template-columns: minmax(0, 1fr) }
  .people-grid-list { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .people-grid-name { margin-block-start: 12px }
  .people-grid-role { font-size: 0.9375rem; line-height: 1.4 }
}
`,
  },
  {
    id: "people-rows",
    name: line("Rows with contact details"),
    category: "people",
    html: html`<section class="people-rows">
  <div class="people-rows-inner">
    <h2 class="people-rows-title">Who to ask</h2>
    <ul class="people-rows-list">
      <li class="people-rows-person">
        <img class="people-rows-picture" src="/sections/portrait-3.svg" alt="" width="800" height="1000" loading="lazy">
        <div class="people-rows-who">
          <h3 class="people-rows-name">Maren Lund</h3>
          <p class="people-rows-role">Orders and delivery</p>
        </div>
        <p class="people-rows-text">Knows where every piece is today, and which stairs it still has to climb.</p>
        <a class="people-rows-link" href="mailto:maren@alderandhythe.example">maren@alderandhythe.example</a>
      </li>
      <li class="people-rows-person">
        <img class="people-rows-picture" src="/sections/portrait-1.svg" alt="" width="800" height="1000" loading="lazy">
        <div class="people-rows-who">
          <h3 class="people-rows-name">Ines Alder</h3>
          <p class="people-rows-role">Commissions</p>
        </div>
        <p class="people-rows-text">Send her the size of the room, a photo of the view and what you had for breakfast.</p>
        <a class="people-rows-link" href="mailto:ines@alderandhythe.example">ines@alderandhythe.example</a>
      </li>
      <li class="people-rows-person">
        <img class="people-rows-picture" src="/sections/portrait-2.svg" alt="" width="800" height="1000" loading="lazy">
        <div class="people-rows-who">
          <h3 class="people-rows-name">Caleb Osei</h3>
          <p class="people-rows-role">Repairs and upholstery</p>
        </div>
        <p class="people-rows-text">Can tell the age of a chair by its webbing, and whether the cat did it.</p>
        <a class="people-rows-link" href="mailto:caleb@alderandhythe.example">caleb@alderandhythe.example</a>
      </li>
      <li class="people-rows-person">
        <img class="people-rows-picture" src="/sections/portrait-6.svg" alt="" width="800" height="1000" loading="lazy">
        <div class="people-rows-who">
          <h3 class="people-rows-name">Tom Hythe</h3>
          <p class="people-rows-role">Weekend courses</p>
        </div>
        <p class="people-rows-text">Has taught four hundred people to sharpen a chisel, eleven of them before they turned ten.</p>
        <a class="people-rows-link" href="mailto:tom@alderandhythe.example">tom@alderandhythe.example</a>
      </li>
    </ul>
  </div>
</section>`,
    css: css`
.people-rows { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-surface) }
.people-rows-inner { max-width: 1200px; margin-inline: auto }
.people-rows-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.people-rows-list { margin-block-start: clamp(32px, 4vw, 56px); border-block-end: 1px solid var(--color-line) }
.people-rows-person { display: grid; grid-template-columns: 88px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
  gap: 4px clamp(20px, 3vw, 40px); align-items: center; padding-block: 20px;
  border-block-start: 1px solid var(--color-line) }
.people-rows-picture { width: 88px; height: 88px; border-radius: 50%; object-fit: cover; object-position: 50% 30% }
.people-rows-name { font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 500; letter-spacing: -0.02em;
  line-height: 1.25 }
.people-rows-role { color: var(--color-muted); font-size: 0.9375rem }
.people-rows-text { text-wrap: pretty }
.people-rows-link { display: inline-flex; align-items: center; justify-self: end; min-height: 44px;
  overflow-wrap: anywhere; font-size: 1rem; font-weight: 500; text-decoration: underline;
  text-decoration-color: var(--color-accent); text-decoration-thickness: 2px; text-underline-offset: 5px }
.people-rows-link:hover { text-decoration-thickness: 4px }
@media (max-width: 900px) {
  .people-rows-person { grid-template-columns: 88px minmax(0, 2fr) minmax(0, 3fr); align-items: start }
  .people-rows-picture { grid-row: span 2 }
  .people-rows-who { grid-row: span 2 }
  .people-rows-link { justify-self: start }
}
@media (max-width: 600px) {
  .people-rows-person { grid-template-columns: 64px minmax(0, 1fr); gap: 8px 18px; padding-block: 24px }
  .people-rows-picture { grid-row: auto; width: 64px; height: 64px }
  .people-rows-who { grid-row: auto; align-self: center }
  .people-rows-text { grid-column: 2 }
  .people-rows-link { grid-column: 2; font-size: 0.9375rem }
}
`,
  },
  {
    id: "people-letter",
    name: line("Letter with portrait"),
    category: "people",
    html: html`<section class="people-letter">
  <div class="people-letter-inner">
    <img class="people-letter-picture" src="/sections/portrait-6.svg" alt="Tom Hythe in a red wool hat and a work shirt" width="800" height="1000" loading="lazy">
    <div class="people-letter-words">
      <h2 class="people-letter-title">I was a bad accountant. It turned out I just liked straight lines.</h2>
      <div class="people-letter-body">
        <p class="people-letter-text">I learnt to saw at thirty-four, from a boatbuilder who never once looked up. He said a joint should be tight enough to hold without glue, and that glue was for people who were in a hurry to be somewhere else.</p>
        <p class="people-letter-text">I am still here. If you come by before ten the kettle is on, and I will show you the first stool I made. It has three legs, and none of them agree.</p>
      </div>
      <p class="people-letter-name">Tom Hythe</p>
      <p class="people-letter-role">Joiner, and half of the name on the door</p>
    </div>
  </div>
</section>`,
    css: css`
.people-letter { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.people-letter-inner { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(32px, 6vw, 96px); align-items: center; max-width: 1200px; margin-inline: auto }
.people-letter-picture { width: 100%; border-radius: 4px }
.people-letter-title { font-size: clamp(1.875rem, 3.7vw, 3.25rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.08 }
.people-letter-body { display: grid; gap: 1.1em; margin-block-start: clamp(20px, 2.6vw, 36px);
  font-size: clamp(1.0625rem, 1.25vw, 1.1875rem) }
.people-letter-text { max-width: 34em; text-wrap: pretty }
.people-letter-name { margin-block-start: clamp(24px, 3vw, 40px); font-family: var(--font-heading);
  font-size: 1.25rem; font-weight: 500; letter-spacing: -0.015em }
.people-letter-role { color: var(--color-muted); text-wrap: balance }
@media (max-width: 900px) {
  .people-letter-inner { align-items: start }
}
@media (max-width: 600px) {
  .people-letter-inner { grid-template-columns: minmax(0, 1fr) }
  .people-letter-picture { aspect-ratio: 1 / 1; object-fit: cover; object-position: 50% 30% }
}
`,
  },
];
