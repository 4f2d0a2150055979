import { css } from "@/lib/site-styles/markup";

export const ISLAND_HOTEL_CSS = css`
.md-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.md-skip:focus-visible { transform: none }

.md-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 36px; padding: 12px clamp(20px, 3.6vw, 56px); background: var(--color-background) }
.md-logo { display: inline-flex; align-items: center; min-height: 48px; min-width: 0; font-family: var(--font-heading); font-size: 31px; font-weight: 400; letter-spacing: -0.03em; text-decoration: none; overflow-wrap: anywhere }
.md-menu { display: none }
.md-menu-button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 4px; border-block-end: 1px solid var(--color-text); list-style: none; cursor: pointer }
.md-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 34px }
.md-nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 1px }
.md-nav-link:hover { text-decoration-line: underline }
.md-nav-book { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 24px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 0.25s }
.md-nav-book:hover { background: var(--color-night) }

.md-hero { position: relative; display: grid; align-items: end; min-height: clamp(560px, 54vw, 880px); background: var(--color-night); color: var(--color-on-accent); isolation: isolate; overflow: hidden }
.md-hero-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 60%; z-index: -1 }
.md-hero-text { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 20px clamp(32px, 5vw, 96px); align-items: end; padding: clamp(120px, 14vw, 230px) clamp(20px, 3.6vw, 56px) clamp(28px, 3.4vw, 56px); background: linear-gradient(to top, rgba(26, 13, 7, 0.82) 0%, rgba(26, 13, 7, 0.66) 60%, transparent 100%) }
.md-title { font-size: clamp(52px, 8.2vw, 142px); font-weight: 300; line-height: 0.9; letter-spacing: -0.045em; overflow-wrap: anywhere; hyphens: auto }
.md-lead { max-width: 28em; font-size: clamp(18px, 1.5vw, 22px); line-height: 1.5 }

.md-dial { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)) }
.md-dial-dawn { display: grid; gap: 4px; align-content: start; padding: 22px clamp(20px, 3.6vw, 56px) 28px; background: var(--color-line); color: var(--color-text); text-decoration: none; text-underline-offset: 5px; min-width: 0 }
.md-dial-dawn:hover { text-decoration-line: underline }
.md-dial-noon { display: grid; gap: 4px; align-content: start; padding: 22px clamp(16px, 2vw, 32px) 28px; background: var(--color-surface); color: var(--color-text); text-decoration: none; text-underline-offset: 5px; min-width: 0 }
.md-dial-noon:hover { text-decoration-line: underline }
.md-dial-dusk { display: grid; gap: 4px; align-content: start; padding: 22px clamp(16px, 2vw, 32px) 28px; background: var(--color-accent); color: var(--color-on-accent); text-decoration: none; text-underline-offset: 5px; min-width: 0 }
.md-dial-dusk:hover { text-decoration-line: underline }
.md-dial-dusk:focus-visible { outline-color: var(--color-on-accent); outline-offset: -6px }
.md-dial-night { display: grid; gap: 4px; align-content: start; padding: 22px clamp(16px, 2vw, 32px) 28px; background: var(--color-night); color: var(--color-on-accent); text-decoration: none; text-underline-offset: 5px; min-width: 0 }
.md-dial-night:hover { text-decoration-line: underline }
.md-dial-night:focus-visible { outline-color: var(--color-on-accent); outline-offset: -6px }
.md-dial-hour { font-family: var(--font-heading); font-size: clamp(30px, 3vw, 48px); font-weight: 300; line-height: 1; letter-spacing: -0.03em; font-variant-numeric: tabular-nums }

.md-dawn { scroll-margin-block-start: 72px; background: var(--color-background) }
.md-noon { scroll-margin-block-start: 72px; background: var(--color-surface) }
.md-dusk { scroll-margin-block-start: 72px; background: var(--color-accent); color: var(--color-on-accent) }
.md-hour-grid { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 32px clamp(32px, 4vw, 80px); padding: clamp(72px, 8vw, 140px) clamp(20px, 3.6vw, 56px) }
.md-hour { position: sticky; inset-block-start: 96px; align-self: start; font-family: var(--font-heading); font-size: clamp(72px, 10.5vw, 184px); font-weight: 300; line-height: 0.82; letter-spacing: -0.055em; font-variant-numeric: tabular-nums }
.md-hour-body { display: grid; gap: clamp(32px, 3.6vw, 60px); min-width: 0 }
.md-h2 { font-size: clamp(36px, 4.3vw, 72px); font-weight: 300; line-height: 1; letter-spacing: -0.035em; overflow-wrap: anywhere; hyphens: auto }
.md-h3 { font-size: clamp(24px, 2vw, 32px); font-weight: 400; line-height: 1.12; letter-spacing: -0.025em; overflow-wrap: anywhere; hyphens: auto }
.md-muted { color: var(--color-muted) }
.md-words { display: grid; gap: 20px; justify-items: start; max-width: 34em; min-width: 0 }
.md-pair { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(16px, 2vw, 32px); align-items: end }
.md-frame-square { aspect-ratio: 1; overflow: hidden; background: var(--color-line); --zoom: 1 }
.md-frame-square:hover { --zoom: 1.035 }
.md-frame-tall { aspect-ratio: 4 / 5; overflow: hidden; background: var(--color-line); --zoom: 1 }
.md-frame-tall:hover { --zoom: 1.035 }
.md-frame-wide { aspect-ratio: 16 / 9; overflow: hidden; background: var(--color-line); --zoom: 1 }
.md-frame-wide:hover { --zoom: 1.035 }
.md-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; transform: scale(var(--zoom, 1)) }
.md-offset { margin-inline-end: calc(-1 * clamp(20px, 3.6vw, 56px)) }

.md-night { position: relative; scroll-margin-block-start: 72px; display: grid; align-items: end; min-height: clamp(620px, 62vw, 980px); background: var(--color-night); color: var(--color-on-accent); isolation: isolate; overflow: hidden }
.md-night-text { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 28px clamp(32px, 4vw, 80px); align-items: end; padding: clamp(140px, 16vw, 260px) clamp(20px, 3.6vw, 56px) clamp(40px, 5vw, 80px); background: linear-gradient(to top, rgba(13, 19, 33, 0.86) 0%, rgba(13, 19, 33, 0.68) 62%, transparent 100%) }
.md-night-hour { font-family: var(--font-heading); font-size: clamp(72px, 10.5vw, 184px); font-weight: 300; line-height: 0.82; letter-spacing: -0.055em; font-variant-numeric: tabular-nums }

.md-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 56px; padding: 12px 34px; border: 0; background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 0.25s }
.md-button:hover { background: var(--color-night) }
.md-button-pale { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 56px; padding: 12px 34px; background: var(--color-on-accent); color: var(--color-text); font-weight: 500; text-decoration: none; transition: background-color 0.25s }
.md-button-pale:hover { background: var(--color-line) }
.md-button-pale:focus-visible { outline-color: var(--color-on-accent) }
.md-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 7px; text-decoration-thickness: 1px; overflow-wrap: anywhere }
.md-link:hover { text-decoration-thickness: 2px }

.md-page-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 24px clamp(32px, 5vw, 96px); align-items: end; padding: clamp(48px, 7vw, 120px) clamp(20px, 3.6vw, 56px) clamp(40px, 5vw, 80px) }
.md-page-title { font-size: clamp(52px, 8.2vw, 142px); font-weight: 300; line-height: 0.9; letter-spacing: -0.045em; overflow-wrap: anywhere; hyphens: auto }
.md-rooms { display: grid; padding: 0 clamp(20px, 3.6vw, 56px) clamp(72px, 8vw, 140px) }
.md-room { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr); gap: 20px clamp(24px, 3.6vw, 64px); align-items: center; padding-block: clamp(24px, 2.6vw, 40px); border-block-start: 1px solid var(--color-line) }
.md-room-text { display: grid; gap: 10px; min-width: 0 }
.md-room-facts { display: grid; gap: 14px; min-width: 0 }
.md-room-price { font-family: var(--font-heading); font-size: clamp(24px, 2vw, 32px); letter-spacing: -0.025em; font-variant-numeric: tabular-nums }
.md-sun { display: grid; grid-template-columns: repeat(16, minmax(0, 1fr)); height: 14px; background: var(--color-line) }
.md-sun-early { grid-column: 1 / 6; background: var(--color-sun) }
.md-sun-noon { grid-column: 5 / 11; background: var(--color-sun) }
.md-sun-late { grid-column: 10 / 16; background: var(--color-sun) }
.md-sun-day { grid-column: 2 / 15; background: var(--color-sun) }
.md-sun-none { grid-column: 8 / 9; background: var(--color-sun) }

.md-menu-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(32px, 5vw, 96px); align-items: start; padding: 0 clamp(20px, 3.6vw, 56px) clamp(72px, 8vw, 140px) }
.md-sticky { position: sticky; inset-block-start: 96px; aspect-ratio: 4 / 5; overflow: hidden; background: var(--color-line) }
.md-courses { display: grid; gap: clamp(36px, 4vw, 64px); min-width: 0 }
.md-course { display: grid; gap: 14px; min-width: 0 }
.md-dishes { display: grid }
.md-dish { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; padding-block: 15px; border-block-end: 1px solid var(--color-line); overflow-wrap: anywhere }
.md-dish-value { font-variant-numeric: tabular-nums; color: var(--color-muted) }

.md-book { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); gap: clamp(40px, 6vw, 112px); align-items: start; padding: clamp(40px, 6vw, 104px) clamp(20px, 3.6vw, 56px) clamp(72px, 8vw, 140px) }
.md-book-text { display: grid; gap: 28px; min-width: 0 }
.md-form { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 26px 20px; padding: clamp(24px, 3.4vw, 56px); background: var(--color-surface) }
.md-field { display: grid; gap: 8px; align-content: start; min-width: 0 }
.md-field-wide { grid-column: 1 / -1; display: grid; gap: 8px; min-width: 0 }
.md-label { font-weight: 500 }
.md-input { width: 100%; min-height: 54px; padding: 10px 2px; border: 0; border-block-end: 1px solid var(--color-muted); border-radius: 0; background: transparent; font-size: 18px }
.md-option { background: var(--color-surface); color: var(--color-text) }
.md-area { width: 100%; padding: 12px 2px; border: 0; border-block-end: 1px solid var(--color-muted); border-radius: 0; background: transparent; font-size: 18px; line-height: 1.5; resize: vertical }
.md-ways { scroll-margin-block-start: 72px; background: var(--color-surface); padding: clamp(56px, 6vw, 104px) clamp(20px, 3.6vw, 56px) }
.md-ways-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(24px, 4vw, 72px) }
.md-way { display: grid; gap: 12px; align-content: start; min-width: 0 }

.md-footer { background: var(--color-night); color: var(--color-on-accent); padding: clamp(48px, 5vw, 88px) clamp(20px, 3.6vw, 56px) clamp(32px, 3vw, 48px) }
.md-footer-grid { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr); gap: 32px clamp(24px, 4vw, 64px); align-items: end }
.md-footer-line { font-family: var(--font-heading); font-size: clamp(30px, 3.8vw, 62px); font-weight: 300; line-height: 1; letter-spacing: -0.035em; overflow-wrap: anywhere }
.md-footer-part { display: grid; justify-items: start; font-style: normal; min-width: 0 }
.md-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 7px; text-decoration-thickness: 1px; overflow-wrap: anywhere }
.md-footer-link:hover { text-decoration-thickness: 2px }
.md-footer-link:focus-visible { outline-color: var(--color-on-accent) }

@media (prefers-reduced-motion: no-preference) {
.md-photo { transition: transform 1.1s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.md-hero-text { grid-template-columns: minmax(0, 1fr) }
.md-dial { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.md-dial-noon { padding-inline: clamp(20px, 3.6vw, 56px) }
.md-dial-dusk { padding-inline: clamp(20px, 3.6vw, 56px) }
.md-dial-night { padding-inline: clamp(20px, 3.6vw, 56px) }
.md-hour-grid { grid-template-columns: minmax(0, 1fr) }
.md-hour { position: static }
.md-night-text { grid-template-columns: minmax(0, 1fr) }
.md-offset { margin-inline-end: 0 }
.md-page-head { grid-template-columns: minmax(0, 1fr) }
.md-room { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); align-items: start }
.md-room-facts { grid-column: 1 / -1 }
.md-menu-grid { grid-template-columns: minmax(0, 1fr) }
.md-sticky { position: static; aspect-ratio: 4 / 3 }
.md-book { grid-template-columns: minmax(0, 1fr) }
.md-ways-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.md-footer-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.md-footer-line { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.md-menu { display: block }
.md-nav { display: none; flex-basis: 100%; padding-block: 14px 22px; font-family: var(--font-heading); font-size: 32px; letter-spacing: -0.03em }
.md-menu[open] + .md-nav { display: grid; gap: 4px; justify-items: start }
.md-nav-link { min-height: 52px }
.md-nav-book { margin-block-start: 14px; min-height: 56px; font-family: var(--font-body); font-size: 17px; letter-spacing: 0 }
.md-hero-text { padding-block-start: 260px }
.md-night-text { padding-block-start: 240px }
.md-pair { grid-template-columns: minmax(0, 1fr) }
.md-room { grid-template-columns: minmax(0, 1fr) }
.md-form { grid-template-columns: minmax(0, 1fr) }
.md-ways-grid { grid-template-columns: minmax(0, 1fr) }
.md-footer-grid { grid-template-columns: minmax(0, 1fr) }
}
`;
