import { css } from "@/lib/site-styles/markup";

export const HAIR_SALON_CSS = css`
.np-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.np-skip:focus-visible { transform: none }

.np-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 10px clamp(20px, 3.4vw, 48px); background: var(--color-background) }
.np-logo { display: inline-flex; align-items: center; min-height: 44px; min-width: 0; font-size: 30px; font-weight: 600; letter-spacing: -0.055em; text-decoration: none; overflow-wrap: anywhere }
.np-menu { display: none }
.np-menu-button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 18px; border: 1px solid var(--color-text); border-radius: 999px; font-weight: 500; list-style: none; cursor: pointer }
.np-menu-button:hover { background: var(--color-surface) }
.np-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px }
.np-nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; text-underline-offset: 6px; text-decoration-thickness: 1px }
.np-nav-link:hover { text-decoration-line: underline }
.np-nav-book { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 22px; border-radius: 999px; background: var(--color-text); color: var(--color-surface); font-weight: 500; text-decoration: none; transition: background-color 0.2s }
.np-nav-book:hover { background: var(--color-accent) }

.np-hero { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); gap: clamp(32px, 4vw, 72px); padding: clamp(24px, 3vw, 48px) clamp(20px, 3.4vw, 48px) 0; align-items: end; background: linear-gradient(var(--color-background) 0 calc(100% - 1px), var(--color-text) 0) }
.np-hero-text { display: grid; gap: clamp(22px, 2.4vw, 34px); padding-block-end: clamp(40px, 6vw, 104px); min-width: 0 }
.np-title { font-size: clamp(46px, 7.6vw, 124px); font-weight: 500; line-height: 0.93; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto; text-wrap: balance }
.np-lead { max-width: 27em; font-size: clamp(18px, 1.5vw, 22px); line-height: 1.45 }
.np-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px }
.np-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 54px; padding: 12px 32px; border: 0; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 0.2s }
.np-button:hover { background: var(--color-text) }
.np-button-pale { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 54px; padding: 12px 32px; border-radius: 999px; background: var(--color-on-accent); color: var(--color-text); font-weight: 500; text-decoration: none; transition: background-color 0.2s }
.np-button-pale:hover { background: var(--color-background) }
.np-button-pale:focus-visible { outline-color: var(--color-on-accent) }
.np-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 1px; overflow-wrap: anywhere }
.np-link:hover { color: var(--color-accent) }

.np-mirrors { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr); gap: clamp(10px, 1.2vw, 20px); align-items: end }
.np-mirror-tall { aspect-ratio: 1 / 1.62; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line) }
.np-mirror-low { aspect-ratio: 1 / 1.35; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line) }
.np-mirror-mid { aspect-ratio: 1 / 1.9; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line) }
.np-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50% }

.np-section { padding: clamp(72px, 9vw, 148px) clamp(20px, 3.4vw, 48px) }
.np-h2 { font-size: clamp(36px, 4.6vw, 72px); font-weight: 500; line-height: 1; letter-spacing: -0.045em; overflow-wrap: anywhere; hyphens: auto }
.np-h3 { font-size: clamp(22px, 1.9vw, 28px); font-weight: 500; line-height: 1.15; letter-spacing: -0.03em; overflow-wrap: anywhere; hyphens: auto }
.np-muted { color: var(--color-muted) }
.np-narrow { max-width: 30em }

.np-steps { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 40px clamp(32px, 5vw, 96px); align-items: start }
.np-step-list { display: grid }
.np-step { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); gap: 6px 24px; align-items: baseline; padding-block: clamp(22px, 2.2vw, 34px); border-block-start: 1px solid var(--color-line) }
.np-step-time { font-size: clamp(26px, 3vw, 48px); line-height: 1; letter-spacing: -0.04em; color: var(--color-accent); font-variant-numeric: tabular-nums }
.np-step-body { display: grid; gap: 8px; max-width: 34em; min-width: 0 }

.np-wide { position: relative; display: grid }
.np-wide-photo { width: 100%; aspect-ratio: 2.1; object-fit: cover; object-position: 50% 55% }
.np-wide-note { justify-self: start; max-width: min(100%, 26em); margin-block-start: -74px; padding: 24px clamp(20px, 3.4vw, 48px) 0; min-height: 74px; background: var(--color-background); border-start-end-radius: 28px; position: relative }

.np-work-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 20px clamp(32px, 5vw, 96px); align-items: end; padding-block-end: clamp(36px, 4vw, 64px) }
.np-work { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 48px clamp(16px, 1.8vw, 28px) }
.np-work-item { display: grid; gap: 12px; align-content: start; min-width: 0; --zoom: 1 }
.np-work-item:hover { --zoom: 1.04 }
.np-work-frame { aspect-ratio: 4 / 5; border-radius: 999px; overflow: hidden; margin-block-end: 12px; background: var(--color-line); transform: scale(var(--zoom, 1)) }

.np-quote-section { text-align: center; padding-block-start: 0 }
.np-quote { font-size: clamp(44px, 8.4vw, 136px); font-weight: 500; font-style: italic; line-height: 0.95; letter-spacing: -0.055em; overflow-wrap: anywhere; text-wrap: balance }
.np-quote-by { padding-block-start: 26px; color: var(--color-muted) }

.np-band { background: var(--color-accent); color: var(--color-on-accent); padding: clamp(56px, 6vw, 96px) clamp(20px, 3.4vw, 48px) }
.np-band-grid { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 32px clamp(32px, 5vw, 96px); align-items: end }
.np-band-title { font-size: clamp(40px, 6vw, 96px); font-weight: 500; line-height: 0.95; letter-spacing: -0.05em; overflow-wrap: anywhere; hyphens: auto }
.np-band-side { display: grid; gap: 24px; max-width: 30em }

.np-footer { background: var(--color-text); color: var(--color-surface); padding: clamp(48px, 5vw, 80px) clamp(20px, 3.4vw, 48px) }
.np-footer-grid { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr); gap: 32px clamp(24px, 4vw, 64px); align-items: start }
.np-footer-line { font-size: clamp(26px, 3vw, 44px); line-height: 1.05; letter-spacing: -0.04em }
.np-footer-address { display: grid; justify-items: start; font-style: normal }
.np-footer-nav { display: grid; justify-items: start }
.np-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 1px; text-decoration-color: var(--color-muted); overflow-wrap: anywhere }
.np-footer-link:hover { text-decoration-color: currentColor }
.np-footer-link:focus-visible { outline-color: var(--color-surface) }

.np-page-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 28px clamp(32px, 5vw, 96px); align-items: end; padding: clamp(40px, 6vw, 104px) clamp(20px, 3.4vw, 48px) clamp(48px, 6vw, 96px) }
.np-price-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(32px, 5vw, 96px); align-items: start; padding: 0 clamp(20px, 3.4vw, 48px) clamp(72px, 8vw, 128px) }
.np-price-photo { position: sticky; inset-block-start: 88px; aspect-ratio: 4 / 5; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line) }
.np-price-lists { display: grid; gap: 24px; min-width: 0 }
.np-prices { display: grid; padding-block-end: clamp(16px, 2vw, 32px) }
.np-price { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; padding-block: 15px; border-block-end: 1px solid var(--color-line); overflow-wrap: anywhere }
.np-price-value { font-variant-numeric: tabular-nums; font-weight: 500 }

.np-people { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 56px clamp(16px, 1.8vw, 28px); padding-block-start: clamp(36px, 4vw, 64px) }
.np-person { display: grid; gap: 22px; align-content: start; min-width: 0; --zoom: 1 }
.np-person:hover { --zoom: 1.02 }
.np-person-frame { aspect-ratio: 1 / 1.3; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line); transform: scale(var(--zoom, 1)); transform-origin: 50% 100% }
.np-person-text { display: grid; gap: 8px; max-width: 30em }
.np-split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); background: var(--color-surface) }
.np-split-photo { aspect-ratio: 4 / 3; overflow: hidden; background: var(--color-line) }
.np-split-text { display: grid; gap: 22px; align-content: center; justify-items: start; padding: clamp(40px, 5vw, 88px); min-width: 0 }

.np-book { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); gap: clamp(40px, 6vw, 112px); align-items: start; padding: clamp(32px, 5vw, 88px) clamp(20px, 3.4vw, 48px) clamp(64px, 8vw, 128px) }
.np-book-text { display: grid; gap: 28px; min-width: 0 }
.np-book-photo { aspect-ratio: 1 / 1.1; max-width: 440px; border-radius: 999px 999px 0 0; overflow: hidden; background: var(--color-line) }
.np-form { display: grid; gap: 24px; padding: clamp(24px, 3.4vw, 56px); border-radius: 32px; background: var(--color-surface) }
.np-field { display: grid; gap: 8px }
.np-label { font-weight: 500 }
.np-input { width: 100%; min-height: 54px; padding: 10px 18px; border: 1px solid var(--color-muted); border-radius: 16px; background: #ffffff; font-size: 17px }
.np-option { background: #ffffff; color: var(--color-text) }
.np-area { width: 100%; padding: 14px 18px; border: 1px solid var(--color-muted); border-radius: 16px; background: #ffffff; font-size: 17px; line-height: 1.5; resize: vertical }
.np-find { background: var(--color-surface); padding: clamp(56px, 6vw, 96px) clamp(20px, 3.4vw, 48px) }
.np-find-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 48px clamp(24px, 4vw, 72px) }
.np-find-part { display: grid; gap: 12px; align-content: start; min-width: 0 }

@media (prefers-reduced-motion: no-preference) {
.np-work-frame { transition: transform 0.6s cubic-bezier(0.2, 0.7, 0.2, 1) }
.np-person-frame { transition: transform 0.6s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.np-hero { grid-template-columns: minmax(0, 1fr); gap: 0 }
.np-hero-text { padding-block-end: 40px }
.np-steps { grid-template-columns: minmax(0, 1fr) }
.np-wide-photo { aspect-ratio: 1.4 }
.np-work-head { grid-template-columns: minmax(0, 1fr) }
.np-work { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.np-band-grid { grid-template-columns: minmax(0, 1fr) }
.np-footer-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.np-page-head { grid-template-columns: minmax(0, 1fr) }
.np-price-grid { grid-template-columns: minmax(0, 1fr) }
.np-price-photo { position: static; aspect-ratio: 1.1; border-radius: 32px }
.np-people { grid-template-columns: minmax(0, 1fr) }
.np-person { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center }
.np-split { grid-template-columns: minmax(0, 1fr) }
.np-book { grid-template-columns: minmax(0, 1fr) }
.np-book-photo { display: none }
.np-find-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
}
@media (max-width: 600px) {
.np-menu { display: block }
.np-nav { display: none; flex-basis: 100%; padding-block: 12px 20px; font-size: 22px }
.np-menu[open] + .np-nav { display: grid; gap: 6px; justify-items: start }
.np-nav-book { margin-block-start: 8px; font-size: 17px; min-height: 54px }
.np-mirrors { grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr) }
.np-mirror-mid { display: none }
.np-step { grid-template-columns: minmax(0, 1fr) }
.np-work { grid-template-columns: minmax(0, 1fr) }
.np-work-frame { aspect-ratio: 1 }
.np-wide-photo { aspect-ratio: 0.95 }
.np-wide-note { margin-block-start: -48px; min-height: 48px; max-width: 88% }
.np-person { grid-template-columns: minmax(0, 1fr) }
.np-person-frame { max-width: 300px }
.np-footer-grid { grid-template-columns: minmax(0, 1fr) }
.np-find-grid { grid-template-columns: minmax(0, 1fr) }
.np-form { border-radius: 24px }
}
`;
