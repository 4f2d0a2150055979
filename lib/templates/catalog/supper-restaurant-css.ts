import { css } from "@/lib/site-styles/markup";

export const SUPPER_RESTAURANT_CSS = css`
.mv-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 5 }
.mv-skip:focus-visible { transform: none }
.mv-wrap { max-width: 1360px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 56px) }

.mv-header { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 0 24px; max-width: 1360px; margin-inline: auto; padding: 18px clamp(20px, 4vw, 56px) }
.mv-nav { display: flex; flex-wrap: wrap; gap: 0 30px }
.mv-nav-end { display: flex; flex-wrap: wrap; gap: 0 30px; justify-content: flex-end }
.mv-nav-link { display: inline-flex; align-items: center; min-height: 44px; font-size: 16px; text-decoration: none; text-underline-offset: 7px; text-decoration-thickness: 1px }
.mv-nav-link:hover { text-decoration-line: underline }
.mv-logo { display: inline-flex; align-items: center; min-height: 44px; font-family: var(--font-heading); font-size: 25px; font-style: italic; letter-spacing: -0.01em; text-decoration: none }

.mv-hero { padding-block: clamp(28px, 4vw, 64px) clamp(40px, 5vw, 72px) }
.mv-hero-title { display: grid; font-size: clamp(75px, 18.6vw, 272px); font-weight: 400; line-height: 0.86; letter-spacing: -0.045em }
.mv-hero-first { display: block; margin-inline-start: -0.02em }
.mv-hero-second { display: block; text-align: end }
.mv-hero-and { font-style: italic; color: var(--color-accent); padding-inline-end: 0.13em }
.mv-hero-row { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto; gap: 20px clamp(24px, 5vw, 80px); align-items: center; padding-block-start: clamp(40px, 5vw, 72px) }
.mv-hero-lead { font-family: var(--font-heading); font-size: clamp(23px, 2.3vw, 33px); line-height: 1.25; font-style: italic; text-wrap: balance }
.mv-hero-note { font-size: 16px; line-height: 1.55; max-width: 26em }
.mv-table-picture { width: 100%; height: clamp(250px, 38.75vw, 680px); object-fit: cover }

.mv-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 32px; border: 1px solid var(--color-text); background: var(--color-text); color: var(--color-surface); font-weight: 500; text-decoration: none; transition: background-color 0.2s }
.mv-button:hover { background: var(--color-accent) }
.mv-button-line { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 32px; border: 1px solid currentColor; font-weight: 500; text-decoration: none; transition: background-color 0.2s, color 0.2s }
.mv-button-line:hover { background: var(--color-text); color: var(--color-surface) }
.mv-link { text-wrap: balance; display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 1px }
.mv-link:hover { color: var(--color-accent) }

.mv-h2 { font-size: clamp(44px, 6.4vw, 92px); font-weight: 400; line-height: 0.98; letter-spacing: -0.03em }
.mv-h3 { font-size: clamp(24px, 2.3vw, 32px); font-weight: 500; line-height: 1.15; letter-spacing: -0.01em }
.mv-muted { color: var(--color-muted) }
.mv-section { padding-block: clamp(80px, 10vw, 160px) }

.mv-menu { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 780px) minmax(0, 1fr); gap: 0 clamp(0px, 2vw, 32px); align-items: center; background: var(--color-surface); padding-block: clamp(72px, 9vw, 144px); overflow: hidden }
.mv-menu-plant { width: 215%; max-width: 760px; justify-self: start; margin-inline-start: -80% }
.mv-menu-plant-end { width: 215%; max-width: 760px; justify-self: end; margin-inline-end: -80%; transform: scaleX(-1) }
.mv-menu-sheet { grid-column: 2; text-align: center; padding-inline: 20px }
.mv-menu-title { font-size: clamp(60px, 9.4vw, 136px); font-weight: 400; font-style: italic; line-height: 0.92; letter-spacing: -0.04em }
.mv-menu-dates { padding-block-start: 22px; font-size: 17px; text-wrap: balance }
.mv-sprig { width: clamp(180px, 20vw, 260px); margin: clamp(28px, 3vw, 44px) auto }
.mv-courses { display: grid; gap: clamp(34px, 3.6vw, 54px) }
.mv-course { display: grid; gap: 8px; justify-items: center }
.mv-course-label { font-size: 16px; color: var(--color-accent) }
.mv-course-name { font-size: clamp(29px, 3.7vw, 50px); font-weight: 400; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
.mv-course-text { max-width: 30em; font-size: 17px; line-height: 1.5; color: var(--color-muted); text-wrap: balance }
.mv-menu-price { font-family: var(--font-heading); font-size: clamp(24px, 2.4vw, 32px); line-height: 1.35; text-wrap: balance }
.mv-menu-foot { padding-block-start: 20px; font-size: 16px; color: var(--color-muted); max-width: 32em; margin-inline: auto; text-wrap: balance }

.mv-book { background: var(--color-text); color: var(--color-background); padding-block: clamp(72px, 9vw, 144px) }
.mv-book-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: clamp(40px, 7vw, 120px); align-items: start }
.mv-book-side { display: grid; gap: 26px; max-width: 32em }
.mv-form { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 26px 22px }
.mv-field { grid-column: span 3; display: grid; gap: 4px; align-content: start }
.mv-field-third { grid-column: span 2; display: grid; gap: 4px; align-content: start }
.mv-field-wide { grid-column: 1 / -1; display: grid; gap: 4px }
.mv-label { font-size: 15px }
.mv-input { width: 100%; min-height: 52px; padding: 10px 2px; border: 0; border-block-end: 1px solid currentColor; border-radius: 0; background: transparent; font-size: 18px; color-scheme: dark }
.mv-input:hover { border-block-end-color: var(--color-line) }
.mv-input:focus-visible { outline-color: var(--color-rose) }
.mv-option { background: var(--color-surface); color: var(--color-text) }
.mv-area { width: 100%; min-height: 96px; padding: 10px 2px; border: 0; border-block-end: 1px solid currentColor; border-radius: 0; background: transparent; font-size: 18px; line-height: 1.5; resize: vertical }
.mv-area:focus-visible { outline-color: var(--color-rose) }
.mv-form-foot { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 16px 28px; padding-block-start: 10px }
.mv-form-note { flex: 1 1 220px; font-size: 15px; line-height: 1.5 }
.mv-button-pale { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 34px; border: 0; background: var(--color-background); color: var(--color-text); font-weight: 500; text-decoration: none; transition: background-color 0.2s }
.mv-button-pale:hover { background: var(--color-rose) }
.mv-button-pale:focus-visible { outline-color: var(--color-background) }

.mv-kitchen { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(36px, 6vw, 104px); align-items: end; padding-inline-end: clamp(20px, 4vw, 56px) }
.mv-kitchen-picture { width: 100%; height: clamp(300px, 43vw, 760px); object-fit: cover; object-position: 50% 100% }
.mv-kitchen-text { display: grid; gap: 22px; max-width: 33em; justify-items: start; padding-block-end: 8px }

.mv-growers-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 32px clamp(32px, 6vw, 96px); align-items: start }
.mv-growers { display: grid }
.mv-grower { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.3fr) 96px; gap: 2px 28px; align-items: baseline; padding-block: 17px; border-block-end: 1px solid var(--color-line) }
.mv-grower-what { font-family: var(--font-heading); font-size: clamp(22px, 2.1vw, 29px); line-height: 1.2; letter-spacing: -0.01em }
.mv-grower-who { font-size: 17px }
.mv-grower-miles { color: var(--color-muted); white-space: nowrap; text-align: end }

.mv-private { background: var(--color-rose) }
.mv-private-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: stretch }
.mv-private-picture { width: 100%; height: 100%; min-height: 480px; object-fit: cover }
.mv-private-text { display: grid; gap: 24px; align-content: center; justify-items: start; padding: clamp(56px, 7vw, 120px) clamp(20px, 6vw, 104px); max-width: 680px }

.mv-find { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: clamp(36px, 7vw, 112px); align-items: center }
.mv-find-last { padding-block-end: clamp(80px, 10vw, 160px) }
.mv-find-picture { width: 100% }
.mv-find-text { display: grid; gap: 30px }
.mv-hours { display: grid; font-size: 18px }
.mv-hours-row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding-block: 13px; border-block-end: 1px solid var(--color-line) }
.mv-hours-time { font-variant-numeric: lining-nums tabular-nums }
.mv-address { display: grid; gap: 2px; font-style: normal; justify-items: start }

.mv-footer { background: var(--color-text); color: var(--color-background); padding-block: clamp(48px, 5vw, 80px) 36px; text-align: center }
.mv-footer-name { font-family: var(--font-heading); font-size: clamp(44px, 8vw, 116px); font-style: italic; line-height: 1; letter-spacing: -0.035em }
.mv-footer-links { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 30px; padding-block: 24px 10px }
.mv-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 1px }
.mv-footer-link:hover { color: var(--color-rose) }
.mv-footer-link:focus-visible { outline-color: var(--color-background) }
.mv-footer-note { font-size: 15px; color: var(--color-line) }

.mv-page-head { padding-block: clamp(48px, 7vw, 112px); text-align: center; display: grid; gap: clamp(26px, 3vw, 40px); justify-items: center }
.mv-page-title { font-size: clamp(58px, 11vw, 164px); font-weight: 400; line-height: 0.9; letter-spacing: -0.045em }
.mv-page-text { max-width: 34em; font-size: 18px; text-wrap: balance }
.mv-lists { display: grid; grid-template-columns: 1fr 1fr; gap: 72px clamp(40px, 8vw, 128px) }
.mv-list-title { font-size: clamp(36px, 4.4vw, 62px); font-weight: 400; font-style: italic; line-height: 1; letter-spacing: -0.03em; padding-block-end: 20px; border-block-end: 1px solid var(--color-text) }
.mv-list { display: grid }
.mv-list-item { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 24px; align-items: baseline; padding-block: 15px; border-block-end: 1px solid var(--color-line) }
.mv-list-name { font-family: var(--font-heading); font-size: 22px; font-weight: 500; line-height: 1.25 }
.mv-list-price { font-variant-numeric: lining-nums tabular-nums }
.mv-list-text { grid-column: 1 / -1; font-size: 16px; line-height: 1.45; color: var(--color-muted) }
.mv-list-note { padding-block-start: 18px; font-size: 16px; color: var(--color-muted); text-wrap: pretty }

.mv-room-picture { width: 100%; height: clamp(340px, 62.5vw, 1100px); object-fit: cover; object-position: 50% 60% }
.mv-center { text-align: center; padding-block-end: clamp(40px, 5vw, 80px) }
.mv-hungry { background: var(--color-rose); padding-block: clamp(64px, 7vw, 112px) }
.mv-offers { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 48px clamp(28px, 4vw, 64px) }
.mv-offer { display: grid; gap: 14px; align-content: start; padding-block-start: 24px; border-block-start: 1px solid var(--color-text) }
.mv-offer-price { font-family: var(--font-heading); font-size: clamp(36px, 4vw, 56px); line-height: 1; letter-spacing: -0.02em; color: var(--color-accent); font-variant-numeric: lining-nums }
.mv-notes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(28px, 4vw, 64px) }
.mv-note { display: grid; gap: 10px; align-content: start }

@media (max-width: 900px) {
.mv-header { grid-template-columns: 1fr 1fr }
.mv-logo { grid-column: 1 / -1; grid-row: 1; justify-self: center; font-size: 28px }
.mv-hero-row { grid-template-columns: minmax(0, 1fr); justify-items: start }
.mv-menu { grid-template-columns: minmax(0, 1fr); justify-items: center }
.mv-menu-plant { display: none }
.mv-menu-plant-end { display: none }
.mv-menu-sheet { grid-column: 1; max-width: 780px }
.mv-book-grid { grid-template-columns: minmax(0, 1fr) }
.mv-kitchen { grid-template-columns: minmax(0, 1fr); padding-inline-end: 0 }
.mv-kitchen-text { padding-inline: clamp(20px, 4vw, 56px) }
.mv-growers-grid { grid-template-columns: minmax(0, 1fr) }
.mv-private-grid { grid-template-columns: minmax(0, 1fr) }
.mv-private-picture { height: 76vw; min-height: 0; object-position: 50% 80% }
.mv-find { grid-template-columns: minmax(0, 1fr) }
.mv-lists { grid-template-columns: minmax(0, 1fr) }
.mv-offers { grid-template-columns: minmax(0, 1fr) }
.mv-notes { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
.mv-header { grid-template-columns: auto auto; justify-content: space-between; column-gap: 16px }
.mv-nav { gap: 0 16px }
.mv-nav-end { gap: 0 16px }
.mv-nav-link { font-size: 15px }
.mv-private-text { padding-inline: 20px }
.mv-field-third { grid-column: 1 / -1 }
.mv-field { grid-column: 1 / -1 }
.mv-grower { grid-template-columns: minmax(0, 1fr) auto }
.mv-grower-who { grid-column: 1; grid-row: 2 }
}
`;
