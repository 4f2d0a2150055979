import { css } from "@/lib/site-styles/markup";

export const WEDDING_CSS = css`
.lu-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 9 }
.lu-skip:focus-visible { transform: none }

.lu-header { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; padding: 10px clamp(20px, 3.4vw, 52px); background: var(--color-background); color: var(--color-accent) }
.lu-logo { display: inline-flex; align-items: center; min-height: 48px; min-width: 0; font-family: var(--font-heading); font-size: 29px; font-weight: 400; letter-spacing: -0.03em; text-decoration: none; overflow-wrap: anywhere }
.lu-menu { display: none }
.lu-menu-button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 20px; border: 1.5px solid var(--color-accent); border-radius: 999px; font-weight: 600; list-style: none; cursor: pointer }
.lu-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px; font-weight: 500 }
.lu-nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 1.5px }
.lu-nav-link:hover { text-decoration-line: underline }
.lu-nav-answer { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 24px; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.lu-nav-answer:hover { background: var(--color-olive) }

.lu-hero { display: grid; gap: clamp(32px, 3.4vw, 60px); padding: clamp(12px, 1.6vw, 28px) clamp(20px, 3.4vw, 52px) clamp(64px, 7vw, 120px); color: var(--color-accent); overflow: hidden }
.lu-names { font-size: clamp(70px, 13.4vw, 250px); font-weight: 300; line-height: 0.82; letter-spacing: -0.065em; overflow-wrap: anywhere; hyphens: auto; text-wrap: wrap }
.lu-hero-row { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr); gap: clamp(18px, 2.6vw, 44px); align-items: center }
.lu-when { display: grid; gap: 20px; justify-items: start; align-content: end; align-self: end; min-width: 0; padding-inline-start: clamp(0px, 1vw, 20px) }
.lu-when-date { font-family: var(--font-heading); font-size: clamp(27px, 2.7vw, 46px); font-weight: 400; line-height: 1.04; letter-spacing: -0.03em; overflow-wrap: anywhere }

.lu-stamp { --hole: var(--color-background); --tilt: 0deg; padding: 15px; background-color: var(--color-surface); background-image: radial-gradient(circle at 0 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 0 100%, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 100%, var(--hole) 5px, transparent 5.6px); background-size: 18px 18px; background-repeat: round; transform: rotate(var(--tilt)) }
.lu-stamp:hover { --tilt: 0deg }
.lu-stamp-left { --hole: var(--color-background); --tilt: -3deg; padding: 15px; background-color: var(--color-surface); background-image: radial-gradient(circle at 0 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 0 100%, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 100%, var(--hole) 5px, transparent 5.6px); background-size: 18px 18px; background-repeat: round; transform: rotate(var(--tilt)) }
.lu-stamp-left:hover { --tilt: -1deg }
.lu-stamp-right { --hole: var(--color-background); --tilt: 2.5deg; padding: 15px; background-color: var(--color-surface); background-image: radial-gradient(circle at 0 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 0, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 0 100%, var(--hole) 5px, transparent 5.6px), radial-gradient(circle at 100% 100%, var(--hole) 5px, transparent 5.6px); background-size: 18px 18px; background-repeat: round; transform: rotate(var(--tilt)) }
.lu-stamp-right:hover { --tilt: 1deg }
.lu-on-red { --hole: var(--color-accent) }
.lu-on-olive { --hole: var(--color-olive) }
.lu-wide { aspect-ratio: 3 / 2; overflow: hidden; background: var(--color-line) }
.lu-tall { aspect-ratio: 4 / 5; overflow: hidden; background: var(--color-line) }
.lu-square { aspect-ratio: 1; overflow: hidden; background: var(--color-line) }
.lu-photo { width: 100%; height: 100%; object-fit: cover; object-position: 50% 50% }
.lu-value { padding-block: 9px 2px; background: var(--color-surface); font-family: var(--font-heading); font-size: 17px; line-height: 1.25; color: var(--color-accent); overflow-wrap: anywhere }

.lu-day { background: var(--color-accent); color: var(--color-on-accent); padding: clamp(64px, 8vw, 140px) clamp(20px, 3.4vw, 52px) }
.lu-day-grid { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(40px, 6vw, 112px); align-items: center }
.lu-hours { display: grid }
.lu-hour { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 7fr); gap: 4px 24px; align-items: baseline; padding-block: clamp(18px, 1.8vw, 28px); border-block-start: 1px solid var(--color-blush) }
.lu-hour-time { font-family: var(--font-heading); font-size: clamp(30px, 3.6vw, 62px); font-weight: 300; line-height: 1; letter-spacing: -0.045em; font-variant-numeric: tabular-nums; color: var(--color-lemon) }
.lu-hour-text { display: grid; gap: 6px; min-width: 0; max-width: 32em }
.lu-h2 { font-size: clamp(42px, 6.2vw, 110px); font-weight: 300; line-height: 0.9; letter-spacing: -0.055em; overflow-wrap: anywhere; hyphens: auto }
.lu-h3 { font-size: clamp(23px, 2vw, 32px); font-weight: 400; line-height: 1.1; letter-spacing: -0.03em; overflow-wrap: anywhere; hyphens: auto }
.lu-lead { max-width: 28em; font-size: clamp(18px, 1.5vw, 22px); line-height: 1.45 }
.lu-muted { color: var(--color-muted) }
.lu-day-title { padding-block-end: clamp(32px, 4vw, 64px) }

.lu-table { position: relative; display: grid; align-items: end; justify-items: start; min-height: clamp(480px, 58vw, 900px); padding: clamp(20px, 3.4vw, 52px); background: var(--color-line); isolation: isolate; overflow: hidden }
.lu-table-photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 60%; z-index: -1 }
.lu-table-card { display: grid; gap: 14px; justify-items: start; max-width: min(100%, 500px); padding: clamp(24px, 2.6vw, 44px); background: var(--color-surface); color: var(--color-accent); min-width: 0 }

.lu-section { padding: clamp(64px, 8vw, 140px) clamp(20px, 3.4vw, 52px) }
.lu-three { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr); gap: 40px clamp(24px, 3.4vw, 64px); align-items: start }
.lu-three-item { display: grid; gap: 22px; align-content: start; min-width: 0 }
.lu-three-low { display: grid; gap: 22px; align-content: start; padding-block-start: clamp(0px, 9vw, 150px); min-width: 0 }
.lu-words { display: grid; gap: 10px; justify-items: start; min-width: 0 }

.lu-reply { display: grid; gap: 28px; justify-items: center; padding: clamp(72px, 9vw, 160px) clamp(20px, 3.4vw, 52px); background: var(--color-olive); color: var(--color-surface); text-align: center }
.lu-button { display: inline-flex; align-items: center; justify-content: center; justify-self: start; min-height: 58px; padding: 12px 36px; border: 0; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.lu-button:hover { background: var(--color-olive) }
.lu-button-lemon { display: inline-flex; align-items: center; justify-content: center; min-height: 58px; padding: 12px 36px; border-radius: 999px; background: var(--color-lemon); color: var(--color-text); font-size: 18px; font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.lu-button-lemon:hover { background: var(--color-surface) }
.lu-button-lemon:focus-visible { outline-color: var(--color-surface) }
.lu-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 1.5px; overflow-wrap: anywhere }
.lu-link:hover { text-decoration-thickness: 3px }

.lu-page-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: 28px clamp(32px, 5vw, 96px); align-items: end; padding: clamp(32px, 4vw, 72px) clamp(20px, 3.4vw, 52px) clamp(48px, 6vw, 96px); color: var(--color-accent) }
.lu-page-title { font-size: clamp(60px, 11vw, 200px); font-weight: 300; line-height: 0.84; letter-spacing: -0.06em; overflow-wrap: anywhere; hyphens: auto }
.lu-split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(40px, 6vw, 112px); align-items: start; padding: 0 clamp(20px, 3.4vw, 52px) clamp(72px, 8vw, 140px) }
.lu-list { display: grid; min-width: 0 }
.lu-item { display: grid; gap: 8px; padding-block: clamp(20px, 2vw, 32px); border-block-start: 1.5px solid var(--color-accent) }
.lu-form { display: grid; gap: 26px; padding: clamp(24px, 3.4vw, 60px); background: var(--color-surface); min-width: 0 }
.lu-field { display: grid; gap: 8px }
.lu-label { font-weight: 600; color: var(--color-accent) }
.lu-input { width: 100%; min-height: 56px; padding: 10px 20px; border: 1.5px solid var(--color-accent); border-radius: 999px; background: transparent; font-size: 18px }
.lu-option { background: var(--color-surface); color: var(--color-text) }
.lu-area { width: 100%; padding: 14px 20px; border: 1.5px solid var(--color-accent); border-radius: 28px; background: transparent; font-size: 18px; line-height: 1.45; resize: vertical }

.lu-footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 40px; padding: clamp(28px, 3vw, 48px) clamp(20px, 3.4vw, 52px); color: var(--color-accent) }
.lu-footer-name { font-family: var(--font-heading); font-size: clamp(24px, 2.4vw, 38px); letter-spacing: -0.03em; overflow-wrap: anywhere }
.lu-footer-links { display: flex; flex-wrap: wrap; gap: 0 28px; font-style: normal }

@media (prefers-reduced-motion: no-preference) {
.lu-stamp { transition: transform 0.5s cubic-bezier(0.2, 0.7, 0.2, 1) }
.lu-stamp-left { transition: transform 0.5s cubic-bezier(0.2, 0.7, 0.2, 1) }
.lu-stamp-right { transition: transform 0.5s cubic-bezier(0.2, 0.7, 0.2, 1) }
}
@media (max-width: 900px) {
.lu-hero-row { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) }
.lu-when { grid-column: 1 / -1 }
.lu-day-grid { grid-template-columns: minmax(0, 1fr) }
.lu-three { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
.lu-three-low { padding-block-start: 0 }
.lu-page-head { grid-template-columns: minmax(0, 1fr) }
.lu-split { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
.lu-hero-row { grid-template-columns: minmax(0, 1fr); gap: 28px }
.lu-menu { display: block }
.lu-nav { display: none; flex-basis: 100%; padding-block: 14px 22px; font-family: var(--font-heading); font-size: 34px; font-weight: 300; letter-spacing: -0.04em }
.lu-menu[open] + .lu-nav { display: grid; gap: 4px; justify-items: start }
.lu-nav-link { min-height: 54px }
.lu-nav-answer { margin-block-start: 12px; min-height: 56px; font-family: var(--font-body); font-size: 18px; letter-spacing: 0 }
.lu-stamp { padding: 12px }
.lu-stamp-left { padding: 12px }
.lu-stamp-right { padding: 12px }
.lu-hour { grid-template-columns: minmax(0, 1fr) }
.lu-three { grid-template-columns: minmax(0, 1fr) }
.lu-table { min-height: 620px; padding: 16px }
}
`;
