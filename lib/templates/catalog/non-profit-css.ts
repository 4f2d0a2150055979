import { css } from "@/lib/site-styles/markup";

export const NON_PROFIT_CSS = css`
.ev-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.ev-skip:focus-visible { transform: none }

.ev-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 10px clamp(16px, 1.8vw, 30px); background: var(--color-background) }
.ev-logo { display: inline-flex; align-items: center; gap: 10px; min-height: 48px; min-width: 0; font-family: var(--font-heading); font-size: 27px; font-weight: 800; letter-spacing: -0.055em; text-decoration: none; overflow-wrap: anywhere }
.ev-hole { flex: none; width: 33px; height: 14px; border-radius: 99px; background: var(--color-text) }
.ev-menu { display: none }
.ev-menu-button { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 20px; border-radius: 3px; background: var(--color-surface); font-weight: 600; list-style: none; cursor: pointer }
.ev-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px; font-weight: 500 }
.ev-nav-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 2px }
.ev-nav-link:hover { text-decoration-line: underline }
.ev-nav-give { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 24px; border-radius: 3px; background: var(--color-sun); color: var(--color-text); font-weight: 700; text-decoration: none; transition: background-color 0.2s }
.ev-nav-give:hover { background: var(--color-surface) }

.ev-wall { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(6px, 0.7vw, 11px); padding-block-end: clamp(6px, 0.7vw, 11px) }
.ev-title-brick { grid-column: 1 / 9; display: grid; align-items: end; padding: clamp(26px, 3.2vw, 58px) clamp(16px, 1.8vw, 30px) clamp(22px, 2.4vw, 42px); border-radius: 0 3px 3px 0; background: var(--color-accent); color: var(--color-on-accent); min-width: 0 }
.ev-title { max-width: 8.2em; font-size: clamp(52px, 8.9vw, 158px); font-weight: 800; line-height: 0.88; letter-spacing: -0.065em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.ev-size-brick { grid-column: 9 / 13; display: grid; gap: 22px; align-content: space-between; padding: clamp(24px, 2.6vw, 44px); border-radius: 3px 0 0 3px; background: var(--color-surface); min-width: 0 }
.ev-true-size { width: 65mm; max-width: 100%; height: 28mm; border-radius: 14mm; background: var(--color-text) }
.ev-size-text { max-width: 25em; line-height: 1.45 }
.ev-photo-half { grid-column: 1 / 5; height: clamp(220px, 27vw, 470px); border-radius: 0 3px 3px 0; overflow: hidden; background: var(--color-line); --zoom: 1 }
.ev-photo-half:hover { --zoom: 1.03 }
.ev-photo-brick { grid-column: 5 / 13; height: clamp(220px, 27vw, 470px); border-radius: 3px 0 0 3px; overflow: hidden; background: var(--color-line); --zoom: 1 }
.ev-photo-brick:hover { --zoom: 1.03 }
.ev-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; transform: scale(var(--zoom, 1)) }
.ev-lead-brick { grid-column: 1 / 7; display: grid; align-items: center; padding: clamp(24px, 2.6vw, 44px) clamp(16px, 1.8vw, 30px); border-radius: 0 3px 3px 0; background: var(--color-surface); min-width: 0 }
.ev-lead { max-width: 29em; font-size: clamp(19px, 1.7vw, 26px); font-weight: 500; line-height: 1.36; letter-spacing: -0.015em; text-wrap: pretty }
.ev-give-brick { grid-column: 7 / 10; display: grid; gap: 4px; align-content: space-between; min-height: clamp(132px, 12vw, 200px); padding: clamp(18px, 1.8vw, 30px); border-radius: 3px; background: var(--color-sun); color: var(--color-text); text-decoration: none; transition: background-color 0.25s }
.ev-give-brick:hover { background: var(--color-surface) }
.ev-lend-brick { grid-column: 10 / 13; display: grid; gap: 4px; align-content: space-between; min-height: clamp(132px, 12vw, 200px); padding: clamp(18px, 1.8vw, 30px); border-radius: 3px 0 0 3px; background: var(--color-text); color: var(--color-surface); text-decoration: none; transition: background-color 0.25s }
.ev-lend-brick:hover { background: var(--color-accent) }
.ev-give-price { font-family: var(--font-heading); font-size: clamp(34px, 4vw, 68px); font-weight: 800; line-height: 1; letter-spacing: -0.06em }
.ev-give-text { font-weight: 600; text-decoration: underline; text-underline-offset: 6px; text-decoration-thickness: 2px }

.ev-story { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 28px clamp(24px, 4vw, 72px); align-items: end; padding: clamp(64px, 8.6vw, 150px) clamp(16px, 1.8vw, 30px) }
.ev-story-text { display: grid; gap: 20px; min-width: 0 }
.ev-h2 { font-size: clamp(42px, 6.6vw, 116px); font-weight: 800; line-height: 0.9; letter-spacing: -0.06em; overflow-wrap: anywhere; hyphens: auto }
.ev-h3 { font-size: clamp(30px, 3.2vw, 54px); font-weight: 800; line-height: 0.96; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto }
.ev-text { max-width: 34em; line-height: 1.5 }
.ev-small { max-width: 34em; color: var(--color-muted); font-size: 16px; line-height: 1.45 }
.ev-link { display: inline-flex; align-items: center; justify-self: start; min-height: 44px; font-weight: 600; text-underline-offset: 6px; text-decoration-thickness: 2px; overflow-wrap: anywhere }
.ev-link:hover { color: var(--color-accent) }
.ev-link-light { display: inline-flex; align-items: center; justify-self: start; min-height: 44px; color: var(--color-sun); font-weight: 600; text-underline-offset: 6px; text-decoration-thickness: 2px; overflow-wrap: anywhere }
.ev-link-light:hover { color: var(--color-surface) }
.ev-link-light:focus-visible { outline-color: var(--color-sun) }

.ev-ways { display: grid; gap: clamp(6px, 0.7vw, 11px) }
.ev-course { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(6px, 0.7vw, 11px) }
.ev-way-long { grid-column: 1 / 8; display: grid; align-content: start; border-radius: 0 3px 3px 0; background: var(--color-surface); overflow: hidden; min-width: 0; --zoom: 1 }
.ev-way-long:hover { --zoom: 1.03 }
.ev-way-short { grid-column: 8 / 13; display: grid; grid-template-rows: minmax(0, 1fr) auto; border-radius: 3px 0 0 3px; background: var(--color-sun); overflow: hidden; min-width: 0; --zoom: 1 }
.ev-way-short:hover { --zoom: 1.03 }
.ev-way-dark { grid-column: 1 / 5; display: grid; align-items: end; border-radius: 0 3px 3px 0; background: var(--color-text); color: var(--color-surface); min-width: 0 }
.ev-way-wide { grid-column: 5 / 13; border-radius: 3px 0 0 3px; overflow: hidden; min-width: 0; --zoom: 1 }
.ev-way-wide:hover { --zoom: 1.03 }
.ev-frame { aspect-ratio: 16 / 10; border-radius: 3px; overflow: hidden; background: var(--color-line) }
.ev-frame-tall { min-height: clamp(300px, 34vw, 560px); overflow: hidden; background: var(--color-line); position: relative; contain: size }
.ev-frame-wide { height: 100%; min-height: clamp(280px, 34vw, 600px); contain: size; overflow: hidden; background: var(--color-line) }
.ev-way-text { display: grid; gap: 14px; align-content: start; padding: clamp(22px, 2.4vw, 42px) clamp(16px, 1.8vw, 30px) clamp(18px, 1.8vw, 30px); min-width: 0 }

.ev-count { display: grid; gap: clamp(32px, 4vw, 68px); padding: clamp(64px, 8.6vw, 150px) clamp(16px, 1.8vw, 30px) }
.ev-count-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 24px clamp(24px, 4vw, 72px); align-items: end }
.ev-years { display: grid; min-width: 0 }
.ev-year { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 10fr); gap: 4px 20px; padding-block: 14px; border-block-start: 2px solid var(--color-text); overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.ev-year-value { font-weight: 600 }
.ev-tally { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr); gap: 6px 20px; align-items: center; padding-block: 16px; border-block-start: 2px solid var(--color-text); overflow-wrap: anywhere; font-size: clamp(18px, 1.5vw, 22px); font-variant-numeric: tabular-nums; --pitch: clamp(10.5px, 1.3vw, 22px) }
.ev-pairs-none { height: calc(0.62 * var(--pitch)) }
.ev-pairs-1 { width: var(--pitch); height: calc(0.62 * var(--pitch)); background: radial-gradient(ellipse 41% 30%, var(--color-text) 94%, transparent) 0 0 / var(--pitch) calc(0.62 * var(--pitch)) }
.ev-pairs-9 { width: calc(9 * var(--pitch)); height: calc(0.62 * var(--pitch)); background: radial-gradient(ellipse 41% 30%, var(--color-text) 94%, transparent) 0 0 / var(--pitch) calc(0.62 * var(--pitch)) }
.ev-pairs-29 { width: calc(29 * var(--pitch)); height: calc(0.62 * var(--pitch)); background: radial-gradient(ellipse 41% 30%, var(--color-text) 94%, transparent) 0 0 / var(--pitch) calc(0.62 * var(--pitch)) }
.ev-pairs-58 { width: calc(29 * var(--pitch)); height: calc(1.24 * var(--pitch)); background: radial-gradient(ellipse 41% 30%, var(--color-text) 94%, transparent) 0 0 / var(--pitch) calc(0.62 * var(--pitch)) }

.ev-money { display: grid; gap: clamp(10px, 1vw, 16px) }
.ev-wide-title { padding-inline: clamp(16px, 1.8vw, 30px); padding-block-end: clamp(14px, 1.6vw, 28px); font-size: clamp(42px, 6.6vw, 116px); font-weight: 800; line-height: 0.9; letter-spacing: -0.06em; overflow-wrap: anywhere; hyphens: auto }
.ev-split { display: grid; grid-template-columns: minmax(0, 15fr) minmax(0, 6fr) minmax(0, 3fr); gap: clamp(6px, 0.7vw, 11px); line-height: 1.4 }
.ev-split-large { display: grid; gap: 8px; align-content: space-between; min-height: clamp(190px, 17vw, 290px); padding: clamp(16px, 1.8vw, 30px); border-radius: 0 3px 3px 0; background: var(--color-accent); color: var(--color-on-accent); min-width: 0 }
.ev-split-mid { display: grid; gap: 8px; align-content: space-between; padding: clamp(16px, 1.8vw, 30px); border-radius: 3px; background: var(--color-sun); min-width: 0 }
.ev-split-small { display: grid; gap: 8px; align-content: space-between; padding: clamp(16px, 1.5vw, 26px); border-radius: 3px 0 0 3px; background: var(--color-surface); min-width: 0 }
.ev-amount { font-family: var(--font-heading); font-size: clamp(38px, 4.4vw, 76px); font-weight: 800; line-height: 1; letter-spacing: -0.06em }

.ev-page { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); gap: 40px clamp(24px, 4vw, 72px); align-items: start; padding: clamp(20px, 2.4vw, 42px) clamp(16px, 1.8vw, 30px) clamp(64px, 7vw, 120px) }
.ev-page-text { display: grid; gap: 28px; min-width: 0 }
.ev-title-page { font-size: clamp(50px, 8.2vw, 144px); font-weight: 800; line-height: 0.88; letter-spacing: -0.065em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.ev-form { display: grid; gap: 22px; padding: clamp(20px, 2.8vw, 48px); border-radius: 3px; background: var(--color-surface); min-width: 0 }
.ev-choices { display: grid; gap: 8px }
.ev-choice { display: flex; gap: 14px; align-items: center; min-height: 60px; padding: 12px 18px; border-radius: 3px; background: var(--color-background); line-height: 1.35; cursor: pointer; transition: background-color 0.2s }
.ev-choice:hover { background: var(--color-sun) }
.ev-radio { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--color-accent) }
.ev-field { display: grid; gap: 8px }
.ev-label { padding: 0; margin-block-end: 4px; font-weight: 700 }
.ev-input { width: 100%; min-height: 56px; padding: 10px 16px; border: 2px solid var(--color-muted); border-radius: 3px; background: var(--color-surface); font-size: 18px }
.ev-area { width: 100%; padding: 14px 16px; border: 2px solid var(--color-muted); border-radius: 3px; background: var(--color-surface); font-size: 18px; line-height: 1.45; resize: vertical }
.ev-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 60px; padding: 12px 36px; border: 0; border-radius: 3px; background: var(--color-accent); color: var(--color-on-accent); font-size: 18px; font-weight: 700; transition: background-color 0.2s }
.ev-button:hover { background: var(--color-text) }

.ev-footer { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 3fr); gap: clamp(6px, 0.7vw, 11px) clamp(24px, 3vw, 48px); align-items: end; padding-block: clamp(6px, 0.7vw, 11px) clamp(26px, 2.6vw, 44px); padding-inline-end: clamp(16px, 1.8vw, 30px) }
.ev-footer-brick { display: grid; align-items: end; min-height: clamp(170px, 17vw, 290px); padding: clamp(16px, 1.8vw, 30px); border-radius: 0 3px 3px 0; background: var(--color-text); color: var(--color-background); min-width: 0 }
.ev-footer-line { font-family: var(--font-heading); font-size: clamp(42px, 6vw, 104px); font-weight: 800; line-height: 0.9; letter-spacing: -0.06em; overflow-wrap: anywhere }
.ev-footer-part { display: grid; gap: 2px; justify-items: start; font-style: normal; min-width: 0 }

@media (prefers-reduced-motion: no-preference) {
.ev-photo { transition: transform 0.9s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.ev-title-brick { grid-column: 1 / -1; border-radius: 0 }
.ev-size-brick { grid-column: 1 / -1; grid-template-columns: auto minmax(0, 1fr); align-items: center; border-radius: 0 }
.ev-lead-brick { grid-column: 1 / -1; border-radius: 0 }
.ev-give-brick { grid-column: 1 / 6; border-radius: 0 3px 3px 0 }
.ev-lend-brick { grid-column: 6 / -1 }
.ev-title { font-size: clamp(52px, 12.4vw, 110px) }
.ev-story { grid-template-columns: minmax(0, 1fr) }
.ev-count-head { grid-template-columns: minmax(0, 1fr) }
.ev-tally { grid-template-columns: minmax(0, 2fr) minmax(0, 10fr) }
.ev-pairs-none { grid-column: 2 }
.ev-pairs-1 { grid-column: 2 }
.ev-pairs-9 { grid-column: 2 }
.ev-pairs-29 { grid-column: 2 }
.ev-pairs-58 { grid-column: 2 }
.ev-page { grid-template-columns: minmax(0, 1fr) }
.ev-split { grid-template-columns: minmax(0, 11fr) minmax(0, 6fr) minmax(0, 5fr) }
.ev-footer { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding-inline: clamp(16px, 1.8vw, 30px) }
.ev-footer-brick { grid-column: 1 / -1; margin-inline: calc(-1 * clamp(16px, 1.8vw, 30px)); border-radius: 0; margin-block-end: 20px }
}
@media (max-width: 600px) {
.ev-menu { display: block }
.ev-nav { display: none; flex-basis: 100%; padding-block: 14px 20px; font-family: var(--font-heading); font-size: 34px; font-weight: 800; letter-spacing: -0.055em }
.ev-menu[open] + .ev-nav { display: grid; gap: 4px; justify-items: start }
.ev-nav-link { min-height: 54px }
.ev-nav-give { min-height: 58px; margin-block-start: 12px; font-size: 20px; letter-spacing: -0.02em }
.ev-title { font-size: clamp(52px, 18.4vw, 110px) }
.ev-size-brick { grid-template-columns: minmax(0, 1fr); padding-inline: clamp(16px, 1.8vw, 30px) }
.ev-photo-half { grid-column: 1 / 6 }
.ev-photo-brick { grid-column: 6 / -1 }
.ev-way-long { grid-column: 1 / -1; border-radius: 0 }
.ev-way-short { grid-column: 1 / -1; border-radius: 0 }
.ev-way-dark { grid-column: 1 / -1; border-radius: 0 }
.ev-way-wide { grid-column: 1 / -1; border-radius: 0 }
.ev-tally { grid-template-columns: minmax(0, 1fr) }
.ev-pairs-none { display: none }
.ev-pairs-1 { grid-column: 1 }
.ev-pairs-9 { grid-column: 1 }
.ev-pairs-29 { grid-column: 1 }
.ev-pairs-58 { grid-column: 1 }
.ev-split { grid-template-columns: minmax(0, 1fr) }
.ev-split-large { border-radius: 0; min-height: 220px }
.ev-split-mid { border-radius: 0; min-height: 130px }
.ev-split-small { border-radius: 0; min-height: 100px }
.ev-footer { grid-template-columns: minmax(0, 1fr) }
}
`;
