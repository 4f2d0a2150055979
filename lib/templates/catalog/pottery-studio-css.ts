import { css } from "@/lib/site-styles/markup";

export const POTTERY_STUDIO_CSS = css`
.kr-skip { position: absolute; inset-block-start: 8px; inset-inline-start: 16px; padding: 12px 20px; background: var(--color-text); color: var(--color-surface); transform: translateY(-200%); z-index: 5 }
.kr-skip:focus-visible { transform: none }
.kr-wrap { max-width: 1296px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 48px) }

.kr-header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 32px; max-width: 1296px; margin-inline: auto; padding: 20px clamp(20px, 4vw, 48px) }
.kr-logo { display: inline-flex; align-items: center; min-height: 44px; font-family: var(--font-heading); font-size: 27px; font-weight: 800; letter-spacing: -0.03em; text-decoration: none }
.kr-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px }
.kr-nav-link { display: inline-flex; align-items: center; min-height: 44px; font-weight: 500; text-decoration: none; text-underline-offset: 6px; text-decoration-thickness: 2px }
.kr-nav-link:hover { text-decoration-line: underline; text-decoration-color: var(--color-accent) }

.kr-hero { padding-block: clamp(36px, 6vw, 84px) clamp(40px, 5vw, 72px) }
.kr-hero-grid { display: grid; grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr); gap: clamp(28px, 4vw, 64px); align-items: end }
.kr-hero-title { font-size: clamp(47px, 8.1vw, 112px); font-weight: 800; line-height: 0.93; letter-spacing: -0.045em }
.kr-hero-side { display: grid; gap: 26px; justify-items: start }
.kr-lead { font-size: clamp(18px, 1.6vw, 21px); line-height: 1.5; max-width: 34em; text-wrap: pretty }
.kr-shelf { display: block; width: 100%; height: clamp(340px, 44.4vw, 760px); object-fit: cover; object-position: 46% 100% }

.kr-button { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border: 0; border-radius: 999px; background: var(--color-green); color: var(--color-surface); font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.kr-button:hover { background: var(--color-accent) }
.kr-button-light { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border-radius: 999px; background: var(--color-surface); color: var(--color-green); font-weight: 600; text-decoration: none; transition: background-color 0.2s }
.kr-button-light:focus-visible { outline-color: var(--color-on-accent) }
.kr-button-light:hover { background: var(--color-sun) }
.kr-textlink { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; text-decoration-thickness: 2px; text-underline-offset: 6px; text-decoration-color: var(--color-accent) }
.kr-textlink:hover { color: var(--color-accent) }

.kr-h2 { font-size: clamp(36px, 5vw, 68px); font-weight: 800; line-height: 0.98; letter-spacing: -0.035em }
.kr-h3 { font-size: clamp(21px, 1.9vw, 26px); font-weight: 700; line-height: 1.15; letter-spacing: -0.015em }
.kr-muted { color: var(--color-muted) }

.kr-kiln { background: var(--color-green); color: var(--color-surface); padding-block: clamp(56px, 7vw, 104px) clamp(64px, 8vw, 120px) }
.kr-kiln-head { display: grid; grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); gap: 24px clamp(32px, 6vw, 96px); align-items: end }
.kr-kiln-text { color: color-mix(in srgb, var(--color-surface) 84%, var(--color-green)); max-width: 36em }
.kr-curve { margin-block: clamp(40px, 5vw, 72px) 12px }
.kr-curve-picture { width: 100% }
.kr-curve-notes { display: grid; grid-template-columns: 28.5% minmax(0, 1.6fr) minmax(0, 1fr); padding-block-start: 14px; font-size: 15px; line-height: 1.4; color: color-mix(in srgb, var(--color-surface) 84%, var(--color-green)) }
.kr-curve-note-end { text-align: end }
.kr-firings { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 40px clamp(20px, 2.4vw, 36px); margin-block-start: clamp(48px, 5vw, 72px) }
.kr-firing { display: flex; flex-direction: column; gap: 10px; padding-block-start: 22px; border-block-start: 2px solid color-mix(in srgb, var(--color-surface) 40%, transparent) }
.kr-firing-next { display: flex; flex-direction: column; gap: 10px; padding-block-start: 22px; border-block-start: 2px solid var(--color-sun) }
.kr-firing-date { font-family: var(--font-heading); font-size: clamp(30px, 3vw, 42px); font-weight: 800; line-height: 1; letter-spacing: -0.03em }
.kr-firing-kind { font-weight: 600; color: var(--color-sun) }
.kr-firing-text { font-size: 16px; line-height: 1.5; color: color-mix(in srgb, var(--color-surface) 84%, var(--color-green)) }
.kr-firing-open { margin-block-start: auto; padding-block-start: 8px; font-size: 15px; font-weight: 600 }

.kr-section { padding-block: clamp(72px, 9vw, 136px) }
.kr-section-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px 32px; margin-block-end: clamp(32px, 4vw, 56px) }
.kr-pieces { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 36px clamp(16px, 1.8vw, 24px) }
.kr-piece { display: flex; flex-direction: column }
.kr-piece-big { display: flex; flex-direction: column; grid-column: span 2; grid-row: span 2 }
.kr-piece-picture { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 6px }
.kr-piece-picture-big { width: 100%; height: auto; min-height: 0; flex: 1 1 0; aspect-ratio: 1; object-fit: cover; border-radius: 6px }
.kr-piece-row { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; padding-block-start: 14px }
.kr-piece-name { font-size: 19px; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em }
.kr-piece-price { font-weight: 600; font-variant-numeric: tabular-nums }
.kr-piece-note { font-size: 15px; line-height: 1.45; color: var(--color-muted); text-wrap: pretty }

.kr-glazes { background: var(--color-surface) }
.kr-glaze-intro { max-width: 30em }
.kr-rail { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 32px clamp(16px, 2.4vw, 36px); border-block-start: 14px solid var(--color-wood) }
.kr-glaze { display: block }
.kr-glaze-picture { width: 100%; max-width: 172px; margin-block-end: 22px }
.kr-glaze-name { font-size: 22px; font-weight: 700; letter-spacing: -0.015em; line-height: 1.2 }
.kr-glaze-note { font-size: 15px; line-height: 1.5; color: var(--color-muted); margin-block-start: 6px; text-wrap: pretty }

.kr-classes { display: grid; grid-template-columns: 1fr 1fr; background: var(--color-accent); color: var(--color-on-accent) }
.kr-classes-picture { width: 100%; height: 100%; min-height: 420px; object-fit: cover }
.kr-classes-text { padding: clamp(56px, 7vw, 112px) clamp(20px, 5vw, 80px); display: flex; flex-direction: column; justify-content: center; gap: 28px; max-width: 700px }
.kr-class-list { display: grid }
.kr-class { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 24px; padding-block: 18px; border-block-start: 1px solid color-mix(in srgb, var(--color-on-accent) 45%, transparent) }
.kr-class-name { font-size: 21px; font-weight: 700; letter-spacing: -0.01em }
.kr-class-price { font-family: var(--font-heading); font-size: 21px; font-weight: 700 }
.kr-class-time { grid-column: 1 / -1; font-size: 16px }

.kr-story { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: clamp(32px, 7vw, 112px); align-items: center }
.kr-story-picture { width: 100% }
.kr-story-text { display: grid; gap: 22px; max-width: 36em; justify-items: start }
.kr-quote { margin-block-start: 20px; padding-inline-start: 24px; border-inline-start: 4px solid var(--color-accent) }
.kr-quote-text { font-family: var(--font-heading); font-size: clamp(20px, 1.9vw, 25px); font-weight: 600; line-height: 1.3; letter-spacing: -0.015em; text-wrap: pretty }
.kr-quote-by { display: block; margin-block-start: 12px; font-size: 15px; color: var(--color-muted) }

.kr-visit { padding-block-start: clamp(56px, 7vw, 104px); border-block-start: 1px solid var(--color-line) }
.kr-visit-grid { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr); gap: 36px clamp(24px, 4vw, 64px); align-items: start }
.kr-visit-block { display: grid; gap: 8px; font-style: normal; justify-items: start }
.kr-row { display: block; width: 100%; height: clamp(320px, 50vw, 1000px); object-fit: cover; object-position: 48% 100% }

.kr-footer { background: var(--color-green); color: var(--color-surface); padding-block: 24px 48px }
.kr-footer-grid { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 12px 40px; align-items: center; font-size: 16px }
.kr-footer-links { display: flex; flex-wrap: wrap; gap: 0 26px }
.kr-footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px; text-decoration-thickness: 1px }
.kr-footer-link:focus-visible { outline-color: var(--color-sun) }
.kr-footer-link:hover { color: var(--color-sun) }

.kr-page-head { display: grid; grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: 24px clamp(32px, 6vw, 96px); align-items: end; padding-block: clamp(36px, 6vw, 88px) clamp(40px, 5vw, 72px) }
.kr-page-title { font-size: clamp(47px, 7.4vw, 100px); font-weight: 800; line-height: 0.94; letter-spacing: -0.045em }
.kr-shop { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 56px clamp(16px, 2.4vw, 32px); padding-block-end: clamp(72px, 9vw, 128px) }
.kr-seconds { background: var(--color-clay-pale); padding-block: clamp(56px, 7vw, 96px) }
.kr-seconds-grid { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: 24px clamp(32px, 6vw, 96px); align-items: center }
.kr-seconds-last { margin-block-start: clamp(72px, 9vw, 136px) }
.kr-seconds-text { display: grid; gap: 20px; justify-items: start; max-width: 34em }
.kr-notes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(24px, 4vw, 64px) }
.kr-note { display: grid; gap: 10px; align-content: start; padding-block-start: 20px; border-block-start: 2px solid var(--color-text) }

.kr-tr { border: 0 }
.kr-thead { text-align: start }
.kr-table { width: 100%; border-collapse: collapse; text-align: start }
.kr-th { padding-block: 14px; padding-inline: 0 24px; font-size: 15px; font-weight: 600; text-align: start; color: var(--color-muted); border-block-end: 2px solid var(--color-text) }
.kr-td-name { padding-block: 22px; padding-inline: 0 24px; font-family: var(--font-heading); font-size: clamp(20px, 2vw, 26px); font-weight: 700; letter-spacing: -0.015em; line-height: 1.15; text-align: start; border-block-end: 1px solid var(--color-line) }
.kr-td { padding-block: 22px; padding-inline: 0 24px; vertical-align: baseline; border-block-end: 1px solid var(--color-line) }
.kr-td-price { padding: 22px 0; font-weight: 700; text-align: end; vertical-align: baseline; white-space: nowrap; border-block-end: 1px solid var(--color-line); font-variant-numeric: tabular-nums }
.kr-th-end { padding: 14px 0; font-size: 15px; font-weight: 600; text-align: end; color: var(--color-muted); border-block-end: 2px solid var(--color-text) }

.kr-evening { background: var(--color-green); color: var(--color-surface) }
.kr-evening-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); gap: clamp(32px, 6vw, 96px); align-items: start }
.kr-evening-picture { width: 100%; border-radius: 6px }
.kr-steps { display: grid; margin-block-start: 32px }
.kr-step { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 20px; padding-block: 18px; border-block-start: 1px solid color-mix(in srgb, var(--color-surface) 30%, transparent) }
.kr-step-time { font-family: var(--font-heading); font-size: 22px; font-weight: 700; line-height: 1.3; color: var(--color-sun); font-variant-numeric: tabular-nums }
.kr-questions { display: grid; grid-template-columns: 1fr 1fr; gap: 40px clamp(32px, 6vw, 96px) }
.kr-question { display: grid; gap: 8px; align-content: start }
.kr-answer { color: var(--color-muted); text-wrap: pretty }

.kr-contact { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: clamp(40px, 7vw, 112px); align-items: start }
.kr-contact-side { display: grid; gap: 40px }
.kr-hours { display: grid }
.kr-hours-row { display: flex; justify-content: space-between; gap: 20px; padding-block: 11px; border-block-end: 1px solid var(--color-line) }
.kr-hours-time { font-weight: 600; font-variant-numeric: tabular-nums }
.kr-form { display: grid; grid-template-columns: 1fr 1fr; gap: 22px 20px; padding: clamp(24px, 3.6vw, 52px); background: var(--color-surface); border-radius: 10px }
.kr-form-title { grid-column: 1 / -1; font-size: clamp(28px, 3vw, 40px); font-weight: 800; letter-spacing: -0.03em; line-height: 1.05 }
.kr-field { display: grid; gap: 7px; align-content: start }
.kr-field-wide { display: grid; gap: 7px; grid-column: 1 / -1 }
.kr-label { font-size: 15px; font-weight: 600 }
.kr-input { width: 100%; min-height: 52px; padding: 12px 16px; border: 1.5px solid color-mix(in srgb, var(--color-text) 55%, transparent); border-radius: 8px; background: var(--color-background) }
.kr-input:hover { border-color: var(--color-green) }
.kr-area { width: 100%; min-height: 150px; padding: 14px 16px; border: 1.5px solid color-mix(in srgb, var(--color-text) 55%, transparent); border-radius: 8px; background: var(--color-background); resize: vertical; line-height: 1.5 }
.kr-form-foot { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 16px 24px }
.kr-form-note { flex: 1 1 200px; font-size: 15px; line-height: 1.45; color: var(--color-muted) }

@media (max-width: 900px) {
.kr-hero-grid { grid-template-columns: minmax(0, 1fr) }
.kr-kiln-head { grid-template-columns: minmax(0, 1fr) }
.kr-firings { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.kr-pieces { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.kr-piece-picture-big { flex: none; aspect-ratio: 1 }
.kr-rail { column-gap: 18px }
.kr-glaze-name { font-size: 19px }
.kr-glaze-note { font-size: 14px; line-height: 1.4 }
.kr-classes { grid-template-columns: minmax(0, 1fr) }
.kr-classes-picture { height: clamp(300px, 60vw, 520px); min-height: 0 }
.kr-story { grid-template-columns: minmax(0, 1fr) }
.kr-story-picture { max-height: 620px; object-fit: cover; object-position: 50% 80% }
.kr-visit-grid { grid-template-columns: 1fr 1fr }
.kr-page-head { grid-template-columns: minmax(0, 1fr) }
.kr-shop { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.kr-seconds-grid { grid-template-columns: minmax(0, 1fr) }
.kr-notes { grid-template-columns: minmax(0, 1fr) }
.kr-evening-grid { grid-template-columns: minmax(0, 1fr) }
.kr-evening-picture { max-height: 480px; object-fit: cover }
.kr-contact { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
.kr-header { padding-block: 12px }
.kr-nav { gap: 0 22px }
.kr-curve-notes { font-size: 14px }
.kr-firings { grid-template-columns: minmax(0, 1fr); gap: 36px }
.kr-piece-row { flex-direction: column; gap: 2px }
.kr-rail { grid-template-columns: minmax(0, 1fr); gap: 0; padding-inline-start: 8px }
.kr-glaze { display: grid; grid-template-columns: 96px minmax(0, 1fr); column-gap: 22px; padding-block-end: 20px }
.kr-glaze-picture { grid-row: 1 / 3; margin-block-end: 0 }
.kr-glaze-name { align-self: end; font-size: 22px }
.kr-glaze-note { font-size: 15px; line-height: 1.5 }
.kr-visit-grid { grid-template-columns: minmax(0, 1fr) }
.kr-shop { gap: 40px 16px }
.kr-questions { grid-template-columns: minmax(0, 1fr) }
.kr-thead { display: none }
.kr-tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 20px; padding-block: 20px; border-block-end: 1px solid var(--color-line) }
.kr-td-name { padding: 0; border: 0 }
.kr-td { grid-column: 1 / -1; padding: 0; border: 0 }
.kr-td-price { grid-column: 2; grid-row: 1; padding: 0; border: 0 }
.kr-form { grid-template-columns: minmax(0, 1fr) }
.kr-step { grid-template-columns: 62px minmax(0, 1fr) }
}
`;
