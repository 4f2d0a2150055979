import { css } from "@/lib/site-styles/markup";

export const PHYSIO_PRACTICE_CSS = css`
.skip-link { position: absolute; z-index: 2; inset-inline-start: 16px; inset-block-start: -80px; padding: 12px 20px; background: var(--color-accent); color: var(--color-on-accent) }
.skip-link:focus-visible { inset-block-start: 16px }
.wrap { max-width: 1200px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 40px) }

.site-header { border-block-end: 1px solid var(--color-line) }
.header-row { display: flex; flex-wrap: wrap; gap: 4px 36px; align-items: center; padding-block: 16px }
.site-name { display: inline-flex; align-items: center; min-height: 44px; margin-inline-end: auto; font-family: var(--font-heading); font-size: 1.5rem; font-weight: 500; letter-spacing: -0.015em; color: var(--color-accent); text-decoration: none }
.site-nav { display: flex; flex-wrap: wrap; gap: 0 28px; align-items: center }
.nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; box-shadow: inset 0 -2px 0 transparent; transition: box-shadow 160ms }
.nav-link:hover { box-shadow: inset 0 -2px 0 var(--color-accent) }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 26px; border: 1px solid var(--color-accent); border-radius: 10px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 160ms }
.button:hover { background: var(--color-plum-deep) }
.button-small { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 20px; border: 1px solid var(--color-accent); border-radius: 10px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 160ms }
.button-small:hover { background: var(--color-plum-deep) }
.button-line { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 26px; border: 1px solid var(--color-steel); border-radius: 10px; color: var(--color-accent); font-weight: 500; text-decoration: none; transition: border-color 160ms }
.button-line:hover { border-color: var(--color-accent) }
.button-light { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 26px; border: 1px solid var(--color-on-accent); border-radius: 10px; background: var(--color-on-accent); color: var(--color-accent); font-weight: 500; text-decoration: none; transition: background-color 160ms }
.button-light:hover { background: var(--color-mist) }
.button-light:focus-visible { outline-color: var(--color-on-accent) }

.hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 46vw); column-gap: clamp(32px, 5vw, 88px); background: linear-gradient(var(--color-background), var(--color-surface)) }
.hero-body { align-self: center; padding-block: clamp(48px, 6vw, 96px); padding-inline-start: max(clamp(20px, 4vw, 40px), calc(50vw - 560px)) }
.hero-title { font-size: clamp(2.875rem, 5.6vw, 5.25rem); font-weight: 400; line-height: 1.02; letter-spacing: -0.03em; color: var(--color-accent) }
.hero-text { max-width: 29em; margin-block-start: 26px; font-size: 1.1875rem; text-wrap: pretty }
.hero-actions { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 34px }
.hero-facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; margin-block-start: clamp(40px, 4.4vw, 64px); max-width: 30em }
.hero-fact { padding-block-start: 14px; border-block-start: 1px solid var(--color-steel) }
.hero-term { font-size: 1rem; color: var(--color-muted) }
.hero-value { margin-block-start: 2px; font-family: var(--font-heading); font-size: 1.5rem; line-height: 1.2 }
.hero-figure { position: relative; min-height: 100% }
.hero-picture { width: 100%; height: 100%; min-height: 560px; max-height: 860px; object-fit: cover; object-position: 66% 60%; border-end-start-radius: clamp(96px, 14vw, 220px) }

.section { padding-block: clamp(72px, 8vw, 128px) }
.section-tint { padding-block: clamp(72px, 8vw, 128px); background: var(--color-surface) }
.section-head { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 16px clamp(32px, 6vw, 96px); align-items: end; margin-block-end: clamp(36px, 4.4vw, 64px) }
.title { font-size: clamp(2.125rem, 4vw, 3.5rem); font-weight: 400; line-height: 1.08; letter-spacing: -0.025em; color: var(--color-accent) }
.note { max-width: 32em; color: var(--color-muted); text-wrap: pretty }

.pains { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 40px 24px }
.pain-picture { width: 100%; border: 1px solid var(--color-line); border-radius: 14px }
.pain-title { margin-block-start: 18px; font-size: 1.5rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.15 }
.pain-text { margin-block-start: 8px; color: var(--color-muted); font-size: 1rem; text-wrap: pretty }
.pains-end { margin-block-start: clamp(32px, 4vw, 56px) }

.visit { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); gap: 48px clamp(32px, 6vw, 96px); align-items: start }
.visit-figure { position: sticky; inset-block-start: 32px }
.visit-picture { width: 100%; aspect-ratio: 5 / 6; object-fit: cover; border-start-end-radius: clamp(72px, 10vw, 160px) }
.visit-text { max-width: 30em; margin-block-start: 18px; color: var(--color-muted); text-wrap: pretty }
.visit-list { margin-block-start: clamp(28px, 3vw, 44px) }
.visit-step { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: 8px 20px; padding-block: 24px; border-block-start: 1px solid var(--color-steel) }
.visit-time { font-family: var(--font-heading); font-size: 1.5rem; line-height: 1.25; color: var(--color-accent); font-variant-numeric: lining-nums }
.visit-step-title { font-size: 1.5rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.25 }
.visit-step-text { grid-column: 2; color: var(--color-muted); text-wrap: pretty }

.costs { padding-block: clamp(72px, 8vw, 128px); background: var(--color-accent); color: var(--color-on-accent) }
.costs-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 40px clamp(32px, 6vw, 96px) }
.costs-title { font-size: clamp(2.125rem, 4vw, 3.5rem); font-weight: 400; line-height: 1.08; letter-spacing: -0.025em }
.costs-text { max-width: 26em; margin-block: 18px 32px; color: var(--color-mist); text-wrap: pretty }
.costs-table { width: 100%; border-collapse: collapse; align-self: end; font-variant-numeric: lining-nums tabular-nums }
.costs-head { padding-block-end: 12px; font-size: 0.9375rem; font-weight: 400; text-align: start; color: var(--color-mist); border-block-end: 1px solid var(--color-petal) }
.costs-head-end { padding-block-end: 12px; font-size: 0.9375rem; font-weight: 400; text-align: end; color: var(--color-mist); border-block-end: 1px solid var(--color-petal) }
.costs-name { padding: 18px 16px 18px 0; font-family: var(--font-heading); font-size: clamp(1.25rem, 1.9vw, 1.5rem); font-weight: 400; line-height: 1.2; text-align: start; border-block-end: 1px solid var(--color-petal) }
.costs-cell { padding: 18px 0 18px 12px; text-align: end; white-space: nowrap; border-block-end: 1px solid var(--color-petal) }

.team { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 40px 24px }
.member-picture { width: 100%; border-end-start-radius: 72px }
.member-name { margin-block-start: 18px; font-size: 1.5rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.15 }
.member-text { margin-block-start: 6px; color: var(--color-muted); font-size: 1rem; text-wrap: pretty }

.letter { padding-block: clamp(72px, 9vw, 144px); background: var(--color-mist) }
.letter-words { max-width: 22em; margin-inline: auto; font-family: var(--font-heading); font-size: clamp(1.75rem, 3.5vw, 3rem); font-weight: 400; line-height: 1.22; letter-spacing: -0.02em; text-align: center; color: var(--color-plum-deep); text-wrap: balance }
.letter-from { margin-block-start: 28px; text-align: center; color: var(--color-plum-deep) }

.asks { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 32px clamp(32px, 6vw, 96px) }
.asks-list { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px clamp(24px, 4vw, 56px) }
.ask-title { font-size: 1.375rem; font-weight: 500; letter-spacing: -0.01em; line-height: 1.25 }
.ask-text { margin-block-start: 8px; color: var(--color-muted); text-wrap: pretty }

.place { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); background: var(--color-surface) }
.place-picture { width: 100%; height: 100%; min-height: 320px; object-fit: cover; object-position: 30% 30% }
.place-body { padding-block: clamp(56px, 6vw, 104px); padding-inline: clamp(20px, 5vw, 80px) max(clamp(20px, 4vw, 40px), calc(50vw - 560px)) }
.place-address { margin-block-start: 20px; font-style: normal; font-size: 1.125rem; text-wrap: balance }
.hours { width: 100%; margin-block-start: 28px; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums }
.hours-day { padding: 11px 16px 11px 0; font-weight: 400; text-align: start; border-block-start: 1px solid var(--color-steel) }
.hours-time { padding: 11px 0; text-align: end; border-block-start: 1px solid var(--color-steel) }
.place-note { margin-block-start: 20px; color: var(--color-muted); text-wrap: pretty }

.site-footer { padding-block: clamp(48px, 5vw, 72px) 40px; background: var(--color-plum-deep); color: var(--color-on-accent) }
.footer-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr); gap: 36px 48px }
.footer-name { font-family: var(--font-heading); font-size: clamp(1.75rem, 3vw, 2.5rem); line-height: 1.1; letter-spacing: -0.02em }
.footer-text { font-style: normal; line-height: 1.7; color: var(--color-mist) }
.footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px; text-decoration-color: var(--color-petal) }
.footer-link:hover { text-decoration-color: currentColor }
.footer-link:focus-visible { outline-color: var(--color-on-accent) }
.footer-small { grid-column: 1 / -1; padding-block-start: 20px; border-block-start: 1px solid var(--color-petal); color: var(--color-mist); font-size: 0.9375rem }

.page-head { padding-block: clamp(48px, 7vw, 112px) clamp(40px, 5vw, 80px); background: linear-gradient(var(--color-background), var(--color-surface)) }
.page-row { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 24px clamp(32px, 6vw, 96px); align-items: end }
.page-title { font-size: clamp(2.875rem, 6.4vw, 6rem); font-weight: 400; line-height: 1; letter-spacing: -0.035em; color: var(--color-accent) }
.page-text { font-size: 1.1875rem; text-wrap: pretty }

.group { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 24px clamp(32px, 6vw, 96px); padding-block: clamp(48px, 6vw, 88px); border-block-end: 1px solid var(--color-line) }
.group-title { padding-block-start: 14px; font-size: clamp(1.875rem, 3vw, 2.625rem); font-weight: 400; letter-spacing: -0.025em; line-height: 1.1; color: var(--color-accent) }
.group-text { max-width: 24em; margin-block-start: 12px; color: var(--color-muted); text-wrap: pretty }
.group-picture { width: min(100%, 240px); margin-block-start: 24px; border: 1px solid var(--color-line); border-radius: 14px }
.treatment-list { border-block-start: 1px solid var(--color-line) }
.treatment { display: grid; grid-template-columns: minmax(0, 1fr) 5.5rem 4.5rem; gap: 4px 24px; align-items: baseline; padding-block: 22px; border-block-end: 1px solid var(--color-line); font-variant-numeric: lining-nums tabular-nums }
.treatment-name { font-size: 1.5rem; font-weight: 500; letter-spacing: -0.015em; line-height: 1.2 }
.treatment-time { color: var(--color-muted); text-align: end }
.treatment-price { font-family: var(--font-heading); font-size: 1.5rem; text-align: end; line-height: 1.2 }
.treatment-text { grid-column: 1; max-width: 34em; color: var(--color-muted); text-wrap: balance }
.terms { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(24px, 4vw, 56px) }
.term { padding-block-start: 18px; border-block-start: 2px solid var(--color-accent) }

.profile { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 32px clamp(32px, 6vw, 96px); align-items: center; padding-block: clamp(40px, 4.4vw, 64px); border-block-end: 1px solid var(--color-line) }
.profile-picture { width: 100%; max-width: 360px; border-end-start-radius: 96px }
.profile-name { font-size: clamp(2rem, 3.4vw, 3rem); font-weight: 400; letter-spacing: -0.025em; line-height: 1.1; color: var(--color-accent) }
.profile-role { margin-block-start: 6px; color: var(--color-muted) }
.profile-text { max-width: 36em; margin-block-start: 20px; font-size: 1.125rem; text-wrap: pretty }
.profile-facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px 28px; margin-block-start: 28px }
.profile-term { color: var(--color-muted); font-size: 0.9375rem }
.profile-value { font-weight: 500; line-height: 1.4; text-wrap: balance }
.room-picture { width: 100%; height: clamp(280px, 54vw, 760px); object-fit: cover }

.book { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); gap: 48px clamp(32px, 6vw, 96px); align-items: start }
.book-side { display: grid; gap: 32px }
.book-heading { font-size: 1.375rem; font-weight: 500; letter-spacing: -0.01em }
.book-text { margin-block-start: 6px; color: var(--color-muted); text-wrap: pretty }
.book-link { display: inline-flex; align-items: center; min-height: 44px; color: var(--color-accent); font-family: var(--font-heading); font-size: 1.625rem; text-underline-offset: 6px; text-decoration-thickness: 1px; font-variant-numeric: lining-nums }
.book-link:hover { color: var(--color-plum-deep) }
.form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 20px; padding: clamp(24px, 4vw, 56px); border: 1px solid var(--color-line); border-radius: 18px; border-start-end-radius: clamp(48px, 7vw, 96px); background: var(--color-white) }
.form-title { grid-column: span 2; font-size: clamp(1.75rem, 2.8vw, 2.375rem); font-weight: 400; letter-spacing: -0.02em; color: var(--color-accent) }
.field { display: grid; gap: 6px; align-content: start }
.field-wide { grid-column: span 2; display: grid; gap: 6px }
.field-label { font-weight: 500; font-size: 1rem }
.field-input { width: 100%; min-height: 50px; padding: 11px 14px; border: 1px solid var(--color-steel); border-radius: 10px; background: var(--color-white) }
.field-area { width: 100%; min-height: 140px; padding: 11px 14px; border: 1px solid var(--color-steel); border-radius: 10px; background: var(--color-white); resize: vertical }
.choices { grid-column: span 2 }
.choices-title { padding: 0; font-weight: 500; font-size: 1rem }
.choices-row { display: flex; flex-wrap: wrap; gap: 0 28px; margin-block-start: 4px }
.choice { display: inline-flex; gap: 10px; align-items: center; min-height: 44px }
.choice-box { width: 20px; height: 20px; margin: 0; accent-color: var(--color-accent) }
.form-end { grid-column: span 2; display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: center }
.form-note { flex: 1 1 220px; color: var(--color-muted); font-size: 0.9375rem; line-height: 1.5; text-wrap: pretty }

@media (max-width: 900px) {
  .hero { grid-template-columns: minmax(0, 1fr) minmax(0, 42vw) }
  .section-head { grid-template-columns: minmax(0, 1fr) }
  .pains { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .visit { grid-template-columns: minmax(0, 1fr) }
  .visit-figure { position: static }
  .visit-picture { aspect-ratio: 5 / 4 }
  .costs-grid { grid-template-columns: minmax(0, 1fr) }
  .team { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .asks { grid-template-columns: minmax(0, 1fr) }
  .place { grid-template-columns: minmax(0, 1fr) }
  .place-body { padding-inline: clamp(20px, 4vw, 40px) }
  .footer-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .footer-name { grid-column: 1 / -1 }
  .page-row { grid-template-columns: minmax(0, 1fr) }
  .page-text { max-width: 36em }
  .group { grid-template-columns: minmax(0, 1fr) }
  .group-text { max-width: 36em }
  .group-title { padding-block-start: 0 }
  .group-picture { display: none }
  .book { grid-template-columns: minmax(0, 1fr) }
  .book-side { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media (max-width: 600px) {
  .site-nav { gap: 0 22px }
  .hero { grid-template-columns: minmax(0, 1fr) }
  .hero-body { padding-inline: 20px }
  .hero-picture { min-height: 0; height: 420px; border-end-start-radius: 96px }
  .pains { gap: 32px 16px }
  .pain-title { font-size: 1.25rem }
  .visit-step { grid-template-columns: minmax(0, 1fr) }
  .visit-step-text { grid-column: 1 }
  .team { gap: 32px 16px }
  .member-picture { border-end-start-radius: 48px }
  .member-name { font-size: 1.25rem }
  .asks-list { grid-template-columns: minmax(0, 1fr) }
  .footer-grid { grid-template-columns: minmax(0, 1fr) }
  .treatment { grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px }
  .treatment-name { font-size: 1.3125rem }
  .treatment-price { grid-column: 2; grid-row: 1; font-size: 1.3125rem }
  .treatment-time { grid-column: 2; grid-row: 2 }
  .terms { grid-template-columns: minmax(0, 1fr) }
  .profile { grid-template-columns: minmax(0, 1fr) }
  .profile-picture { max-width: 260px }
  .profile-facts { grid-template-columns: minmax(0, 1fr); gap: 12px }
  .book-side { grid-template-columns: minmax(0, 1fr) }
  .form { grid-template-columns: minmax(0, 1fr) }
  .form-title { grid-column: 1 }
  .field-wide { grid-column: 1 }
  .choices { grid-column: 1 }
  .form-end { grid-column: 1 }
}
`;
