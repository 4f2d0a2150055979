import { css } from "@/lib/site-styles/markup";

export const BRIDGE_CONFERENCE_CSS = css`
.bc-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-orange); color: var(--color-text); transform: translateY(-200%); z-index: 5 }
.bc-skip:focus-visible { transform: none }
.bc-wrap { padding-inline: clamp(20px, 2.5vw, 40px) }
.bc-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(12px, 1.6vw, 24px) }

.bc-header { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(12px, 1.6vw, 24px); padding: 8px clamp(20px, 2.5vw, 40px); font-weight: 600 }
.bc-logo { grid-column: 1 / span 6; display: inline-flex; align-items: center; min-height: 48px; font-weight: 800; letter-spacing: -0.02em; text-decoration: none }
.bc-nav { grid-column: 7 / -1; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(12px, 1.6vw, 24px) }
.bc-nav-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; text-underline-offset: 6px; text-decoration-thickness: 3px }
.bc-nav-link:hover { text-decoration-line: underline; text-decoration-color: var(--color-orange) }

.bc-hero { background: var(--color-accent); color: var(--color-on-accent); padding-block: clamp(20px, 2.4vw, 40px) clamp(28px, 3.4vw, 56px) }
.bc-hero-title { font-size: clamp(40px, calc(15.9vw - 6px), 268px); font-weight: 900; line-height: 0.82; letter-spacing: -0.06em; word-spacing: 0.07em; margin-inline-start: -0.05em; text-wrap: initial }
.bc-hero-line { display: block }
.bc-hero-facts { row-gap: 24px; padding-block-start: clamp(36px, 5vw, 80px); align-items: start }
.bc-hero-fact { grid-column: span 3; font-size: clamp(17px, 1.45vw, 21px); font-weight: 600; line-height: 1.3; padding-block-start: 14px; border-block-start: 2px solid currentColor; text-wrap: balance }
.bc-hero-action { grid-column: span 3; align-self: stretch }
.bc-hero-action:focus-visible { outline-color: var(--color-on-accent) }
.bc-crossing { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)) }
.bc-crossing-tile { display: block; width: 100% }

.bc-button { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 12px 28px; border: 0; background: var(--color-orange); color: var(--color-text); font-weight: 800; letter-spacing: -0.01em; text-decoration: none; transition: background-color 0.15s, color 0.15s }
.bc-button:hover { background: var(--color-text); color: var(--color-background) }
.bc-button:focus-visible { outline-color: currentColor }
.bc-link { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; text-underline-offset: 6px; text-decoration-thickness: 3px; text-decoration-color: var(--color-orange) }
.bc-link:hover { color: var(--color-accent) }

.bc-h2 { font-size: clamp(44px, 6.4vw, 104px); font-weight: 900; line-height: 0.88; letter-spacing: -0.05em; word-spacing: 0.07em }
.bc-h3 { font-size: clamp(21px, 1.9vw, 28px); font-weight: 800; line-height: 1.08; letter-spacing: -0.025em; word-spacing: 0.04em }
.bc-muted { color: var(--color-muted) }

.bc-why { padding-block: clamp(72px, 9vw, 144px); row-gap: 36px; align-items: start }
.bc-why-title { grid-column: 1 / span 9; font-size: clamp(36px, 5.3vw, 88px); font-weight: 900; line-height: 0.94; letter-spacing: -0.05em; word-spacing: 0.07em }
.bc-why-one { grid-column: 7 / span 3; display: grid; gap: 18px; font-size: 18px; line-height: 1.5 }
.bc-why-two { grid-column: 10 / span 3; display: grid; gap: 18px; font-size: 18px; line-height: 1.5; justify-items: start; align-content: start }

.bc-programme { background: var(--color-text); color: var(--color-background); padding-block: clamp(64px, 8vw, 128px) }
.bc-programme-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px 40px; padding-block-end: clamp(32px, 4vw, 64px) }
.bc-programme-note { text-wrap: balance }
.bc-table { width: 100%; border-collapse: collapse }
.bc-thead { text-align: start }
.bc-th { padding-block: 0 12px; padding-inline: 0 20px; font-size: 15px; font-weight: 500; text-align: start; color: var(--color-pale) }
.bc-tr { transition: background-color 0.15s }
.bc-tr:hover { background: color-mix(in srgb, var(--color-accent) 40%, var(--color-text)) }
.bc-td-picture { width: 112px; padding: 0; border-block-start: 1px solid color-mix(in srgb, var(--color-background) 40%, transparent) }
.bc-td-tile { width: 96px; max-width: none }
.bc-td-date { padding-block: 20px; padding-inline: 0 20px; font-size: clamp(19px, 1.9vw, 27px); font-weight: 800; letter-spacing: -0.025em; word-spacing: 0.04em; line-height: 1.1; white-space: nowrap; border-block-start: 1px solid color-mix(in srgb, var(--color-background) 40%, transparent) }
.bc-td-title { padding-block: 20px; padding-inline: 0 20px; font-family: var(--font-heading); font-size: clamp(19px, 1.9vw, 27px); font-weight: 800; letter-spacing: -0.025em; word-spacing: 0.04em; line-height: 1.1; text-align: start; text-wrap: balance; border-block-start: 1px solid color-mix(in srgb, var(--color-background) 40%, transparent) }
.bc-td { padding-block: 20px; padding-inline: 0 20px; border-block-start: 1px solid color-mix(in srgb, var(--color-background) 40%, transparent) }

.bc-speakers { padding-block: clamp(72px, 9vw, 144px) }
.bc-speakers-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px 40px; padding-block-end: clamp(32px, 4vw, 64px) }
.bc-speaker-list { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 40px clamp(12px, 1.6vw, 24px) }
.bc-speaker { display: grid; gap: 4px; align-content: start }
.bc-speaker-picture { width: 100%; margin-block-end: 12px }
.bc-speaker-name { font-size: 21px; font-weight: 800; letter-spacing: -0.025em; word-spacing: 0.04em; line-height: 1.1 }
.bc-speaker-work { font-size: 16px; line-height: 1.35; color: var(--color-muted) }

.bc-tickets { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) }
.bc-ticket-blue { display: flex; flex-direction: column; gap: 16px; padding: clamp(28px, 2.5vw, 40px); min-height: clamp(380px, 36vw, 560px); background: var(--color-accent); color: var(--color-on-accent) }
.bc-ticket-orange { display: flex; flex-direction: column; gap: 16px; padding: clamp(28px, 2.5vw, 40px); min-height: clamp(380px, 36vw, 560px); background: var(--color-orange); color: var(--color-text) }
.bc-ticket-navy { display: flex; flex-direction: column; gap: 16px; padding: clamp(28px, 2.5vw, 40px); min-height: clamp(380px, 36vw, 560px); background: var(--color-text); color: var(--color-background) }
.bc-ticket-price { font-family: var(--font-heading); font-size: clamp(92px, 12.4vw, 208px); font-weight: 900; line-height: 0.8; letter-spacing: -0.07em; margin-block-start: auto; padding-block-start: 28px }
.bc-ticket-text { font-size: 17px; line-height: 1.45; max-width: 26em; text-wrap: pretty }
.bc-ticket-link { display: inline-flex; align-items: center; align-self: start; min-height: 44px; font-weight: 800; text-underline-offset: 6px; text-decoration-thickness: 3px }
.bc-ticket-link:hover { text-decoration-style: double }
.bc-ticket-link:focus-visible { outline-color: currentColor }

.bc-venue { padding-block: clamp(72px, 9vw, 144px); row-gap: 32px; align-items: end }
.bc-venue-side { grid-column: 1 / span 4; display: grid; gap: 22px; justify-items: start }
.bc-venue-figure { grid-column: 5 / -1 }
.bc-venue-picture { width: 100% }
.bc-address { font-style: normal; font-size: 19px; font-weight: 700; line-height: 1.35; text-wrap: balance }

.bc-footer { background: var(--color-orange); color: var(--color-text); padding-block: clamp(28px, 3vw, 48px) 28px }
.bc-footer-title { font-family: var(--font-heading); font-size: clamp(46px, 8.5vw, 168px); font-weight: 900; line-height: 0.9; text-wrap: balance; letter-spacing: -0.06em; word-spacing: 0.07em; margin-inline-start: -0.04em }
.bc-footer-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 40px; padding-block-start: clamp(36px, 4vw, 64px); font-weight: 600; font-size: 16px }
.bc-footer-links { display: flex; flex-wrap: wrap; gap: 0 28px }
.bc-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px; text-decoration-thickness: 2px }
.bc-footer-link:hover { text-decoration-line: none }
.bc-footer-link:focus-visible { outline-color: currentColor }

.bc-page-head-pale { background: var(--color-surface); padding-block: clamp(20px, 2.4vw, 40px) clamp(32px, 3.4vw, 56px); row-gap: clamp(32px, 5vw, 80px) }
.bc-page-head-orange { background: var(--color-orange); color: var(--color-text); padding-block: clamp(20px, 2.4vw, 40px) clamp(32px, 3.4vw, 56px); row-gap: clamp(32px, 5vw, 80px) }
.bc-page-head-navy { background: var(--color-text); color: var(--color-background); padding-block: clamp(20px, 2.4vw, 40px) clamp(32px, 3.4vw, 56px); row-gap: clamp(32px, 5vw, 80px) }
.bc-page-title { grid-column: 1 / -1; font-size: clamp(58px, 13.4vw, 230px); font-weight: 900; line-height: 0.84; letter-spacing: -0.06em; word-spacing: 0.07em; margin-inline-start: -0.05em }
.bc-page-text { grid-column: 7 / span 5; font-size: clamp(18px, 1.5vw, 22px); font-weight: 500; line-height: 1.4; text-wrap: pretty }

.bc-evening { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); border-block-end: 2px solid var(--color-text) }
.bc-evening-picture { width: 100%; height: 100%; object-fit: cover; min-height: 100% }
.bc-evening-body { display: flex; flex-direction: column; gap: 18px; padding: clamp(28px, 2.5vw, 40px) }
.bc-evening-top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; font-weight: 700 }
.bc-evening-title { font-size: clamp(38px, 5.4vw, 88px); font-weight: 900; line-height: 0.9; letter-spacing: -0.055em; word-spacing: 0.07em }
.bc-evening-foot { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); gap: 18px clamp(20px, 2.4vw, 40px); margin-block-start: auto; padding-block-start: clamp(28px, 4vw, 64px); align-items: end }
.bc-evening-speaker { font-weight: 700; line-height: 1.3; text-wrap: pretty }
.bc-evening-text { line-height: 1.5 }

.bc-order { background: var(--color-surface); padding-block: clamp(64px, 8vw, 120px); row-gap: 40px }
.bc-order-title { grid-column: 1 / span 5 }
.bc-order-list { grid-column: 6 / -1; display: grid }
.bc-order-row { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: 20px; padding-block: 18px; border-block-start: 2px solid var(--color-text) }
.bc-order-text { text-wrap: pretty }
.bc-order-time { font-size: 22px; font-weight: 800; letter-spacing: -0.02em; line-height: 1.3; font-variant-numeric: tabular-nums }

.bc-people { padding-block: clamp(56px, 6vw, 96px) clamp(72px, 9vw, 144px); display: grid; grid-template-columns: 1fr 1fr; gap: clamp(48px, 5vw, 88px) clamp(20px, 2.4vw, 40px) }
.bc-person { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: clamp(16px, 1.6vw, 24px); align-items: start }
.bc-person-picture { width: 100% }
.bc-person-text { display: grid; gap: 10px; justify-items: start; padding-block-start: 12px; border-block-start: 2px solid var(--color-text) }
.bc-person-name { font-size: clamp(26px, 2.5vw, 38px); font-weight: 900; line-height: 0.95; letter-spacing: -0.045em }
.bc-person-bio { font-size: 17px; line-height: 1.5 }

.bc-book { padding-block: clamp(64px, 8vw, 128px); row-gap: 40px; align-items: start }
.bc-book-side { grid-column: 1 / span 5; display: grid; gap: 22px; justify-items: start }
.bc-form { grid-column: 7 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: 24px clamp(12px, 1.6vw, 24px) }
.bc-field { display: grid; gap: 6px; align-content: start }
.bc-field-wide { grid-column: 1 / -1; display: grid; gap: 6px }
.bc-label { font-weight: 700; font-size: 16px }
.bc-input { width: 100%; min-height: 56px; padding: 12px 14px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-background) }
.bc-input:hover { border-color: var(--color-accent) }
.bc-area { width: 100%; min-height: 120px; padding: 14px; border: 2px solid var(--color-text); border-radius: 0; background: var(--color-background); line-height: 1.5; resize: vertical }
.bc-form-foot { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 16px 28px }
.bc-form-note { flex: 1 1 220px; font-size: 16px; line-height: 1.45; color: var(--color-muted) }
.bc-hall { width: 100%; height: clamp(280px, 46vw, 720px); object-fit: cover }
.bc-questions { background: var(--color-surface); padding-block: clamp(64px, 8vw, 120px); row-gap: 40px }
.bc-question { grid-column: span 4; display: grid; gap: 10px; align-content: start; padding-block-start: 16px; border-block-start: 2px solid var(--color-text) }
.bc-questions-title { grid-column: 1 / -1; padding-block-end: clamp(32px, 4vw, 64px) }

@media (max-width: 900px) {
.bc-logo { grid-column: 1 / -1 }
.bc-nav { grid-column: 1 / -1 }
.bc-hero-fact { grid-column: span 4 }
.bc-hero-action { grid-column: 1 / -1; justify-self: start; align-self: start }
.bc-crossing { grid-template-columns: repeat(3, minmax(0, 1fr)) }
.bc-why-title { grid-column: 1 / -1 }
.bc-why-one { grid-column: 1 / span 6 }
.bc-why-two { grid-column: 7 / -1 }
.bc-speaker-list { grid-template-columns: repeat(3, minmax(0, 1fr)) }
.bc-tickets { grid-template-columns: minmax(0, 1fr) }
.bc-ticket-blue { min-height: 0 }
.bc-ticket-orange { min-height: 0 }
.bc-ticket-navy { min-height: 0 }
.bc-venue-side { grid-column: 1 / -1 }
.bc-venue-figure { grid-column: 1 / -1 }
.bc-page-text { grid-column: 4 / -1 }
.bc-evening { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) }
.bc-evening-foot { grid-template-columns: minmax(0, 1fr) }
.bc-order-title { grid-column: 1 / -1; padding-block-end: 32px }
.bc-question { grid-column: 1 / -1; margin-block-end: 24px }
.bc-order-list { grid-column: 1 / -1 }
.bc-people { grid-template-columns: minmax(0, 1fr) }
.bc-book-side { grid-column: 1 / -1 }
.bc-form { grid-column: 1 / -1 }
}
@media (max-width: 600px) {
.bc-hero-fact { grid-column: 1 / -1; padding-block-start: 10px }
.bc-hero-facts { row-gap: 16px }
.bc-evening-body { padding-inline: 20px }
.bc-ticket-blue { padding-inline: 20px }
.bc-ticket-orange { padding-inline: 20px }
.bc-ticket-navy { padding-inline: 20px }
.bc-crossing { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.bc-why-one { grid-column: 1 / -1 }
.bc-why-two { grid-column: 1 / -1 }
.bc-thead { display: none }
.bc-tr { display: grid; grid-template-columns: 76px minmax(0, 1fr); column-gap: 16px; padding-block: 16px; border-block-start: 1px solid color-mix(in srgb, var(--color-background) 40%, transparent) }
.bc-td-picture { grid-row: 1 / span 3; width: auto; border: 0 }
.bc-td-tile { width: 76px }
.bc-td-date { grid-column: 2; padding: 0; border: 0; font-size: 17px; color: var(--color-orange) }
.bc-td-title { grid-column: 2; padding: 4px 0; border: 0; font-size: 22px }
.bc-td { grid-column: 2; padding: 0; border: 0; font-size: 16px }
.bc-speaker-list { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.bc-page-text { grid-column: 1 / -1 }
.bc-evening { grid-template-columns: minmax(0, 1fr) }
.bc-evening-picture { height: auto; min-height: 0; aspect-ratio: 3 / 2; object-position: 50% 70% }
.bc-order-row { grid-template-columns: 92px minmax(0, 1fr) }
.bc-person { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) }
.bc-form { grid-template-columns: minmax(0, 1fr) }
}
`;
