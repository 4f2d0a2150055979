import { css } from "@/lib/site-styles/markup";

export const ESTATE_AGENT_CSS = css`
.or-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.or-skip:focus-visible { transform: none }

.or-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 14px clamp(18px, 2.6vw, 40px); background: var(--color-background) }
.or-logo { display: inline-flex; align-items: center; min-height: 48px; min-width: 0; padding-inline: 22px; border-radius: 999px 999px 0 0; background: var(--color-accent); color: var(--color-on-accent); font-family: var(--font-heading); font-size: 25px; font-weight: 700; letter-spacing: -0.04em; text-decoration: none; overflow-wrap: anywhere }
.or-menu { display: none }
.or-menu-button { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 22px; border-radius: 999px; background: var(--color-surface); font-weight: 600; list-style: none; cursor: pointer }
.or-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px; font-weight: 500 }
.or-nav-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 2px }
.or-nav-link:hover { text-decoration-line: underline }
.or-nav-sell { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 24px; border-radius: 999px; background: var(--color-lime); color: var(--color-text); font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.or-nav-sell:hover { background: var(--color-surface) }

.or-hero { display: grid; gap: clamp(24px, 2.8vw, 48px); padding: clamp(20px, 2.4vw, 40px) clamp(18px, 2.6vw, 40px) 0 }
.or-hero-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 24px clamp(28px, 4vw, 72px); align-items: end }
.or-title { font-size: clamp(56px, 9vw, 164px); font-weight: 700; line-height: 0.84; letter-spacing: -0.06em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.or-lead { max-width: 28em; font-size: clamp(18px, 1.5vw, 22px); line-height: 1.45 }
.or-stage { position: relative; display: grid; align-items: end; justify-items: end; min-height: clamp(420px, 46vw, 740px); padding: clamp(14px, 1.8vw, 28px); border-radius: clamp(24px, 2.6vw, 44px); background: var(--color-line); overflow: hidden; isolation: isolate }
.or-stage-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 55%; z-index: -1 }
.or-card { display: grid; gap: 12px; width: min(100%, 430px); padding: clamp(20px, 2vw, 32px); border-radius: clamp(16px, 1.4vw, 24px); background: var(--color-surface); min-width: 0 }
.or-price { font-family: var(--font-heading); font-size: clamp(34px, 3.3vw, 56px); font-weight: 700; line-height: 1; letter-spacing: -0.05em; font-variant-numeric: tabular-nums }
.or-facts { display: grid; gap: 10px }
.or-fact { display: grid; grid-template-columns: 74px minmax(0, 1fr); gap: 14px; align-items: baseline; line-height: 1.4 }
.or-good { justify-self: start; padding: 3px 12px; border-radius: 999px; background: var(--color-lime); color: var(--color-text); font-size: 15px; font-weight: 600 }
.or-bad { justify-self: start; padding: 3px 12px; border-radius: 999px; background: var(--color-text); color: var(--color-surface); font-size: 15px; font-weight: 600 }

.or-section { padding: clamp(64px, 8vw, 136px) clamp(18px, 2.6vw, 40px) }
.or-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 20px clamp(28px, 4vw, 72px); align-items: end; padding-block-end: clamp(32px, 3.6vw, 60px) }
.or-h2 { font-size: clamp(42px, 5.8vw, 104px); font-weight: 700; line-height: 0.9; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto }
.or-h3 { font-size: clamp(23px, 1.9vw, 30px); font-weight: 600; line-height: 1.1; letter-spacing: -0.03em; overflow-wrap: anywhere; hyphens: auto }
.or-muted { color: var(--color-muted) }
.or-mosaic { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(40px, 4.4vw, 76px) clamp(14px, 1.6vw, 26px); align-items: start }
.or-big { grid-column: 1 / 8; display: grid; gap: 18px; min-width: 0; --zoom: 1 }
.or-big:hover { --zoom: 1.03 }
.or-small { grid-column: 9 / 13; display: grid; gap: 18px; min-width: 0; --zoom: 1 }
.or-small:hover { --zoom: 1.03 }
.or-small-left { grid-column: 1 / 5; display: grid; gap: 18px; min-width: 0; --zoom: 1 }
.or-small-left:hover { --zoom: 1.03 }
.or-big-right { grid-column: 6 / 13; display: grid; gap: 18px; min-width: 0; --zoom: 1 }
.or-big-right:hover { --zoom: 1.03 }
.or-wide { aspect-ratio: 3 / 2; border-radius: clamp(20px, 2vw, 34px); overflow: hidden; background: var(--color-line) }
.or-tall { aspect-ratio: 4 / 5; border-radius: 999px 999px clamp(20px, 2vw, 34px) clamp(20px, 2vw, 34px); overflow: hidden; background: var(--color-line) }
.or-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; transform: scale(var(--zoom, 1)) }
.or-words { display: grid; gap: 14px; align-content: start; justify-items: start; min-width: 0 }
.or-line { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 20px; justify-self: stretch }

.or-rules { border-radius: clamp(24px, 2.6vw, 44px); margin-inline: clamp(18px, 2.6vw, 40px); padding: clamp(36px, 5vw, 88px); background: var(--color-accent); color: var(--color-on-accent) }
.or-rule-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 40px clamp(32px, 5vw, 96px); align-items: start }
.or-rule-list { display: grid }
.or-rule { display: grid; gap: 8px; padding-block: clamp(18px, 1.8vw, 28px); border-block-start: 1px solid var(--color-line); max-width: 40em }

.or-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 58px; padding: 12px 34px; border: 0; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.or-button:hover { background: var(--color-text) }
.or-button-lime { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 58px; padding: 12px 34px; border-radius: 999px; background: var(--color-lime); color: var(--color-text); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.or-button-lime:hover { background: var(--color-surface) }
.or-button-lime:focus-visible { outline-color: var(--color-lime) }
.or-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 2px; overflow-wrap: anywhere }
.or-link:hover { color: var(--color-accent) }

.or-page-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 24px clamp(28px, 4vw, 72px); align-items: end; padding: clamp(28px, 4vw, 72px) clamp(18px, 2.6vw, 40px) clamp(32px, 4vw, 64px) }
.or-house { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: clamp(28px, 4vw, 72px); align-items: start; padding: 0 clamp(18px, 2.6vw, 40px) clamp(72px, 8vw, 136px) }
.or-gallery { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: clamp(12px, 1.2vw, 20px) }
.or-gallery-first { grid-column: 1 / -1; aspect-ratio: 3 / 2; border-radius: clamp(20px, 2vw, 34px); overflow: hidden; background: var(--color-line) }
.or-gallery-next { aspect-ratio: 1; border-radius: clamp(20px, 2vw, 34px); overflow: hidden; background: var(--color-line) }
.or-sheet { position: sticky; inset-block-start: 96px; display: grid; gap: 24px; padding: clamp(22px, 2.2vw, 36px); border-radius: clamp(20px, 2vw, 34px); background: var(--color-surface); min-width: 0 }
.or-rows { display: grid }
.or-row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 20px; padding-block: 11px; border-block-end: 1px solid var(--color-line); overflow-wrap: anywhere }
.or-row-value { font-weight: 600; font-variant-numeric: tabular-nums }

.or-sell { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); gap: clamp(28px, 4vw, 72px); align-items: start; padding: clamp(20px, 2.4vw, 40px) clamp(18px, 2.6vw, 40px) clamp(72px, 8vw, 136px) }
.or-sell-text { display: grid; gap: 28px; min-width: 0 }
.or-form { display: grid; gap: 22px; padding: clamp(22px, 3vw, 52px); border-radius: clamp(24px, 2.6vw, 44px); background: var(--color-surface); min-width: 0 }
.or-field { display: grid; gap: 8px }
.or-label { font-weight: 600 }
.or-input { width: 100%; min-height: 56px; padding: 10px 20px; border: 2px solid var(--color-muted); border-radius: 18px; background: var(--color-surface); font-size: 18px }
.or-option { background: var(--color-surface); color: var(--color-text) }
.or-area { width: 100%; padding: 14px 20px; border: 2px solid var(--color-muted); border-radius: 18px; background: var(--color-surface); font-size: 18px; line-height: 1.45; resize: vertical }

.or-footer { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr); gap: 28px clamp(24px, 3vw, 48px); align-items: end; padding: clamp(56px, 6vw, 104px) clamp(18px, 2.6vw, 40px) clamp(32px, 3vw, 48px) }
.or-footer-line { font-family: var(--font-heading); font-size: clamp(34px, 4.6vw, 80px); font-weight: 700; line-height: 0.92; letter-spacing: -0.05em; overflow-wrap: anywhere }
.or-footer-part { display: grid; justify-items: start; font-style: normal; min-width: 0 }

@media (prefers-reduced-motion: no-preference) {
.or-photo { transition: transform 0.8s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.or-hero-head { grid-template-columns: minmax(0, 1fr) }
.or-head { grid-template-columns: minmax(0, 1fr) }
.or-big { grid-column: 1 / -1 }
.or-small { grid-column: 5 / -1 }
.or-small-left { grid-column: 1 / 9 }
.or-big-right { grid-column: 1 / -1 }
.or-rule-grid { grid-template-columns: minmax(0, 1fr) }
.or-page-head { grid-template-columns: minmax(0, 1fr) }
.or-house { grid-template-columns: minmax(0, 1fr) }
.or-sheet { position: static }
.or-sell { grid-template-columns: minmax(0, 1fr) }
.or-footer { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.or-footer-line { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.or-menu { display: block }
.or-nav { display: none; flex-basis: 100%; padding-block: 14px 20px; font-family: var(--font-heading); font-size: 32px; letter-spacing: -0.04em }
.or-menu[open] + .or-nav { display: grid; gap: 4px; justify-items: start }
.or-nav-link { min-height: 54px }
.or-nav-sell { min-height: 56px; margin-block-start: 10px; font-size: 18px; letter-spacing: 0 }
.or-stage { min-height: 660px }
.or-small { grid-column: 1 / -1 }
.or-small-left { grid-column: 1 / -1 }
.or-rules { margin-inline: 0; border-radius: 0 }
.or-footer { grid-template-columns: minmax(0, 1fr) }
}
`;
