import { css } from "@/lib/site-styles/markup";

export const AGENCY_CSS = css`
.gk-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.gk-skip:focus-visible { transform: none }

.gk-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 10px clamp(18px, 2.5vw, 40px); background: var(--color-background) }
.gk-logo { display: inline-flex; align-items: center; gap: 12px; min-height: 48px; min-width: 0; font-family: var(--font-heading); font-size: 23px; font-weight: 800; letter-spacing: -0.06em; text-decoration: none; overflow-wrap: anywhere; --grow: 1 }
.gk-logo:hover { --grow: 1.25 }
.gk-ring { flex: none; width: 26px; height: 26px; border: 7px solid var(--color-text); border-radius: 50%; transform: scale(var(--grow)) }
.gk-menu { display: none }
.gk-menu-button { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 18px; background: var(--color-text); color: var(--color-surface); font-weight: 600; list-style: none; cursor: pointer }
.gk-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px; font-weight: 500 }
.gk-nav-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 2px }
.gk-nav-link:hover { text-decoration-line: underline }
.gk-nav-post { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 22px; background: var(--color-text); color: var(--color-surface); font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.gk-nav-post:hover { background: var(--color-accent) }

.gk-hero { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 4fr); gap: 0 clamp(24px, 3vw, 56px); align-items: end; padding: clamp(14px, 1.6vw, 28px) clamp(18px, 2.5vw, 40px) clamp(40px, 4.6vw, 80px); overflow: clip }
.gk-title { grid-column: 1 / -1; font-size: clamp(52px, 12.4vw, 212px); font-weight: 800; line-height: 0.84; letter-spacing: -0.07em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.gk-hero-photo { aspect-ratio: 3 / 2; margin-block-start: clamp(14px, 1.8vw, 32px); margin-inline-start: calc(-1 * clamp(18px, 2.5vw, 40px)); margin-block-end: calc(-1 * clamp(40px, 4.6vw, 80px)); overflow: hidden; --zoom: 1 }
.gk-hero-photo:hover { --zoom: 1.03 }
.gk-print { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; filter: grayscale(1) brightness(1.06) contrast(1.16); mix-blend-mode: multiply; transform: scale(var(--zoom, 1)) }
.gk-print-tall { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; filter: grayscale(1) brightness(1.06) contrast(1.16); mix-blend-mode: multiply; transform: scale(var(--zoom, 1)) }
.gk-hero-text { display: grid; gap: 26px; justify-items: start; min-width: 0 }
.gk-lead { max-width: 27em; font-size: clamp(19px, 1.65vw, 25px); font-weight: 500; line-height: 1.36; text-wrap: pretty }
.gk-text { max-width: 34em; line-height: 1.5 }
.gk-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 58px; padding: 12px 30px; border: 0; background: var(--color-text); color: var(--color-surface); font-size: 18px; font-weight: 600; text-align: center; text-decoration: none; transition: background-color 0.2s }
.gk-button:hover { background: var(--color-accent) }
.gk-button-pink { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 58px; padding: 12px 30px; background: var(--color-background); color: var(--color-text); font-size: 18px; font-weight: 600; text-align: center; text-decoration: none; transition: background-color 0.2s }
.gk-button-pink:hover { background: var(--color-surface) }
.gk-button-pink:focus-visible { outline-color: var(--color-background) }
.gk-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 2px; overflow-wrap: anywhere }
.gk-link:hover { color: var(--color-accent) }

.gk-case-sky { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); gap: clamp(24px, 4vw, 72px); align-items: stretch; padding-inline-start: clamp(18px, 2.5vw, 40px); background: var(--color-sky) }
.gk-case-text { display: grid; gap: clamp(24px, 2.6vw, 44px); align-content: space-between; padding-block: clamp(36px, 4.4vw, 76px); min-width: 0 }
.gk-case-photo { position: relative; min-height: clamp(440px, 56vw, 860px); overflow: hidden; --zoom: 1 }
.gk-case-photo:hover { --zoom: 1.03 }
.gk-noun { font-size: clamp(52px, 10vw, 172px); font-weight: 800; line-height: 0.84; letter-spacing: -0.07em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.gk-noun-small { font-size: clamp(38px, 5vw, 88px); font-weight: 800; line-height: 0.9; letter-spacing: -0.07em; overflow-wrap: anywhere; hyphens: auto }
.gk-rows { display: grid; min-width: 0 }
.gk-row { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 8fr); gap: 2px 20px; padding-block: 12px; border-block-start: 2px solid var(--color-text); overflow-wrap: anywhere }

.gk-pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.gk-case-bone { display: grid; gap: 20px; align-content: start; padding: 0 clamp(18px, 2.5vw, 40px) clamp(40px, 4.4vw, 76px); background: var(--color-surface); min-width: 0 }
.gk-case-orange { display: grid; gap: 20px; align-content: start; padding: 0 clamp(18px, 2.5vw, 40px) clamp(40px, 4.4vw, 76px); background: var(--color-orange); min-width: 0 }
.gk-square { aspect-ratio: 1; margin-inline: calc(-1 * clamp(18px, 2.5vw, 40px)); overflow: hidden; --zoom: 1 }
.gk-square:hover { --zoom: 1.03 }

.gk-room { background: var(--color-background) }
.gk-room-photo { aspect-ratio: 2 / 1; overflow: hidden; background: var(--color-line) }
.gk-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50% }
.gk-room-text { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); gap: 28px clamp(24px, 4vw, 72px); align-items: end; padding: clamp(36px, 4.4vw, 76px) clamp(18px, 2.5vw, 40px) clamp(56px, 7vw, 120px) }
.gk-room-words { display: grid; gap: 16px; min-width: 0 }

.gk-prices { display: grid; gap: clamp(36px, 4.6vw, 80px); padding: clamp(56px, 7vw, 120px) clamp(18px, 2.5vw, 40px); background: var(--color-text); color: var(--color-surface) }
.gk-h2 { font-size: clamp(38px, 6.4vw, 112px); font-weight: 800; line-height: 0.92; letter-spacing: -0.07em; overflow-wrap: anywhere; hyphens: auto; text-wrap: balance }
.gk-h3 { font-size: clamp(26px, 2.6vw, 44px); font-weight: 800; line-height: 1; letter-spacing: -0.06em; overflow-wrap: anywhere; hyphens: auto }
.gk-price-list { display: grid }
.gk-price-row { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 6fr); gap: 8px clamp(20px, 3vw, 56px); align-items: baseline; padding-block: clamp(20px, 2.2vw, 36px); border-block-start: 2px solid var(--color-background) }
.gk-price { color: var(--color-background); font-family: var(--font-heading); font-size: clamp(26px, 2.6vw, 44px); font-weight: 800; line-height: 1; letter-spacing: -0.06em }
.gk-price-text { max-width: 32em; line-height: 1.5 }

.gk-no { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 4fr); gap: 28px clamp(24px, 4vw, 72px); align-items: end; padding: clamp(56px, 7vw, 120px) clamp(18px, 2.5vw, 40px); background: var(--color-orange) }

.gk-page-head { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 4fr); gap: 28px clamp(24px, 4vw, 72px); align-items: end; padding: clamp(14px, 1.6vw, 28px) clamp(18px, 2.5vw, 40px) clamp(32px, 3.4vw, 60px) }
.gk-title-page { font-size: clamp(48px, 8.4vw, 148px); font-weight: 800; line-height: 0.86; letter-spacing: -0.07em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.gk-wide { aspect-ratio: 5 / 3; overflow: hidden; background: var(--color-surface) }
.gk-story { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); gap: 40px clamp(24px, 4vw, 72px); align-items: start; padding: clamp(48px, 5.6vw, 96px) clamp(18px, 2.5vw, 40px) }
.gk-story-text { display: grid; gap: 20px; min-width: 0 }
.gk-quote { display: grid; gap: 24px; padding: clamp(56px, 7vw, 120px) clamp(18px, 2.5vw, 40px); background: var(--color-sky) }
.gk-quote-text { max-width: 24em; font-family: var(--font-heading); font-size: clamp(27px, 3.9vw, 68px); font-weight: 800; line-height: 1; letter-spacing: -0.065em; overflow-wrap: anywhere; text-wrap: pretty }
.gk-two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.gk-tall { aspect-ratio: 1; overflow: hidden; background: var(--color-surface) }

.gk-post { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); gap: 40px clamp(24px, 4vw, 72px); align-items: start; padding: clamp(14px, 1.6vw, 28px) clamp(18px, 2.5vw, 40px) clamp(40px, 4.6vw, 80px) }
.gk-post-text { display: grid; gap: 30px; min-width: 0 }
.gk-parcel { display: grid; gap: 20px; justify-self: start; width: min(100%, 460px); padding: clamp(22px, 2.2vw, 36px); background: var(--color-orange); transform: rotate(-1.6deg) }
.gk-parcel-to { font-family: var(--font-heading); font-size: clamp(26px, 2.7vw, 42px); font-weight: 800; line-height: 1.02; letter-spacing: -0.06em; overflow-wrap: anywhere }
.gk-form { display: grid; gap: 22px; padding: clamp(22px, 3vw, 52px); background: var(--color-surface); min-width: 0 }
.gk-field { display: grid; gap: 8px }
.gk-label { font-weight: 600 }
.gk-input { width: 100%; min-height: 56px; padding: 10px 16px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-surface); font-size: 18px }
.gk-option { background: var(--color-surface); color: var(--color-text) }
.gk-area { width: 100%; padding: 14px 16px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-surface); font-size: 18px; line-height: 1.45; resize: vertical }
.gk-post-photo { aspect-ratio: 5 / 2; overflow: hidden; background: var(--color-sky) }

.gk-footer { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 3fr); gap: 28px clamp(24px, 3vw, 48px); align-items: end; padding: clamp(48px, 5.6vw, 96px) clamp(18px, 2.5vw, 40px) clamp(28px, 2.6vw, 44px) }
.gk-footer-line { font-family: var(--font-heading); font-size: clamp(36px, 4.6vw, 80px); font-weight: 800; line-height: 0.9; letter-spacing: -0.07em; overflow-wrap: anywhere }
.gk-footer-part { display: grid; justify-items: start; font-style: normal; min-width: 0 }

@media (prefers-reduced-motion: no-preference) {
.gk-print-tall { transition: transform 0.9s cubic-bezier(0.2, 0.7, 0.2, 1) }
.gk-print { transition: transform 0.9s cubic-bezier(0.2, 0.7, 0.2, 1) }
.gk-ring { transition: transform 0.35s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.gk-hero { grid-template-columns: minmax(0, 1fr) }
.gk-hero-photo { grid-row: 3; margin-inline: calc(-1 * clamp(18px, 2.5vw, 40px)) }
.gk-hero-text { padding-block-start: 28px }
.gk-room-text { grid-template-columns: minmax(0, 1fr) }
.gk-no { grid-template-columns: minmax(0, 1fr) }
.gk-page-head { grid-template-columns: minmax(0, 1fr) }
.gk-wide { aspect-ratio: 3 / 2 }
.gk-room-photo { aspect-ratio: 3 / 2 }
.gk-story { grid-template-columns: minmax(0, 1fr) }
.gk-post { grid-template-columns: minmax(0, 1fr) }
.gk-price-row { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.gk-price-text { grid-column: 1 / -1 }
.gk-footer { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.gk-footer-line { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.gk-menu { display: block }
.gk-nav { display: none; flex-basis: 100%; padding-block: 14px 22px; font-family: var(--font-heading); font-size: 31px; font-weight: 800; letter-spacing: -0.06em }
.gk-menu[open] + .gk-nav { display: grid; gap: 4px; justify-items: start }
.gk-nav-link { min-height: 54px }
.gk-nav-post { min-height: 58px; margin-block-start: 12px; font-size: 20px }
.gk-title { font-size: clamp(52px, 19vw, 116px) }
.gk-title-page { font-size: clamp(44px, 13.6vw, 84px) }
.gk-noun { font-size: clamp(52px, 18vw, 110px) }
.gk-case-sky { grid-template-columns: minmax(0, 1fr); padding-inline: clamp(18px, 2.5vw, 40px); gap: 0 }
.gk-case-photo { min-height: 0; aspect-ratio: 4 / 5; margin-inline: calc(-1 * clamp(18px, 2.5vw, 40px)) }
.gk-pair { grid-template-columns: minmax(0, 1fr) }
.gk-two { grid-template-columns: minmax(0, 1fr) }
.gk-post-photo { aspect-ratio: 3 / 2 }
.gk-footer { grid-template-columns: minmax(0, 1fr) }
}
`;
