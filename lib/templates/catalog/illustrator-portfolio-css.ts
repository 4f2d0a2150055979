import { css } from "@/lib/site-styles/markup";

export const ILLUSTRATOR_PORTFOLIO_CSS = css`
.nh-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-accent); color: var(--color-on-accent); transform: translateY(-200%); z-index: 5 }
.nh-skip:focus-visible { transform: none }
.nh-wrap { max-width: 1680px; margin-inline: auto; padding-inline: clamp(20px, 2.5vw, 40px) }
.nh-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(12px, 1.6vw, 28px) }

.nh-header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px; max-width: 1680px; margin-inline: auto; padding: 16px clamp(20px, 2.5vw, 40px) }
.nh-logo { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; text-decoration: none }
.nh-nav { display: flex; flex-wrap: wrap; gap: 0 28px }
.nh-nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; transition: color 0.2s }
.nh-nav-link:hover { color: var(--color-accent) }

.nh-hero { padding-block: clamp(8px, 1vw, 16px) clamp(72px, 9vw, 150px) }
.nh-title { display: contents }
.nh-title-big { display: block; grid-column: 1 / -1; font-size: clamp(38px, calc(13.75vw - 5px), 231px); font-weight: 800; line-height: 0.86; letter-spacing: -0.055em; margin-inline-start: -0.05em }
.nh-title-by { display: block; grid-column: 1 / span 7; grid-row: 2; font-size: clamp(38px, 7vw, 118px); font-weight: 800; line-height: 0.92; letter-spacing: -0.05em; color: var(--color-accent); padding-block-start: clamp(28px, 3.2vw, 56px) }
.nh-hero-figure { grid-column: 8 / -1; grid-row: 2 / span 2; margin-block-start: clamp(28px, 3.6vw, 60px) }
.nh-hero-picture { width: 100% }
.nh-hero-text { grid-column: 1 / span 5; grid-row: 3; align-self: end; display: grid; gap: 26px; padding-block-end: 44px; justify-items: start }
.nh-lead { font-size: clamp(18px, 1.5vw, 22px); line-height: 1.5; max-width: 30em }
.nh-actions { display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: center }
.nh-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 30px; border: 0; background: var(--color-accent); color: var(--color-on-accent); font-weight: 700; text-decoration: none; transition: background-color 0.2s }
.nh-button:hover { background: var(--color-text) }
.nh-textlink { display: inline-flex; align-items: center; min-height: 44px; font-weight: 500; text-decoration-thickness: 2px; text-underline-offset: 7px; text-decoration-color: var(--color-accent) }
.nh-textlink:focus-visible { outline-color: currentColor }
.nh-textlink:hover { color: var(--color-accent) }

.nh-caption { display: flex; justify-content: space-between; align-items: baseline; gap: 4px 24px; padding-block-start: 14px; font-size: 15px; line-height: 1.4 }
.nh-caption-title { font-weight: 600 }
.nh-caption-note { color: var(--color-muted); text-align: end }
.nh-h2 { font-size: clamp(38px, 6.4vw, 108px); font-weight: 800; line-height: 0.94; letter-spacing: -0.05em }
.nh-h3 { font-size: clamp(21px, 1.9vw, 28px); font-weight: 700; line-height: 1.15; letter-spacing: -0.03em }
.nh-muted { color: var(--color-muted) }

.nh-works { row-gap: clamp(56px, 7.5vw, 128px); padding-block-end: clamp(88px, 11vw, 190px) }
.nh-work-a { grid-column: 1 / span 8 }
.nh-work-b { grid-column: 9 / -1; margin-block-start: clamp(60px, 14vw, 240px) }
.nh-work-c { grid-column: 1 / span 4; align-self: end }
.nh-work-d { grid-column: 6 / -1 }
.nh-work-e { grid-column: 1 / span 5 }
.nh-work-f { grid-column: 7 / -1; align-self: end }
.nh-picture { width: 100% }

.nh-statement { background: var(--color-text); color: var(--color-background); padding-block: clamp(72px, 9vw, 150px) }
.nh-statement-title { grid-column: 1 / -1; font-size: clamp(40px, 7.6vw, 128px); font-weight: 800; line-height: 1; letter-spacing: -0.055em; text-wrap: balance }
.nh-statement-text { grid-column: 7 / span 5; display: grid; gap: 20px; padding-block-start: clamp(36px, 5vw, 80px); font-size: clamp(17px, 1.35vw, 20px); justify-items: start }

.nh-index { padding-block: clamp(72px, 9vw, 150px) }
.nh-index-head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 16px 40px; padding-block-end: clamp(28px, 3vw, 48px) }
.nh-table { width: 100%; border-collapse: collapse }
.nh-th { padding-block: 12px; padding-inline: 0 20px; font-size: 14px; font-weight: 500; text-align: start; color: var(--color-muted); border-block-end: 1px solid var(--color-muted) }
.nh-th-wide { padding-block: 12px; padding-inline: 0 20px; font-size: 14px; font-weight: 500; text-align: start; color: var(--color-muted); border-block-end: 1px solid var(--color-muted) }
.nh-tr { transition: color 0.15s }
.nh-tr:hover { color: var(--color-accent) }
.nh-td-number { padding-block: 16px; padding-inline: 0 20px; width: 64px; border-block-end: 1px solid var(--color-line); vertical-align: baseline; font-variant-numeric: tabular-nums }
.nh-td-wide { padding-block: 16px; padding-inline: 0 20px; border-block-end: 1px solid var(--color-line); vertical-align: baseline }
.nh-td-title { padding-block: 14px; padding-inline: 0 20px; border-block-end: 1px solid var(--color-line); font-family: var(--font-heading); font-size: clamp(19px, 1.9vw, 28px); font-weight: 700; letter-spacing: -0.035em; line-height: 1.15; text-align: start; vertical-align: baseline }
.nh-td-end { padding: 16px 0; border-block-end: 1px solid var(--color-line); vertical-align: baseline; text-align: end; white-space: nowrap }
.nh-th-end { padding: 12px 0; font-size: 14px; font-weight: 500; text-align: end; color: var(--color-muted); border-block-end: 1px solid var(--color-muted) }

.nh-printed { padding-block: 0 clamp(88px, 10vw, 170px) }
.nh-printed-title { grid-column: 1 / span 3; font-size: 17px; font-weight: 500; font-family: var(--font-body); color: var(--color-muted); line-height: 1.4; padding-block-start: 0.6em }
.nh-printed-list { grid-column: 4 / -1; display: flex; flex-wrap: wrap; gap: 2px 0.9em; font-family: var(--font-heading); font-size: clamp(25px, 3.7vw, 62px); font-weight: 700; line-height: 1.2; letter-spacing: -0.045em }
.nh-printed-item { white-space: nowrap }
.nh-printed-item-muted { white-space: nowrap; color: var(--color-muted) }

.nh-call { background: var(--color-accent); color: var(--color-on-accent); padding-block: clamp(64px, 8vw, 136px) }
.nh-call-title { grid-column: 1 / span 9; font-size: clamp(50px, 10.4vw, 176px); font-weight: 800; line-height: 0.94; letter-spacing: -0.06em }
.nh-call-side { grid-column: 10 / -1; align-self: end; display: grid; gap: 22px; justify-items: start; font-size: 18px; line-height: 1.5 }
.nh-call-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 28px; background: var(--color-background); color: var(--color-text); font-weight: 700; text-decoration: none; transition: color 0.2s }
.nh-call-button:hover { color: var(--color-accent) }
.nh-call-button:focus-visible { outline-color: var(--color-background) }

.nh-footer { padding-block: 32px 44px; font-size: 15px; color: var(--color-muted) }
.nh-footer-row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 32px }
.nh-footer-links { display: flex; flex-wrap: wrap; gap: 0 26px }
.nh-footer-link { display: inline-flex; align-items: center; min-height: 44px; color: var(--color-text); text-underline-offset: 5px }
.nh-footer-link:hover { color: var(--color-accent) }

.nh-page-head { padding-block: clamp(24px, 3vw, 56px) clamp(48px, 6vw, 104px); align-items: end; row-gap: 28px }
.nh-page-title { grid-column: 1 / span 9; font-size: clamp(44px, 9.6vw, 166px); font-weight: 800; line-height: 0.9; letter-spacing: -0.06em; margin-inline-start: -0.03em }
.nh-page-text { grid-column: 10 / -1; font-size: 18px; line-height: 1.5; padding-block-end: 0.4em }

.nh-series { padding-block-end: clamp(88px, 10vw, 170px); row-gap: clamp(40px, 4vw, 72px) }
.nh-series-head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 10px 40px; padding-block-start: 20px; border-block-start: 1px solid var(--color-muted) }
.nh-series-note { max-width: 26em; color: var(--color-muted) }
.nh-wide { grid-column: span 8 }
.nh-narrow { grid-column: span 4; align-self: end }
.nh-narrow-start { grid-column: span 4; align-self: start }
.nh-seven { grid-column: span 7 }
.nh-five { grid-column: span 5; align-self: end }

.nh-fees { padding-block-end: clamp(72px, 9vw, 150px) }
.nh-fees-list { grid-column: 4 / -1 }
.nh-fees-title { grid-column: 1 / span 3 }
.nh-fee { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) 190px; gap: 6px 32px; align-items: baseline; padding-block: 24px; border-block-start: 1px solid var(--color-line) }
.nh-fee-name { font-size: clamp(22px, 2.4vw, 38px); font-weight: 700; letter-spacing: -0.04em; line-height: 1.05 }
.nh-fee-text { color: var(--color-muted) }
.nh-fee-price { font-family: var(--font-heading); font-size: clamp(20px, 2vw, 30px); font-weight: 700; letter-spacing: -0.03em; color: var(--color-accent); white-space: nowrap; text-align: end }
.nh-desk { width: 100%; height: clamp(220px, 40vw, 640px); object-fit: cover }
.nh-brief { padding-block: clamp(72px, 9vw, 150px); row-gap: 48px }
.nh-brief-side { grid-column: 1 / span 5; display: grid; gap: 28px; align-content: start }
.nh-steps { display: grid }
.nh-step { padding-block: 16px; border-block-start: 1px solid var(--color-line) }
.nh-step-strong { color: var(--color-accent); font-weight: 600 }
.nh-form { grid-column: 7 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: 26px 20px; align-content: start }
.nh-field { display: grid; gap: 6px; align-content: start }
.nh-field-wide { grid-column: 1 / -1; display: grid; gap: 6px }
.nh-label { font-size: 15px; color: var(--color-muted) }
.nh-input { width: 100%; min-height: 54px; padding: 12px 14px; border: 1px solid var(--color-muted); border-radius: 0; background: var(--color-surface); color: var(--color-text); color-scheme: dark }
.nh-input:hover { border-color: var(--color-accent) }
.nh-area { width: 100%; min-height: 190px; padding: 14px; border: 1px solid var(--color-muted); border-radius: 0; background: var(--color-surface); color: var(--color-text); line-height: 1.5; resize: vertical }
.nh-form-foot { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: center }
.nh-form-note { flex: 1 1 220px; font-size: 15px; line-height: 1.45; color: var(--color-muted) }

.nh-about { row-gap: 48px; padding-block-end: clamp(80px, 10vw, 160px) }
.nh-about-figure { grid-column: 1 / span 5 }
.nh-about-text { grid-column: 7 / span 6; display: grid; gap: 24px; align-content: start; font-size: clamp(18px, 1.5vw, 21px); line-height: 1.55 }
.nh-about-opening { font-family: var(--font-heading); font-size: clamp(26px, 3.1vw, 50px); font-weight: 700; line-height: 1.08; letter-spacing: -0.045em; text-wrap: balance }

@media (max-width: 900px) {
.nh-title-by { grid-column: 1 / -1 }
.nh-hero-text { grid-column: 1 / span 6; padding-block-end: 0 }
.nh-hero-figure { grid-column: 7 / -1; grid-row: 3 }
.nh-statement-text { grid-column: 3 / -1 }
.nh-th-wide { display: none }
.nh-td-wide { display: none }
.nh-printed-title { grid-column: 1 / -1; padding-block-end: 16px }
.nh-printed-list { grid-column: 1 / -1 }
.nh-call-title { grid-column: 1 / -1 }
.nh-call-side { grid-column: 1 / span 8; padding-block-start: 36px }
.nh-page-title { grid-column: 1 / -1 }
.nh-page-text { grid-column: 1 / span 9 }
.nh-fees-title { grid-column: 1 / -1; padding-block-end: 32px }
.nh-fees-list { grid-column: 1 / -1 }
.nh-brief-side { grid-column: 1 / -1 }
.nh-form { grid-column: 1 / -1 }
.nh-about-figure { grid-column: 1 / -1 }
.nh-about-text { grid-column: 1 / -1 }
.nh-caption { flex-direction: column }
.nh-caption-note { text-align: start }
}
@media (max-width: 600px) {
.nh-header { padding-block: 8px }
.nh-nav { gap: 0 20px }
.nh-hero-text { grid-column: 1 / -1; grid-row: 4; padding-block-start: 28px }
.nh-hero-figure { grid-column: 2 / -1 }
.nh-work-a { grid-column: 1 / -1 }
.nh-work-b { grid-column: 4 / -1; margin-block-start: 0 }
.nh-work-c { grid-column: 1 / span 9 }
.nh-work-d { grid-column: 1 / -1 }
.nh-work-e { grid-column: 3 / -1 }
.nh-work-f { grid-column: 1 / -1 }
.nh-statement-text { grid-column: 2 / -1 }
.nh-td-number { padding-inline: 0 12px; width: 40px }
.nh-call-side { grid-column: 1 / -1 }
.nh-page-text { grid-column: 1 / -1 }
.nh-wide { grid-column: 1 / -1 }
.nh-narrow { grid-column: 3 / -1 }
.nh-narrow-start { grid-column: 1 / span 10 }
.nh-seven { grid-column: 1 / -1 }
.nh-five { grid-column: 1 / span 10 }
.nh-fee { grid-template-columns: minmax(0, 1fr) auto }
.nh-fee-text { grid-column: 1 / -1; grid-row: 2 }
.nh-form { grid-template-columns: minmax(0, 1fr) }
}
`;
