import { css } from "@/lib/site-styles/markup";

export const PLANT_NURSERY_CSS = css`
.skip-link { position: absolute; z-index: 2; inset-inline-start: 16px; inset-block-start: -80px; padding: 12px 20px; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent) }
.skip-link:focus-visible { inset-block-start: 16px }
.wrap { max-width: 1240px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 48px) }

.site-header { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; column-gap: 32px; max-width: 1240px; margin-inline: auto; padding: 20px clamp(20px, 4vw, 48px) }
.header-links { display: flex; flex-wrap: wrap; gap: 0 28px }
.header-links-end { display: flex; flex-wrap: wrap; gap: 0 28px; justify-content: flex-end }
.header-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; border-block-end: 2px solid transparent; transition: border-color 160ms }
.header-link:hover { border-color: var(--color-accent) }
.site-name { display: inline-flex; align-items: center; min-height: 44px; font-family: var(--font-heading); font-size: 1.75rem; font-weight: 500; letter-spacing: -0.02em; line-height: 1; text-decoration: none }

.hero { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); column-gap: clamp(32px, 5vw, 80px); align-items: end; padding-block: clamp(16px, 2vw, 28px) 0 }
.hero-body { padding-block-end: clamp(48px, 6vw, 88px) }
.hero-title { font-size: clamp(3.125rem, 7vw, 6.5rem); font-weight: 400; line-height: 0.96; letter-spacing: -0.035em }
.hero-text { max-width: 30em; margin-block-start: 28px; color: var(--color-muted); font-size: 1.1875rem; text-wrap: pretty }
.hero-actions { display: flex; flex-wrap: wrap; gap: 14px; margin-block-start: 36px }
.hero-figure { overflow: hidden; border-start-start-radius: 999px; border-start-end-radius: 999px; background: var(--color-cream) }
.hero-picture { width: 100%; aspect-ratio: 9 / 11; object-fit: cover }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border: 2px solid var(--color-accent); border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; text-decoration: none; transition: background-color 160ms, color 160ms }
.button:hover { background: transparent; color: var(--color-accent) }
.button-quiet { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border: 2px solid var(--color-line); border-radius: 999px; font-weight: 600; text-decoration: none; transition: border-color 160ms }
.button-quiet:hover { border-color: var(--color-accent) }
.button-dark { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border: 2px solid var(--color-ink); border-radius: 999px; background: var(--color-ink); color: var(--color-cream); font-weight: 600; text-decoration: none; transition: background-color 160ms, color 160ms }
.button-dark:hover { background: transparent; color: var(--color-ink) }
.button-dark:focus-visible { outline-color: var(--color-ink) }

.strip { background: var(--color-accent); color: var(--color-on-accent) }
.strip-row { padding-block: 20px }
.strip-list { display: grid; grid-template-columns: repeat(3, auto); gap: 8px 40px; justify-content: space-between }
.strip-item { font-weight: 500; line-height: 1.4; text-wrap: balance }

.paper { background: var(--color-cream); color: var(--color-ink) }
.plants { padding-block: clamp(72px, 9vw, 128px) }
.plants-head { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: 20px clamp(32px, 5vw, 80px); align-items: end; margin-block-end: clamp(36px, 5vw, 64px) }
.big-title { font-size: clamp(2.375rem, 4.8vw, 4.25rem); font-weight: 400; line-height: 1.02; letter-spacing: -0.03em }
.paper-note { max-width: 30em; color: var(--color-moss); text-wrap: pretty }
.plants-grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 48px 24px }
.plant { display: grid; grid-template-rows: auto auto auto 1fr; align-content: start }
.plant-picture { width: 100%; border-radius: 20px }
.plant-top { display: flex; justify-content: space-between; gap: 12px; align-items: baseline; margin-block-start: 16px }
.plant-name { font-size: 1.375rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.15 }
.plant-price { font-family: var(--font-heading); font-size: 1.375rem; font-weight: 500; line-height: 1.15 }
.plant-latin { color: var(--color-moss); font-family: var(--font-heading); font-style: italic; font-size: 1rem; line-height: 1.5 }
.plant-notes { margin-block-start: 10px; padding-block-start: 10px; border-block-start: 1px solid var(--color-straw); font-size: 0.9375rem; line-height: 1.5; text-wrap: pretty }
.plants-end { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: center; margin-block-start: clamp(40px, 5vw, 64px) }

.glass-picture { width: 100%; height: clamp(280px, 40vw, 640px); object-fit: cover }
.glass-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(28px, 4vw, 64px); padding-block: clamp(56px, 7vw, 96px) }
.glass-title { font-size: clamp(1.5rem, 2.2vw, 2rem); font-weight: 400; letter-spacing: -0.02em; line-height: 1.12; color: var(--color-accent) }
.glass-text { margin-block-start: 12px; color: var(--color-muted); text-wrap: pretty }

.jobs { background: var(--color-surface); padding-block: clamp(72px, 8vw, 120px) }
.jobs-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 32px clamp(32px, 6vw, 96px) }
.jobs-text { max-width: 26em; margin-block-start: 20px; color: var(--color-muted); text-wrap: pretty }
.jobs-list { border-block-start: 1px solid var(--color-line) }
.job { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 4px 24px; padding-block: 20px; border-block-end: 1px solid var(--color-line) }
.job-when { color: var(--color-accent); font-family: var(--font-heading); font-size: 1.1875rem }
.job-text { text-wrap: pretty }

.seasons { padding-block: clamp(72px, 9vw, 128px) }
.seasons-title { max-width: 12em; margin-block-end: clamp(32px, 4vw, 56px); font-size: clamp(2.375rem, 4.8vw, 4.25rem); font-weight: 400; line-height: 1.02; letter-spacing: -0.03em }
.seasons-grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 20px }
.season { overflow: hidden; border-radius: 20px; background: var(--color-surface) }
.season-picture { width: 100% }
.season-body { padding: 20px 22px 26px }
.season-name { font-size: 1.625rem; font-weight: 400; letter-spacing: -0.02em }
.season-months { color: var(--color-muted); font-size: 0.9375rem }
.season-hours { margin-block-start: 14px; line-height: 1.5; text-wrap: balance }

.clinic { background: var(--color-accent); color: var(--color-on-accent) }
.clinic-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: stretch }
.clinic-figure { min-height: 100% }
.clinic-picture { width: 100%; height: 100%; min-height: 340px; object-fit: cover }
.clinic-body { align-self: center; max-width: 640px; padding: clamp(48px, 6vw, 96px) clamp(20px, 5vw, 80px) }
.clinic-body-start { align-self: center; padding: clamp(48px, 6vw, 96px) clamp(20px, 5vw, 80px); padding-inline-start: max(clamp(20px, 4vw, 48px), calc(50vw - 572px)) }
.clinic-text { max-width: 30em; margin-block: 20px 32px; font-size: 1.0625rem; text-wrap: pretty }

.letters { padding-block: clamp(72px, 9vw, 128px) }
.letters-grid { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 48px clamp(32px, 6vw, 96px); align-items: end }
.letter-words { font-family: var(--font-heading); font-size: clamp(1.75rem, 3.3vw, 2.875rem); font-weight: 350; line-height: 1.16; letter-spacing: -0.02em; text-wrap: pretty }
.letter-from { margin-block-start: 24px; color: var(--color-muted) }
.letter-side { display: grid; gap: 20px; padding-block-start: 20px; border-block-start: 1px solid var(--color-line) }
.letter-side-title { font-size: 1.5rem; font-weight: 400; letter-spacing: -0.015em }
.letter-side-text { color: var(--color-muted); text-wrap: pretty }

.site-footer { padding-block: clamp(48px, 5vw, 72px) 40px; background: var(--color-deep) }
.footer-grid { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 36px 48px }
.footer-name { font-family: var(--font-heading); font-size: clamp(2.5rem, 5.6vw, 5rem); font-weight: 400; line-height: 1; letter-spacing: -0.035em }
.footer-title { font-size: 1.0625rem; font-weight: 500; color: var(--color-accent) }
.footer-text { font-style: normal; line-height: 1.7; color: var(--color-muted) }
.footer-link { display: inline-flex; align-items: center; min-height: 44px; margin-block: -6px; text-underline-offset: 5px; text-decoration-color: var(--color-line) }
.footer-link:hover { text-decoration-color: var(--color-accent) }
.footer-small { grid-column: 1 / -1; padding-block-start: 20px; border-block-start: 1px solid var(--color-line); color: var(--color-muted); font-size: 0.9375rem }

.page-head { padding-block: clamp(40px, 6vw, 88px) clamp(48px, 6vw, 88px) }
.page-title { max-width: 11em; font-size: clamp(3rem, 7.4vw, 6.75rem); font-weight: 400; line-height: 0.96; letter-spacing: -0.035em }
.page-text { max-width: 34em; margin-block-start: 28px; color: var(--color-muted); font-size: 1.1875rem; text-wrap: pretty }
.jumps { display: flex; flex-wrap: wrap; gap: 10px; margin-block-start: 32px }
.jump { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 20px; border: 1px solid var(--color-line); border-radius: 999px; text-decoration: none; transition: border-color 160ms }
.jump:hover { border-color: var(--color-accent) }

.group { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 32px clamp(32px, 5vw, 80px); padding-block: clamp(56px, 7vw, 104px); border-block-end: 1px solid var(--color-straw) }
.group-side { align-self: start }
.group-title { font-size: clamp(2.125rem, 4vw, 3.5rem); font-weight: 400; letter-spacing: -0.03em; line-height: 1.02 }
.group-text { max-width: 22em; margin-block-start: 14px; color: var(--color-moss); text-wrap: pretty }
.group-list { border-block-start: 1px solid var(--color-straw) }
.row { display: grid; grid-template-columns: 104px minmax(0, 1fr) auto; gap: 4px 24px; align-items: center; padding-block: 16px; border-block-end: 1px solid var(--color-straw) }
.row-picture { width: 104px; height: 104px; object-fit: cover; border-radius: 16px }
.row-name { font-size: 1.375rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.2 }
.row-latin { font-family: var(--font-heading); font-style: italic; color: var(--color-moss); line-height: 1.4 }
.row-notes { margin-block-start: 4px; font-size: 0.9375rem; line-height: 1.5; text-wrap: pretty }
.row-price { text-align: end; font-family: var(--font-heading); font-size: 1.375rem; font-weight: 500; line-height: 1.2 }
.row-pot { display: block; font-family: var(--font-body); font-size: 0.9375rem; font-weight: 400; color: var(--color-moss) }
.promise { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(28px, 4vw, 64px); padding-block: clamp(64px, 7vw, 104px) }

.before { padding-block: clamp(64px, 8vw, 120px) }
.steps { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(28px, 4vw, 56px); margin-block-start: clamp(32px, 4vw, 56px) }
.step-number { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: var(--color-accent); color: var(--color-on-accent); font-family: var(--font-heading); font-size: 1.5rem }
.step-title { margin-block-start: 20px; font-size: 1.625rem; font-weight: 400; letter-spacing: -0.02em }
.step-text { margin-block-start: 10px; color: var(--color-muted); text-wrap: pretty }
.form-section { padding-block: clamp(64px, 8vw, 120px) }
.form-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 40px clamp(32px, 6vw, 96px) }
.form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 22px 20px }
.field { display: grid; gap: 6px; align-content: start }
.field-wide { grid-column: span 2; display: grid; gap: 6px }
.field-label { font-weight: 500; font-size: 1rem }
.field-input { width: 100%; min-height: 52px; padding: 12px 16px; border: 1px solid var(--color-moss); border-radius: 14px; background: var(--color-milk); color: var(--color-ink) }
.field-input:focus-visible { outline-color: var(--color-ink) }
.field-area { width: 100%; min-height: 150px; padding: 12px 16px; border: 1px solid var(--color-moss); border-radius: 14px; background: var(--color-milk); color: var(--color-ink); resize: vertical }
.field-area:focus-visible { outline-color: var(--color-ink) }
.form-end { grid-column: span 2; display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: center }
.form-note { flex: 1 1 220px; color: var(--color-moss); font-size: 0.9375rem; line-height: 1.5 }
.asks { padding-block: clamp(64px, 8vw, 120px) }
.asks-grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 44px clamp(32px, 6vw, 88px); margin-block-start: clamp(36px, 4vw, 56px) }
.ask { padding-block-start: 20px; border-block-start: 1px solid var(--color-line) }
.ask-title { font-size: 1.5rem; font-weight: 400; letter-spacing: -0.015em; line-height: 1.2 }
.ask-text { margin-block-start: 10px; color: var(--color-muted); text-wrap: pretty }

.map-picture { width: 100%; height: clamp(320px, 46vw, 680px); object-fit: cover; object-position: 56% 40% }
.ways { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(28px, 4vw, 64px); padding-block: clamp(56px, 7vw, 104px) }
.prices { padding-block: clamp(64px, 8vw, 120px) }
.prices-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 32px clamp(32px, 6vw, 96px) }
.prices-table { width: 100%; border-collapse: collapse }
.prices-head { padding-block-end: 12px; color: var(--color-moss); font-size: 0.9375rem; font-weight: 400; text-align: start; border-block-end: 2px solid var(--color-ink) }
.prices-head-end { padding-block-end: 12px; color: var(--color-moss); font-size: 0.9375rem; font-weight: 400; text-align: end; border-block-end: 2px solid var(--color-ink) }
.prices-name { padding: 14px 16px 14px 0; font-weight: 500; text-align: start; border-block-end: 1px solid var(--color-straw) }
.prices-cell { padding: 14px 0; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; border-block-end: 1px solid var(--color-straw) }

@media (max-width: 900px) {
  .site-header { grid-template-columns: 1fr auto }
  .site-name { grid-row: 1; grid-column: 1 / -1; justify-self: start }
  .header-links { grid-row: 2 }
  .header-links-end { grid-row: 2 }
  .plants-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .plants-head { grid-template-columns: minmax(0, 1fr) }
  .seasons-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .jobs-grid { grid-template-columns: minmax(0, 1fr) }
  .letters-grid { grid-template-columns: minmax(0, 1fr) }
  .group { grid-template-columns: minmax(0, 1fr) }
  .group-text { max-width: 36em }
  .form-grid { grid-template-columns: minmax(0, 1fr) }
  .prices-grid { grid-template-columns: minmax(0, 1fr) }
  .footer-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .footer-name { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
  .header-links { gap: 0 20px }
  .header-links-end { gap: 0 20px }
  .hero { grid-template-columns: minmax(0, 1fr) }
  .hero-body { padding-block-end: 40px }
  .strip-list { grid-template-columns: minmax(0, 1fr) }
  .plants-grid { gap: 36px 16px }
  .plant-top { flex-direction: column; gap: 2px }
  .plant-name { font-size: 1.1875rem }
  .plant-price { font-size: 1.0625rem }
  .glass-grid { grid-template-columns: minmax(0, 1fr) }
  .job { grid-template-columns: minmax(0, 1fr) }
  .seasons-grid { gap: 14px }
  .season-body { padding: 16px 16px 20px }
  .season-name { font-size: 1.375rem }
  .season-hours { font-size: 0.9375rem }
  .clinic-grid { grid-template-columns: minmax(0, 1fr) }
  .footer-grid { grid-template-columns: minmax(0, 1fr) }
  .row { grid-template-columns: 76px minmax(0, 1fr); align-items: start; column-gap: 16px }
  .row-picture { width: 76px; height: 76px }
  .row-price { grid-column: 2; text-align: start; font-size: 1.1875rem }
  .row-pot { display: inline; margin-inline-start: 8px }
  .promise { grid-template-columns: minmax(0, 1fr) }
  .steps { grid-template-columns: minmax(0, 1fr) }
  .ways { grid-template-columns: minmax(0, 1fr) }
  .form { grid-template-columns: minmax(0, 1fr) }
  .field-wide { grid-column: 1 }
  .form-end { grid-column: 1 }
  .asks-grid { grid-template-columns: minmax(0, 1fr) }
}
`;
