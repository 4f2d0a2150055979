import { css } from "@/lib/site-styles/markup";

export const LAW_FIRM_CSS = css`
.fa-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.fa-skip:focus-visible { transform: none }

.fa-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: stretch; justify-content: space-between; gap: 0 32px; padding-inline: clamp(20px, 3vw, 48px); background: var(--color-background); border-block-end: 2px solid var(--color-text) }
.fa-logo { display: inline-flex; align-items: center; min-height: 64px; min-width: 0; font-family: var(--font-heading); font-size: 19px; font-weight: 800; letter-spacing: -0.02em; text-decoration: none; overflow-wrap: anywhere }
.fa-menu { display: none }
.fa-menu-button { display: inline-flex; align-items: center; min-height: 64px; font-family: var(--font-heading); font-weight: 700; list-style: none; cursor: pointer }
.fa-nav { display: flex; flex-wrap: wrap; align-items: stretch; gap: 0 32px; font-family: var(--font-heading); font-size: 16px; font-weight: 600 }
.fa-nav-link { display: inline-flex; align-items: center; min-height: 64px; text-decoration: none; box-shadow: inset 0 0 0 var(--color-accent); transition: box-shadow 0.2s }
.fa-nav-link:hover { box-shadow: inset 0 -6px 0 var(--color-accent) }
.fa-nav-call { display: inline-flex; align-items: center; min-height: 64px; margin-inline-end: calc(-1 * clamp(20px, 3vw, 48px)); padding-inline: 28px; background: var(--color-accent); color: var(--color-on-accent); text-decoration: none; font-variant-numeric: tabular-nums; transition: background-color 0.2s }
.fa-nav-call:hover { background: var(--color-text) }
.fa-nav-call:focus-visible { outline-color: var(--color-on-accent); outline-offset: -6px }

.fa-hero { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); min-height: clamp(0px, 45vw, 840px); border-block-end: 2px solid var(--color-text) }
.fa-hero-text { display: grid; gap: clamp(32px, 4vw, 64px); align-content: space-between; padding: clamp(28px, 3vw, 48px) clamp(20px, 3vw, 48px) clamp(32px, 3vw, 48px); min-width: 0 }
.fa-title { font-size: clamp(50px, 8.3vw, 150px); font-weight: 800; line-height: 0.88; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.fa-lead { max-width: 27em; font-size: clamp(19px, 1.65vw, 25px); line-height: 1.4 }
.fa-hero-foot { display: grid; grid-template-columns: minmax(0, 7fr) auto; gap: 24px 40px; align-items: end }
.fa-hero-side { display: grid; grid-template-rows: minmax(0, 1fr) auto; border-inline-start: 2px solid var(--color-text); min-width: 0 }
.fa-hero-frame { position: relative; min-height: 320px; overflow: hidden; background: var(--color-line) }
.fa-hero-note { padding: 18px 24px; background: var(--color-text); color: var(--color-background); font-family: var(--font-heading); font-size: 16px; font-weight: 600; line-height: 1.35 }
.fa-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; filter: grayscale(1) contrast(1.08) }

.fa-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 56px; padding: 12px 30px; border: 0; background: var(--color-accent); color: var(--color-on-accent); font-family: var(--font-heading); font-weight: 700; text-decoration: none; transition: background-color 0.2s }
.fa-button:hover { background: var(--color-text) }
.fa-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px; text-decoration-thickness: 2px; text-decoration-color: var(--color-accent); overflow-wrap: anywhere }
.fa-link:hover { color: var(--color-accent) }
.fa-muted { color: var(--color-muted) }

.fa-section { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 9fr); gap: 32px clamp(24px, 3vw, 48px); padding: clamp(56px, 6vw, 104px) clamp(20px, 3vw, 48px) }
.fa-margin { font-family: var(--font-heading); font-size: 16px; font-weight: 600; line-height: 1.4; color: var(--color-accent) }
.fa-body { display: grid; gap: clamp(28px, 3vw, 48px); min-width: 0 }
.fa-h2 { font-size: clamp(34px, 4.4vw, 76px); font-weight: 800; line-height: 0.96; letter-spacing: -0.045em; overflow-wrap: anywhere; hyphens: auto }
.fa-h3 { font-size: clamp(21px, 1.8vw, 28px); font-weight: 700; line-height: 1.12; letter-spacing: -0.025em; overflow-wrap: anywhere; hyphens: auto }

.fa-terms { display: grid; border-block-end: 2px solid var(--color-text) }
.fa-term { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); gap: 8px clamp(20px, 3vw, 48px); align-items: baseline; padding-block: clamp(18px, 1.8vw, 28px); border-block-start: 2px solid var(--color-text) }
.fa-term-time { font-family: var(--font-heading); font-size: clamp(34px, 4.6vw, 80px); font-weight: 800; line-height: 0.92; letter-spacing: -0.05em; color: var(--color-accent); overflow-wrap: anywhere }
.fa-term-text { display: grid; gap: 6px; max-width: 34em; min-width: 0 }

.fa-wide { position: relative; aspect-ratio: 2.2; overflow: hidden; background: var(--color-line); border-block: 2px solid var(--color-text) }
.fa-clauses { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(20px, 2.4vw, 40px) }
.fa-clause { display: grid; gap: 12px; align-content: start; padding-block-start: 18px; border-block-start: 2px solid var(--color-text); min-width: 0 }
.fa-clause-number { font-family: var(--font-heading); font-weight: 800; color: var(--color-accent) }

.fa-people { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); border-block: 2px solid var(--color-text) }
.fa-person { position: relative; display: grid; align-content: end; aspect-ratio: 4 / 5; background: var(--color-accent); color: var(--color-on-accent); isolation: isolate; overflow: hidden; min-width: 0 }
.fa-person-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 30%; filter: grayscale(1) contrast(1.15); mix-blend-mode: multiply; z-index: -1 }
.fa-person-text { display: grid; gap: 4px; padding: clamp(72px, 8vw, 130px) clamp(18px, 2vw, 32px) clamp(18px, 2vw, 28px); background: linear-gradient(to top, rgba(60, 4, 0, 0.8) 0%, rgba(60, 4, 0, 0.45) 60%, transparent 100%) }
.fa-person-name { font-size: clamp(24px, 2.5vw, 42px); font-weight: 800; line-height: 0.98; letter-spacing: -0.035em; overflow-wrap: anywhere; hyphens: auto }
.fa-bios { display: grid; border-block-end: 2px solid var(--color-text) }
.fa-bio { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr); gap: 20px clamp(24px, 3vw, 48px); padding: clamp(28px, 3vw, 48px) clamp(20px, 3vw, 48px); border-block-start: 2px solid var(--color-text) }
.fa-bio-frame { position: relative; aspect-ratio: 4 / 5; background: var(--color-accent); isolation: isolate; overflow: hidden }
.fa-bio-text { display: grid; gap: 14px; align-content: start; justify-items: start; min-width: 0 }

.fa-call { display: grid; gap: 24px; padding: clamp(48px, 5vw, 88px) clamp(20px, 3vw, 48px); background: var(--color-accent); color: var(--color-on-accent) }
.fa-call-number { justify-self: start; max-width: 100%; font-family: var(--font-heading); font-size: clamp(46px, 11.6vw, 210px); font-weight: 800; line-height: 0.9; letter-spacing: -0.06em; text-decoration: none; text-decoration-thickness: 0.06em; text-underline-offset: 0.12em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.fa-call-number:hover { text-decoration-line: underline }
.fa-call-number:focus-visible { outline-color: var(--color-on-accent) }
.fa-call-words { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px clamp(24px, 3vw, 48px); align-items: end }

.fa-page-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 24px clamp(24px, 3vw, 48px); align-items: end; padding: clamp(36px, 4.4vw, 80px) clamp(20px, 3vw, 48px) clamp(36px, 4vw, 64px) }
.fa-areas { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); border-block-start: 2px solid var(--color-text) }
.fa-areas-frame { position: relative; min-height: 360px; overflow: hidden; background: var(--color-line); border-inline-end: 2px solid var(--color-text) }
.fa-area-list { display: grid; min-width: 0 }
.fa-area { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); gap: 12px clamp(20px, 3vw, 48px); padding: clamp(24px, 2.4vw, 40px) clamp(20px, 3vw, 48px); border-block-end: 2px solid var(--color-text) }
.fa-area-text { display: grid; gap: 10px; align-content: start; min-width: 0 }
.fa-price { font-family: var(--font-heading); font-weight: 700; color: var(--color-accent); font-variant-numeric: tabular-nums }

.fa-contact { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr) }
.fa-contact-frame { position: relative; min-height: 440px; overflow: hidden; background: var(--color-line); border-inline-end: 2px solid var(--color-text) }
.fa-contact-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50% }
.fa-contact-body { display: grid; gap: 28px; align-content: start; padding: clamp(28px, 4vw, 72px) clamp(20px, 3vw, 48px); min-width: 0 }
.fa-contact-title { font-size: clamp(44px, 6vw, 104px); font-weight: 800; line-height: 0.9; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto }
.fa-form { display: grid; gap: 22px }
.fa-field { display: grid; gap: 6px }
.fa-label { font-family: var(--font-heading); font-size: 16px; font-weight: 700 }
.fa-input { width: 100%; min-height: 54px; padding: 10px 14px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-surface); font-size: 18px }
.fa-option { background: var(--color-surface); color: var(--color-text) }
.fa-area-input { width: 100%; padding: 12px 14px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-surface); font-size: 18px; line-height: 1.45; resize: vertical }

.fa-footer { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr); gap: 28px clamp(24px, 3vw, 48px); padding: clamp(36px, 4vw, 64px) clamp(20px, 3vw, 48px); background: var(--color-text); color: var(--color-background) }
.fa-footer-text { max-width: 34em; font-size: 16px; line-height: 1.5 }
.fa-footer-part { display: grid; justify-items: start; align-content: start; font-style: normal; min-width: 0 }
.fa-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px; overflow-wrap: anywhere }
.fa-footer-link:hover { text-decoration-thickness: 3px }
.fa-footer-link:focus-visible { outline-color: var(--color-background) }

@media (prefers-reduced-motion: no-preference) {
.fa-call-number { transition: letter-spacing 0.4s }
}
@media (max-width: 900px) {
.fa-hero { grid-template-columns: minmax(0, 1fr); min-height: 0 }
.fa-hero-side { border-inline-start: 0; border-block-start: 2px solid var(--color-text) }
.fa-hero-frame { aspect-ratio: 3 / 2; min-height: 0 }
.fa-section { grid-template-columns: minmax(0, 1fr) }
.fa-clauses { grid-template-columns: minmax(0, 1fr) }
.fa-wide { aspect-ratio: 1.5 }
.fa-page-head { grid-template-columns: minmax(0, 1fr) }
.fa-areas { grid-template-columns: minmax(0, 1fr) }
.fa-areas-frame { min-height: 0; aspect-ratio: 3 / 2; border-inline-end: 0; border-block-end: 2px solid var(--color-text) }
.fa-bio { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) }
.fa-bio-frame { grid-row: span 2 }
.fa-contact { grid-template-columns: minmax(0, 1fr) }
.fa-contact-frame { min-height: 0; aspect-ratio: 3 / 2; border-inline-end: 0; border-block-end: 2px solid var(--color-text) }
.fa-footer { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.fa-footer-text { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.fa-menu { display: block }
.fa-nav { display: none; flex-basis: 100%; font-size: 30px; letter-spacing: -0.03em; font-weight: 800 }
.fa-menu[open] + .fa-nav { display: grid }
.fa-nav-link { border-block-start: 2px solid var(--color-text) }
.fa-nav-call { margin-inline: calc(-1 * clamp(20px, 3vw, 48px)); padding-inline: clamp(20px, 3vw, 48px) }
.fa-hero-foot { grid-template-columns: minmax(0, 1fr) }
.fa-term { grid-template-columns: minmax(0, 1fr) }
.fa-people { grid-template-columns: minmax(0, 1fr) }
.fa-person { aspect-ratio: 1 }
.fa-wide { aspect-ratio: 1 }
.fa-area { grid-template-columns: minmax(0, 1fr) }
.fa-bio { grid-template-columns: minmax(0, 1fr) }
.fa-bio-frame { grid-row: auto; aspect-ratio: 1 }
.fa-call-words { grid-template-columns: minmax(0, 1fr) }
.fa-footer { grid-template-columns: minmax(0, 1fr) }
}
`;
