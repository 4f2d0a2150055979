import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const footerSections: readonly Section[] = [
  {
    id: "footer-columns",
    name: line("Columns"),
    category: "footer",
    html: html`<footer class="footer-columns">
  <div class="footer-columns-inner">
    <div class="footer-columns-about">
      <a class="footer-columns-brand" href="/"><img class="footer-columns-mark" src="/sections/mark.svg" alt="" width="40" height="40" loading="lazy">Alder &amp; Hythe</a>
      <p class="footer-columns-text">Chairs, tables and lamps from timber with an address. Made in Wrenford since 2009.</p>
    </div>
    <nav class="footer-columns-nav" aria-label="Footer">
      <div class="footer-columns-group">
        <h2 class="footer-columns-name">Shop</h2>
        <ul class="footer-columns-links">
          <li><a class="footer-columns-link" href="/furniture">Chairs</a></li>
          <li><a class="footer-columns-link" href="/furniture">Tables</a></li>
          <li><a class="footer-columns-link" href="/furniture">Lamps</a></li>
        </ul>
      </div>
      <div class="footer-columns-group">
        <h2 class="footer-columns-name">Workshop</h2>
        <ul class="footer-columns-links">
          <li><a class="footer-columns-link" href="/about">About us</a></li>
          <li><a class="footer-columns-link" href="/courses">Courses</a></li>
          <li><a class="footer-columns-link" href="/repairs">Repairs</a></li>
        </ul>
      </div>
    </nav>
    <div class="footer-columns-group">
      <h2 class="footer-columns-name">Visit us</h2>
      <address class="footer-columns-address">18 Quarry Lane, Wrenford<br>Tuesday to Saturday</address>
      <a class="footer-columns-link" href="tel:+441632960418">01632 960418</a>
    </div>
  </div>
  <div class="footer-columns-foot">
    <p>© Alder &amp; Hythe Ltd</p>
    <a class="footer-columns-link" href="/privacy">Privacy</a>
  </div>
</footer>`,
    css: css`
.footer-columns { padding: clamp(48px, 6vw, 88px) clamp(20px, 5vw, 64px) 16px; background: var(--color-surface) }
.footer-columns-inner { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  gap: 40px clamp(24px, 4vw, 56px); max-width: 1200px; margin-inline: auto }
.footer-columns-brand { overflow-wrap: anywhere; display: inline-flex; align-items: center; gap: 14px; min-height: 48px;
  font-family: var(--font-heading); font-size: 1.5rem; font-weight: 500; letter-spacing: -0.025em; line-height: 1.1;
  text-decoration: none }
.footer-columns-mark { flex: none; width: 40px; height: 40px }
.footer-columns-text { max-width: 23em; margin-block-start: 14px; color: var(--color-muted); text-wrap: pretty }
.footer-columns-nav { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 32px clamp(24px, 4vw, 56px) }
.footer-columns-name { padding-block: 12px 6px; color: var(--color-muted); font-family: var(--font-body);
  font-size: 0.9375rem; font-weight: 500; line-height: 1.6 }
.footer-columns-link { overflow-wrap: anywhere; display: inline-flex; align-items: center; min-height: 44px; text-decoration: none }
.footer-columns-link:hover { text-decoration: underline; text-underline-offset: 5px }
.footer-columns-address { overflow-wrap: anywhere; padding-block: 8px 4px; font-style: normal }
.footer-columns-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 4px 32px; max-width: 1200px; margin-block-start: clamp(32px, 4.5vw, 64px); margin-inline: auto;
  padding-block-start: 16px; border-block-start: 1px solid var(--color-line); color: var(--color-muted);
  font-size: 0.9375rem }
@media (max-width: 900px) {
  .footer-columns-inner { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) }
  .footer-columns-about { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
  .footer-columns-inner { grid-template-columns: minmax(0, 1fr); gap: 28px }
}
`,
  },
  {
    id: "footer-line",
    name: line("Simple line"),
    category: "footer",
    html: html`<footer class="footer-line">
  <div class="footer-line-inner">
    <p class="footer-line-name">Alder &amp; Hythe, furniture makers</p>
    <nav class="footer-line-nav" aria-label="Footer">
      <a class="footer-line-link" href="/about">About</a>
      <a class="footer-line-link" href="/contact">Contact</a>
      <a class="footer-line-link" href="/privacy">Privacy</a>
    </nav>
    <a class="footer-line-link footer-line-link-end" href="mailto:hello@alderandhythe.example">hello@alderandhythe.example</a>
  </div>
</footer>`,
    css: css`
.footer-line { padding: clamp(20px, 2.6vw, 36px) clamp(20px, 5vw, 64px) }
.footer-line-inner { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center;
  gap: 4px 32px; max-width: 1200px; margin-inline: auto; padding-block-start: clamp(16px, 2vw, 28px);
  border-block-start: 1px solid var(--color-line); font-size: 1rem }
.footer-line-name { display: flex; align-items: center; min-height: 44px; color: var(--color-muted) }
.footer-line-nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 28px }
.footer-line-link { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere;
  text-decoration: none }
.footer-line-link:hover { text-decoration: underline; text-underline-offset: 5px }
.footer-line-link-end { justify-self: end }
@media (max-width: 900px) {
  .footer-line-inner { grid-template-columns: minmax(0, 1fr) auto }
  .footer-line-nav { grid-column: 1 / -1; grid-row: 2; justify-content: flex-start }
}
@media (max-width: 600px) {
  .footer-line-inner { grid-template-columns: minmax(0, 1fr) }
  .footer-line-nav { grid-row: auto }
  .footer-line-link-end { justify-self: start }
}
`,
  },
  {
    id: "footer-statement",
    name: line("Large closing words"),
    category: "footer",
    html: html`<footer class="footer-statement">
  <div class="footer-statement-inner">
    <div class="footer-statement-top">
      <h2 class="footer-statement-title">Sit well, stay late.</h2>
      <a class="footer-statement-button" href="/contact">Write to us</a>
    </div>
    <div class="footer-statement-columns">
      <div class="footer-statement-group">
        <h3 class="footer-statement-name">The workshop</h3>
        <address class="footer-statement-address">The Old Rope Works<br>18 Quarry Lane, Wrenford</address>
      </div>
      <div class="footer-statement-group">
        <h3 class="footer-statement-name">Opening hours</h3>
        <p>Tuesday to Thursday, 10:00 to 17:30<br>Friday, 10:00 to 20:00<br>Saturday, 9:00 to 16:00</p>
      </div>
      <div class="footer-statement-group">
        <h3 class="footer-statement-name">Talk</h3>
        <div class="footer-statement-links">
          <a class="footer-statement-link" href="tel:+441632960418">01632 960418</a>
          <a class="footer-statement-link" href="mailto:hello@alderandhythe.example">hello@alderandhythe.example</a>
        </div>
      </div>
      <nav class="footer-statement-links" aria-label="Footer">
        <a class="footer-statement-link" href="/furniture">Furniture</a>
        <a class="footer-statement-link" href="/repairs">Repairs</a>
        <a class="footer-statement-link" href="/privacy">Privacy</a>
      </nav>
    </div>
  </div>
</footer>`,
    css: css`
.footer-statement { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) clamp(28px, 3.4vw, 48px);
  background: var(--color-text); color: var(--color-background) }
.footer-statement-inner { max-width: 1200px; margin-inline: auto }
.footer-statement-top { display: flex; align-items: flex-end; justify-content: space-between;
  gap: 28px clamp(32px, 6vw, 96px) }
.footer-statement-title { max-width: 5em; font-size: clamp(4rem, 11.4vw, 10rem); font-weight: 500; letter-spacing: -0.05em;
  line-height: 0.9; margin-inline-start: -0.05em }
.footer-statement-button { display: inline-flex; flex: none; align-items: center; justify-content: center;
  min-height: 56px; padding: 12px 32px; border-radius: 4px; background: var(--color-accent);
  color: var(--color-on-accent); font-weight: 600; text-decoration: none; margin-block-end: 0.5em }
.footer-statement-button:hover { background: var(--color-background); color: var(--color-text) }
.footer-statement-button:focus-visible { outline-color: var(--color-background) }
.footer-statement-columns { display: grid; grid-template-columns: repeat(3, auto) auto; justify-content: space-between;
  gap: 32px clamp(24px, 3.4vw, 48px); margin-block-start: clamp(56px, 8vw, 120px); padding-block-start: 24px;
  border-block-start: 1px solid currentColor; font-size: 1rem }
.footer-statement-group { display: flex; flex-direction: column; align-items: flex-start }
.footer-statement-name { margin-block-end: 6px; font-family: var(--font-body); font-size: 1rem; font-weight: 600;
  line-height: 1.6 }
.footer-statement-address { font-style: normal }
.footer-statement-links { display: grid; align-content: start; justify-items: start; margin-block-start: -9px }
.footer-statement-link { display: inline-flex; align-items: center; min-height: 44px;
  overflow-wrap: anywhere; text-decoration: none }
.footer-statement-link:hover { text-decoration: underline; text-underline-offset: 5px }
.footer-statement-link:focus-visible { outline-color: currentColor }
@media (max-width: 900px) {
  .footer-statement-top { flex-direction: column; align-items: flex-start }
  .footer-statement-columns { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media (max-width: 600px) {
  .footer-statement-columns { grid-template-columns: minmax(0, 1fr); gap: 24px }
}
`,
  },
];
