import { css } from "@/lib/site-styles/markup";

export const CORNER_CAFE_CSS = css`
.tl-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.tl-skip:focus-visible { transform: none }

.tl-header { position: sticky; inset-block-start: 0; z-index: 5; background: var(--color-background) }
.tl-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 8px clamp(18px, 3vw, 44px) }
.tl-checks { height: 16px; background: repeating-conic-gradient(var(--color-accent) 0% 25%, transparent 0% 50%) 0 0 / 16px 16px }
.tl-checks-pale { height: 32px; background: repeating-conic-gradient(var(--color-background) 0% 25%, transparent 0% 50%) 0 0 / 32px 32px }
.tl-logo { display: inline-flex; align-items: center; min-height: 48px; min-width: 0; font-family: var(--font-heading); font-size: 34px; font-weight: 900; letter-spacing: -0.04em; color: var(--color-accent); text-decoration: none; overflow-wrap: anywhere }
.tl-menu { display: none }
.tl-menu-button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 18px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; list-style: none; cursor: pointer }
.tl-nav { display: flex; flex-wrap: wrap; gap: 0 32px }
.tl-nav-link { display: inline-flex; align-items: center; min-height: 44px; font-weight: 500; text-decoration: none; text-underline-offset: 6px; text-decoration-thickness: 2px }
.tl-nav-link:hover { text-decoration-line: underline; color: var(--color-accent) }

.tl-board { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)) }
.tl-cell-title { grid-column: span 2; display: grid; gap: 20px; align-content: space-between; padding: clamp(20px, 3vw, 44px); min-width: 0 }
.tl-title { font-size: clamp(48px, 6.7vw, 124px); font-weight: 900; line-height: 0.88; letter-spacing: -0.045em; color: var(--color-accent); overflow-wrap: anywhere; hyphens: auto }
.tl-lead { max-width: 26em; font-size: clamp(18px, 1.6vw, 23px); line-height: 1.4 }
.tl-cell-photo { position: relative; aspect-ratio: 1; align-self: stretch; justify-self: stretch; overflow: hidden; background: var(--color-line); --zoom: 1 }
.tl-cell-photo:hover { --zoom: 1.05 }
.tl-cell-photo-wide { position: relative; grid-column: span 2; aspect-ratio: 2; align-self: stretch; justify-self: stretch; overflow: hidden; background: var(--color-line); --zoom: 1 }
.tl-cell-photo-wide:hover { --zoom: 1.03 }
.tl-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; transform: scale(var(--zoom, 1)) }
.tl-cell-blue { display: grid; gap: 16px; align-content: space-between; padding: clamp(16px, 2vw, 30px); background: var(--color-accent); color: var(--color-on-accent); min-width: 0 }
.tl-cell-yellow { display: grid; gap: 16px; align-content: space-between; padding: clamp(16px, 2vw, 30px); background: var(--color-butter); color: var(--color-text); min-width: 0 }
.tl-cell-name { font-size: clamp(24px, 2.9vw, 46px); font-weight: 800; line-height: 0.98; letter-spacing: -0.03em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }

.tl-section { padding: clamp(64px, 8vw, 136px) clamp(18px, 3vw, 44px) }
.tl-h2 { font-size: clamp(42px, 6vw, 100px); font-weight: 900; line-height: 0.92; letter-spacing: -0.045em; color: var(--color-accent); overflow-wrap: anywhere; hyphens: auto }
.tl-h3 { font-size: clamp(24px, 2.2vw, 34px); font-weight: 800; line-height: 1.05; letter-spacing: -0.025em; overflow-wrap: anywhere; hyphens: auto }
.tl-muted { color: var(--color-muted) }
.tl-today { display: grid; gap: clamp(28px, 3vw, 48px); max-width: 1120px; margin-inline: auto }
.tl-list { display: grid }
.tl-item { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 24px; align-items: baseline; padding-block: 16px; border-block-end: 3px solid var(--color-accent) }
.tl-item-name { font-family: var(--font-heading); font-size: clamp(24px, 2.6vw, 40px); font-weight: 700; line-height: 1.1; letter-spacing: -0.025em; overflow-wrap: anywhere }
.tl-item-price { font-size: clamp(18px, 1.7vw, 24px); font-weight: 600; font-variant-numeric: tabular-nums }
.tl-item-text { grid-column: 1 / -1; color: var(--color-muted) }
.tl-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 56px; padding: 12px 30px; border: 0; background: var(--color-accent); color: var(--color-on-accent); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.tl-button:hover { background: var(--color-text) }
.tl-button-pale { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 56px; padding: 12px 30px; background: var(--color-butter); color: var(--color-text); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.tl-button-pale:hover { background: var(--color-on-accent) }
.tl-button-pale:focus-visible { outline-color: var(--color-on-accent) }
.tl-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 2px; overflow-wrap: anywhere }
.tl-link:hover { color: var(--color-accent) }

.tl-pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); background: var(--color-butter) }
.tl-pair-photo { position: relative; aspect-ratio: 1; align-self: stretch; justify-self: stretch; overflow: hidden; background: var(--color-line) }
.tl-pair-text { display: grid; gap: 22px; align-content: center; padding: clamp(32px, 5vw, 88px); min-width: 0 }
.tl-three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 44px clamp(14px, 1.6vw, 24px) }
.tl-three-item { display: grid; gap: 12px; align-content: start; min-width: 0; --zoom: 1 }
.tl-three-item:hover { --zoom: 1.05 }
.tl-square { position: relative; aspect-ratio: 1; align-self: stretch; justify-self: stretch; overflow: hidden; background: var(--color-line) }

.tl-tone { position: relative; display: grid; align-items: end; min-height: clamp(460px, 52vw, 760px); background: var(--color-accent); color: var(--color-on-accent); isolation: isolate; overflow: hidden }
.tl-tone-first { position: relative; display: grid; align-items: end; min-height: clamp(420px, 46vw, 680px); background: var(--color-accent); color: var(--color-on-accent); isolation: isolate; overflow: hidden }
.tl-tone-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; filter: grayscale(1) contrast(1.1); mix-blend-mode: multiply; z-index: -1 }
.tl-tone-text { display: grid; gap: 24px; padding: clamp(28px, 4vw, 64px) clamp(18px, 3vw, 44px); min-width: 0 }
.tl-tone-title { max-width: 11em; font-size: clamp(46px, 8vw, 132px); font-weight: 900; line-height: 0.9; letter-spacing: -0.045em; overflow-wrap: anywhere; hyphens: auto }

.tl-page-head { display: grid; gap: 24px; padding: clamp(40px, 6vw, 96px) clamp(18px, 3vw, 44px) clamp(36px, 4vw, 64px) }
.tl-columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 64px clamp(32px, 6vw, 112px); padding: clamp(40px, 5vw, 80px) clamp(18px, 3vw, 44px) clamp(64px, 8vw, 128px) }
.tl-column { display: grid; gap: 20px; align-content: start; min-width: 0 }
.tl-strip { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)) }
.tl-order { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(40px, 5vw, 96px); align-items: start; padding: clamp(40px, 5vw, 88px) clamp(18px, 3vw, 44px) clamp(64px, 8vw, 128px) }
.tl-order-text { display: grid; gap: 28px; min-width: 0 }
.tl-order-photo { position: relative; aspect-ratio: 16 / 10; overflow: hidden; background: var(--color-line) }
.tl-form { display: grid; gap: 22px; padding: clamp(22px, 3vw, 44px); background: var(--color-butter) }
.tl-field { display: grid; gap: 6px }
.tl-label { font-weight: 600 }
.tl-input { width: 100%; min-height: 54px; padding: 10px 16px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-surface); font-size: 17px }
.tl-option { background: var(--color-surface); color: var(--color-text) }

.tl-footer { background: var(--color-accent); color: var(--color-on-accent) }
.tl-footer-grid { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr); gap: 24px clamp(24px, 4vw, 64px); align-items: end; padding: clamp(40px, 5vw, 72px) clamp(18px, 3vw, 44px) }
.tl-footer-name { font-family: var(--font-heading); font-size: clamp(72px, 13vw, 220px); font-weight: 900; line-height: 0.8; letter-spacing: -0.05em; overflow-wrap: anywhere }
.tl-footer-part { display: grid; justify-items: start; min-width: 0 }
.tl-footer-text { line-height: 1.6 }
.tl-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; overflow-wrap: anywhere }
.tl-footer-link:hover { color: var(--color-butter) }
.tl-footer-link:focus-visible { outline-color: var(--color-on-accent) }

@media (prefers-reduced-motion: no-preference) {
.tl-photo { transition: transform 0.7s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.tl-board { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.tl-title { font-size: clamp(52px, 13vw, 112px) }
.tl-pair { grid-template-columns: minmax(0, 1fr) }
.tl-three { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.tl-strip { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.tl-columns { grid-template-columns: minmax(0, 1fr) }
.tl-order { grid-template-columns: minmax(0, 1fr) }
.tl-footer-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.tl-footer-name { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.tl-menu { display: block }
.tl-nav { display: none; flex-basis: 100%; padding-block: 12px 16px; font-family: var(--font-heading); font-size: 30px }
.tl-menu[open] + .tl-nav { display: grid; gap: 4px }
.tl-nav-link { font-weight: 800; min-height: 52px; letter-spacing: -0.03em }
.tl-three { grid-template-columns: minmax(0, 1fr) }
.tl-cell-blue { font-size: 15px; line-height: 1.45 }
.tl-cell-yellow { font-size: 15px; line-height: 1.45 }
.tl-order-photo { aspect-ratio: 1 }
.tl-footer-grid { grid-template-columns: minmax(0, 1fr) }
}
`;
