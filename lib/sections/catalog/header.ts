import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const headerSections: readonly Section[] = [
  {
    id: "header-bar",
    name: line("Bar with links"),
    category: "header",
    html: html`<header class="header-bar">
  <div class="header-bar-row">
    <a class="header-bar-brand" href="/"><img class="header-bar-mark" src="/sections/mark.svg" alt="" width="36" height="36">Alder &amp; Hythe</a>
    <nav class="header-bar-nav" aria-label="Main">
      <a class="header-bar-link" href="/furniture">Furniture</a>
      <a class="header-bar-link" href="/courses">Courses</a>
      <a class="header-bar-link" href="/journal">Journal</a>
      <a class="header-bar-link" href="/about">About</a>
    </nav>
    <a class="header-bar-button" href="/contact">Book a visit</a>
  </div>
</header>`,
    css: css`
.header-bar { padding: 14px clamp(20px, 5vw, 64px); border-block-end: 1px solid var(--color-line) }
.header-bar-row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px clamp(20px, 3vw, 40px);
  max-width: 1200px; margin-inline: auto }
.header-bar-brand { display: inline-flex; align-items: center; gap: 12px; min-height: 48px;
  font-family: var(--font-heading); font-size: 1.25rem; font-weight: 600; letter-spacing: -0.015em; line-height: 1.1;
  text-decoration: none }
.header-bar-mark { flex: none; width: 36px; height: 36px }
.header-bar-nav { display: flex; flex-wrap: wrap; gap: 0 clamp(20px, 2.6vw, 36px); margin-inline-start: auto }
.header-bar-link { display: inline-flex; align-items: center; min-height: 48px; font-size: 1rem; text-decoration: none }
.header-bar-link:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 6px }
.header-bar-button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px;
  padding: 8px 24px; border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent);
  font-size: 1rem; font-weight: 600; text-decoration: none }
.header-bar-button:hover { background: var(--color-text); color: var(--color-background) }
@media (max-width: 600px) {
  .header-bar { padding-block-end: 2px }
  .header-bar-row { justify-content: space-between }
  .header-bar-brand { font-size: 1.125rem }
  .header-bar-button { padding-inline: 18px }
  .header-bar-nav { order: 3; flex-basis: 100%; justify-content: space-between; margin-inline-start: 0 }
}
`,
  },
  {
    id: "header-centred",
    name: line("Name in the middle"),
    category: "header",
    html: html`<header class="header-centred">
  <p class="header-centred-notice">The showroom stays open until eight on Thursdays in June.</p>
  <div class="header-centred-row">
    <nav class="header-centred-nav" aria-label="Main">
      <a class="header-centred-link" href="/furniture">Furniture</a>
      <a class="header-centred-link" href="/repairs">Repairs</a>
      <a class="header-centred-link" href="/about">About</a>
    </nav>
    <a class="header-centred-brand" href="/">Alder &amp; Hythe</a>
    <div class="header-centred-actions">
      <a class="header-centred-phone" href="tel:+441632960418">01632 960418</a>
      <a class="header-centred-button" href="/contact">Ask for a quote</a>
    </div>
  </div>
</header>`,
    css: css`
.header-centred-notice { padding: 9px clamp(20px, 5vw, 64px); background: var(--color-accent);
  color: var(--color-on-accent); font-size: 0.9375rem; line-height: 1.4; text-align: center; text-wrap: balance }
.header-centred-row { display: grid; grid-template-columns: minmax(min-content, 1fr) auto minmax(min-content, 1fr); align-items: center;
  gap: 8px 32px; max-width: 1328px; margin-inline: auto; padding: 22px clamp(20px, 5vw, 64px) }
.header-centred-nav { display: flex; flex-wrap: wrap; gap: 0 clamp(18px, 2.2vw, 32px) }
.header-centred-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none }
.header-centred-link:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 6px }
.header-centred-brand { display: inline-flex; align-items: center; min-height: 48px; font-family: var(--font-heading);
  font-size: clamp(1.6rem, 2.6vw, 2.125rem); font-weight: 500; letter-spacing: -0.03em; line-height: 1;
  text-align: center; text-decoration: none }
.header-centred-actions { display: flex; align-items: center; justify-content: flex-end; gap: 8px clamp(16px, 2vw, 28px) }
.header-centred-phone { display: inline-flex; align-items: center; min-height: 48px;
  font-variant-numeric: tabular-nums; text-decoration: none; white-space: nowrap }
.header-centred-phone:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 6px }
.header-centred-button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px;
  padding: 8px 22px; border: 1px solid currentColor; border-radius: 999px; font-weight: 600; line-height: 1.2;
  text-decoration: none; white-space: nowrap }
.header-centred-button:hover { border-color: var(--color-text); background: var(--color-text);
  color: var(--color-background) }
@media (max-width: 900px) {
  .header-centred-row { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) }
  .header-centred-phone { display: none }
}
@media (max-width: 600px) {
  .header-centred-row { grid-template-columns: minmax(0, 1fr) auto; gap: 8px 16px; padding-block: 14px 4px }
  .header-centred-brand { grid-row: 1; justify-self: start; font-size: 1.4rem; text-align: start }
  .header-centred-actions { grid-row: 1; grid-column: 2 }
  .header-centred-button { padding-inline: 16px; font-size: 0.9375rem }
  .header-centred-nav { grid-column: 1 / -1; gap: 0 28px; border-block-start: 1px solid var(--color-line) }
}
`,
  },
  {
    id: "header-masthead",
    name: line("Large name above links"),
    category: "header",
    html: html`<header class="header-masthead">
  <div class="header-masthead-top">
    <a class="header-masthead-brand" href="/">Alder &amp; Hythe</a>
    <p class="header-masthead-note">Furniture makers at the Old Rope Works, Wrenford, since 2009</p>
  </div>
  <div class="header-masthead-bar">
    <nav class="header-masthead-nav" aria-label="Main">
      <a class="header-masthead-link" href="/furniture">Furniture</a>
      <a class="header-masthead-link" href="/courses">Courses</a>
      <a class="header-masthead-link" href="/journal">Journal</a>
      <a class="header-masthead-link" href="/about">About</a>
    </nav>
    <a class="header-masthead-button" href="/contact">Write to us</a>
  </div>
</header>`,
    css: css`
.header-masthead { padding: clamp(24px, 3.4vw, 48px) clamp(20px, 5vw, 64px) 0 }
.header-masthead-top { display: flex; align-items: flex-end; justify-content: space-between; gap: 16px 48px;
  max-width: 1200px; margin-inline: auto; padding-block-end: clamp(18px, 2.2vw, 28px) }
.header-masthead-brand { overflow-wrap: anywhere; font-family: var(--font-heading); font-size: clamp(2.5rem, 7.4vw, 6rem); font-weight: 500;
  letter-spacing: -0.05em; line-height: 0.95; text-decoration: none; margin-inline-start: -0.04em }
.header-masthead-note { max-width: 17em; color: var(--color-muted); font-size: 0.9375rem; line-height: 1.45;
  text-align: end; text-wrap: balance; padding-block-end: 0.35em }
.header-masthead-bar { display: flex; flex-wrap: wrap; align-items: stretch; justify-content: space-between;
  gap: 0 32px; max-width: 1200px; margin-inline: auto; border-block-start: 2px solid var(--color-text);
  border-block-end: 1px solid var(--color-line) }
.header-masthead-nav { display: flex; flex-wrap: wrap; gap: 0 clamp(20px, 3vw, 40px) }
.header-masthead-link { display: inline-flex; align-items: center; min-height: 56px; text-decoration: none }
.header-masthead-link:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 7px }
.header-masthead-button { display: inline-flex; align-items: center; justify-content: center; min-height: 56px;
  padding-inline: 28px; background: var(--color-text); color: var(--color-background); font-weight: 600;
  text-decoration: none }
.header-masthead-button:hover { background: var(--color-accent); color: var(--color-on-accent) }
@media (max-width: 600px) {
  .header-masthead-top { flex-direction: column; align-items: flex-start }
  .header-masthead-brand { font-size: clamp(2.5rem, 14.4vw, 4.5rem) }
  .header-masthead-note { max-width: none; padding-block-end: 0; text-align: start }
  .header-masthead-bar { border-block-end: 0 }
  .header-masthead-nav { flex-basis: 100%; justify-content: space-between; gap: 0 16px; padding-block: 6px }
  .header-masthead-link { min-height: 44px }
  .header-masthead-button { flex-basis: 100%; min-height: 52px }
}
`,
  },
];
