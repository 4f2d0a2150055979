import { css } from "@/lib/site-styles/markup";

export const WALKING_CLUB_CSS = css`
.column { max-width: 1320px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 48px) }
.crest { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 32px;
  padding-block: 14px }
.crest-name { display: inline-flex; align-items: center; gap: 12px; min-height: 48px; font-family: var(--font-heading);
  font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em; text-decoration: none }
.crest-mark { width: 44px; height: 44px }
.crest-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 30px }
.crest-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: underline;
  text-decoration-color: transparent; text-decoration-thickness: 3px; text-underline-offset: 7px }
.crest-link:hover { text-decoration-color: var(--color-route) }

.go { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 12px 28px;
  border-radius: 999px; background: var(--color-route); color: var(--color-text); font-weight: 700;
  text-decoration: none }
.go:hover { background: var(--color-text); color: var(--color-surface) }
.go-pale:hover { background: var(--color-surface); color: var(--color-text) }
.go-pale:focus-visible { outline-color: var(--color-surface) }
.path-link { display: inline-flex; align-items: center; min-height: 48px; font-weight: 600;
  text-decoration-color: var(--color-route); text-decoration-thickness: 3px; text-underline-offset: 6px }
.path-link:hover { text-decoration-color: currentColor }

.map { position: relative; display: flex; align-items: flex-end; min-height: clamp(600px, 58vw, 860px);
  background: var(--color-surface); overflow: hidden }
.map-sheet { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.map-card { position: relative; box-sizing: content-box; width: min(32rem, 40%); border-start-end-radius: 40px;
  background: var(--color-background); padding-block: clamp(28px, 3vw, 44px) 0;
  padding-inline: max(clamp(20px, 4vw, 48px), calc((100vw - 1320px) / 2 + 48px)) clamp(28px, 4vw, 64px) }
.map-title { font-size: clamp(4rem, 9.4vw, 8.75rem); font-weight: 800; line-height: 0.83; letter-spacing: -0.055em;
  margin-inline-start: -0.04em }
.map-line { display: block }
.map-text { margin-block-start: clamp(20px, 2vw, 32px); max-width: 27em; font-size: clamp(1.0625rem, 1.4vw, 1.25rem);
  line-height: 1.45; text-wrap: balance }
.map-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px; margin-block-start: 28px }

.leg { padding-block: clamp(72px, 9vw, 136px) }
.leg-tight { padding-block-start: 0 }
.leg-title { font-size: clamp(2.1rem, 4.6vw, 4rem); font-weight: 700; line-height: 1; letter-spacing: -0.04em;
  max-width: 16ch }
.leg-text { margin-block-start: 20px; max-width: 36em; font-size: clamp(1.0625rem, 1.4vw, 1.1875rem); text-wrap: pretty }
.leg-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px 48px }

.creed { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: clamp(40px, 7vw, 112px) }
.creed-text { font-family: var(--font-heading); font-size: clamp(1.6rem, 3.3vw, 2.9rem); font-weight: 500; line-height: 1.16;
  letter-spacing: -0.03em; text-wrap: pretty }
.creed-facts { display: grid; align-content: start }
.creed-fact { display: flex; justify-content: space-between; align-items: baseline; gap: 24px; padding-block: 14px;
  border-block-start: 1px solid var(--color-text) }
.creed-term { color: var(--color-muted) }
.creed-value { font-weight: 600; text-align: end }

.next { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); border-radius: 40px; overflow: hidden;
  background: var(--color-mist) }
.next-map { width: 100%; height: 100%; min-height: 360px; object-fit: cover }
.next-body { display: flex; flex-direction: column; padding: clamp(28px, 4vw, 60px) }
.next-day { font-weight: 600 }
.next-title { margin-block-start: 10px; font-size: clamp(2.1rem, 4vw, 3.5rem); font-weight: 700; line-height: 0.98;
  letter-spacing: -0.04em }
.next-text { margin-block-start: 20px; text-wrap: pretty }
.next-facts { display: grid; grid-template-columns: repeat(3, auto); justify-content: space-between; gap: 16px;
  margin-block-start: 28px; padding-block: 20px; border-block: 1px solid var(--color-line) }
.next-term { font-size: 0.9375rem; color: var(--color-muted) }
.next-value { font-family: var(--font-heading); font-size: clamp(1.4rem, 2.2vw, 1.9rem); font-weight: 700;
  letter-spacing: -0.03em; line-height: 1.2 }
.next-profile { width: 100%; margin-block: 28px }
.next-meet { margin-block-start: auto; text-wrap: pretty }

.season { margin-block-start: clamp(32px, 4vw, 56px); border-block-end: 1px solid var(--color-text) }
.walk { display: grid; grid-template-columns: 7.5rem minmax(0, 5fr) minmax(0, 5fr) 5rem 6.5rem; align-items: center;
  gap: clamp(16px, 2.4vw, 40px); padding-block: 18px; border-block-start: 1px solid var(--color-text) }
.walk-date { font-family: var(--font-heading); font-size: 1.5rem; font-weight: 700; letter-spacing: -0.03em;
  white-space: nowrap }
.walk-name { font-size: clamp(1.25rem, 1.8vw, 1.5rem); font-weight: 600; letter-spacing: -0.02em }
.walk-where { color: var(--color-muted); text-wrap: pretty }
.walk-profile { width: 100% }
.walk-km { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
.walk-up { display: block; font-weight: 400; font-size: 0.9375rem; color: var(--color-muted) }
.grade { display: inline-flex; align-items: center; justify-content: center; min-height: 34px; padding: 4px 16px;
  border: 2px solid var(--color-text); border-radius: 999px; font-size: 0.9375rem; font-weight: 600; line-height: 1.2 }
.grade-steady { background: var(--color-text); color: var(--color-mist) }
.grade-hard { border-color: var(--color-route); background: var(--color-route) }

.grades { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(16px, 2vw, 28px);
  margin-block-start: clamp(36px, 4vw, 56px) }
.rung { display: flex; flex-direction: column; border-radius: 32px; background: var(--color-surface); overflow: hidden }
.rung-picture { width: 100% }
.rung-body { padding: 26px clamp(22px, 2.4vw, 36px) clamp(28px, 3vw, 40px) }
.rung-name { font-size: clamp(1.6rem, 2.4vw, 2.1rem); font-weight: 700; letter-spacing: -0.035em }
.rung-range { margin-block-start: 4px; font-weight: 600 }
.rung-text { margin-block-start: 12px; text-wrap: pretty }

.pack { background: var(--color-mist) }
.pack-things { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: clamp(12px, 2vw, 28px);
  margin-block: clamp(32px, 4vw, 56px) }
.pack-picture { width: 100%; border-radius: 24px; background: var(--color-background) }
.pack-lists { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 4vw, 64px) }
.pack-title { font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em }
.pack-list { margin-block-start: 14px }
.pack-item { padding-block: 10px; border-block-start: 1px solid var(--color-line) }

.guides { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(16px, 2vw, 28px);
  margin-block-start: clamp(36px, 4vw, 56px) }
.guide-picture { width: 100%; border-radius: 28px; background: var(--color-surface) }
.guide-name { margin-block-start: 18px; font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em }
.guide-text { color: var(--color-muted); text-wrap: pretty }

.free { position: relative; overflow: hidden; background: var(--color-forest); color: var(--color-mist) }
.free-picture { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.free-body { position: relative; display: grid; justify-items: start; gap: 28px; padding-block: clamp(88px, 11vw, 176px) }
.free-title { font-size: clamp(2.75rem, 8vw, 7.25rem); font-weight: 800; line-height: 0.88; letter-spacing: -0.055em;
  max-width: 10ch }
.free-text { max-width: 30em; font-size: clamp(1.0625rem, 1.4vw, 1.25rem); text-wrap: pretty }

.base { padding-block: 48px; background: var(--color-forest); color: var(--color-mist);
  border-block-start: 1px solid color-mix(in srgb, var(--color-mist) 30%, transparent) }
.base-row { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) repeat(2, minmax(0, 2fr)); gap: 32px }
.base-name { font-family: var(--font-heading); font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em }
.base-text { max-width: 34ch }
.base-links { display: grid; justify-items: start; align-content: start; margin-block-start: -9px }
.base-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 5px }
.base-link:hover { text-decoration-color: var(--color-route); text-decoration-thickness: 3px }
.base-link:focus-visible { outline-color: var(--color-mist) }

.over { padding-block: clamp(40px, 6vw, 88px) clamp(40px, 5vw, 72px) }
.over-title { font-size: clamp(3rem, 8.4vw, 7.5rem); font-weight: 800; line-height: 0.86; letter-spacing: -0.055em;
  max-width: 11ch; margin-inline-start: -0.03em }
.over-text { margin-block-start: clamp(20px, 2.4vw, 36px); max-width: 34em; font-size: clamp(1.125rem, 1.5vw, 1.3rem);
  line-height: 1.5; text-wrap: pretty }
.view { width: 100%; height: clamp(240px, 34vw, 520px); object-fit: cover }

.month { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: clamp(16px, 4vw, 64px);
  padding-block: clamp(40px, 5vw, 72px); border-block-start: 3px solid var(--color-text) }
.month-name { position: sticky; inset-block-start: 24px; align-self: start; font-size: clamp(2rem, 3.4vw, 3rem);
  font-weight: 700; letter-spacing: -0.04em; line-height: 1 }
.outing { display: grid; grid-template-columns: 4.5rem minmax(0, 6fr) minmax(0, 5fr); gap: 8px clamp(16px, 3vw, 48px);
  padding-block: 28px; border-block-end: 1px solid var(--color-line) }
.outing-first { padding-block-start: 0 }
.outing-last { padding-block-end: 0; border-block-end: 0 }
.outing-date { font-family: var(--font-heading); font-size: 3.25rem; font-weight: 700; line-height: 0.9;
  letter-spacing: -0.05em; font-variant-numeric: tabular-nums }
.outing-name { font-size: clamp(1.4rem, 2vw, 1.75rem); font-weight: 700; letter-spacing: -0.03em }
.outing-text { margin-block-start: 8px; text-wrap: pretty }
.outing-meet { margin-block-start: 10px; color: var(--color-muted); text-wrap: pretty }
.outing-side { display: grid; align-content: start; gap: 14px }
.outing-profile { width: 100% }
.outing-facts { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px;
  font-weight: 600; font-variant-numeric: tabular-nums }

.rules { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 4vw, 64px);
  margin-block-start: clamp(32px, 4vw, 56px) }
.rule { padding-block-start: 18px; border-block-start: 3px solid var(--color-route) }
.rule-title { font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em }
.rule-text { margin-block-start: 8px; text-wrap: pretty }

.person { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 8fr); gap: clamp(24px, 5vw, 88px);
  align-items: center; padding-block: clamp(28px, 3vw, 44px); border-block-start: 1px solid var(--color-text) }
.person-picture { width: 100%; max-width: 400px; border-radius: 36px; background: var(--color-surface) }
.person-name { font-size: clamp(2rem, 4vw, 3.4rem); font-weight: 700; line-height: 1; letter-spacing: -0.045em }
.person-role { margin-block-start: 8px; font-weight: 600 }
.person-text { margin-block-start: 18px; max-width: 34em; font-size: clamp(1.0625rem, 1.4vw, 1.1875rem); text-wrap: pretty }
.person-walk { margin-block-start: 14px; color: var(--color-muted) }

.fees { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(16px, 2vw, 28px) }
.fee { padding: clamp(24px, 3vw, 44px); border-radius: 32px; background: var(--color-surface) }
.fee-first { background: var(--color-forest); color: var(--color-mist) }
.fee-name { font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em }
.fee-price { margin-block-start: 20px; font-family: var(--font-heading); font-size: clamp(3rem, 5.6vw, 5rem);
  font-weight: 800; line-height: 1; letter-spacing: -0.05em }
.fee-text { margin-block-start: 12px; text-wrap: pretty }

.sunday { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(32px, 6vw, 96px) }
.hours { display: grid }
.hour { display: grid; grid-template-columns: 5rem 28px minmax(0, 1fr); gap: 0 16px }
.hour-time { padding-block-start: 2px; font-weight: 700; font-variant-numeric: tabular-nums; text-align: end }
.hour-mark { position: relative; border-inline-start: 4px dashed var(--color-route); margin-inline-start: 12px }
.hour-mark-last { border-inline-start-color: transparent }
.hour-dot { position: absolute; inset-block-start: 4px; inset-inline-start: -14px; width: 24px; height: 24px;
  border: 6px solid var(--color-route); border-radius: 50%; background: var(--color-mist) }
.hour-text { padding-block-end: 30px; text-wrap: pretty }
.hour-name { font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em; line-height: 1.3 }

.sign { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: clamp(32px, 6vw, 96px); align-items: start }
.sign-form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 22px; padding: clamp(24px, 4vw, 56px);
  border-radius: 40px; background: var(--color-mist) }
.slot { display: grid; gap: 8px; align-content: start }
.slot-wide { grid-column: 1 / -1 }
.slot-label { font-weight: 600 }
.slot-input { width: 100%; min-height: 54px; padding: 12px 16px; border: 1px solid var(--color-muted); border-radius: 14px;
  background: var(--color-mist) }
.slot-area { width: 100%; min-height: 130px; padding: 12px 16px; border: 1px solid var(--color-muted); border-radius: 14px;
  background: var(--color-mist); resize: vertical }
.sign-send { grid-column: 1 / -1; justify-self: start; min-height: 58px; padding: 12px 36px; border: 0;
  border-radius: 999px; background: var(--color-route); color: var(--color-text); font-weight: 700 }
.sign-send:hover { background: var(--color-text); color: var(--color-mist) }
.asked { margin-block-start: 32px; border-block-end: 1px solid var(--color-text) }
.asked-item { padding-block: 18px; border-block-start: 1px solid var(--color-text) }
.asked-title { font-size: 1.1875rem; font-weight: 700 }
.asked-text { margin-block-start: 4px; text-wrap: pretty }

@media (max-width: 900px) {
  .map { display: block; min-height: 0 }
  .map-sheet { position: static; height: clamp(280px, 52vw, 460px) }
  .map-card { box-sizing: border-box; width: auto; margin-block-start: -36px; padding-inline: clamp(20px, 4vw, 48px) }
  .map-title { font-size: clamp(4rem, 17vw, 8rem) }
  .creed { grid-template-columns: minmax(0, 1fr) }
  .next { grid-template-columns: minmax(0, 1fr); border-radius: 28px }
  .walk { grid-template-columns: 7.5rem minmax(0, 1fr) 6.5rem; row-gap: 10px }
  .walk-profile { grid-row: 2; grid-column: 2 }
  .walk-grade { grid-row: 1; grid-column: 3 }
  .walk-km { grid-row: 2; grid-column: 3 }
  .grades { grid-template-columns: minmax(0, 1fr) }
  .rung { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); align-items: center }
  .rung-body { padding-block: 24px }
  .pack-lists { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .guides { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: 36px }
  .free-picture { object-position: 0 50% }
  .free-text { max-width: 22em }
  .base-row { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .month { grid-template-columns: minmax(0, 1fr); row-gap: 32px }
  .month-name { position: static }
  .rules { grid-template-columns: minmax(0, 1fr) }
  .fees { grid-template-columns: minmax(0, 1fr) }
  .sunday { grid-template-columns: minmax(0, 1fr) }
  .sign { grid-template-columns: minmax(0, 1fr) }
}

@media (max-width: 600px) {
  .crest-nav { width: 100%; justify-content: space-between; gap: 4px 16px }
  .map-card { border-start-end-radius: 28px }
  .walk { grid-template-columns: minmax(0, 1fr) auto; gap: 6px 16px; padding-block: 20px }
  .walk-date { grid-column: 1; font-size: 1.125rem }
  .walk-about { grid-column: 1 / -1 }
  .walk-grade { grid-row: 1; grid-column: 2 }
  .walk-profile { grid-row: auto; grid-column: 1 }
  .walk-km { grid-row: auto; grid-column: 2; text-align: end }
  .rung { grid-template-columns: minmax(0, 1fr) }
  .rung-body { padding-block: 22px 28px }
  .pack-lists { grid-template-columns: minmax(0, 1fr) }
  .pack-things { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .pack-picture { border-radius: 16px }
  .guides { column-gap: 14px }
  .guide-picture { border-radius: 20px }
  .base-row { grid-template-columns: minmax(0, 1fr); gap: 24px }
  .outing { grid-template-columns: 3.25rem minmax(0, 1fr) }
  .outing-date { font-size: 2.25rem }
  .outing-side { grid-column: 2; margin-block-start: 12px }
  .person { grid-template-columns: minmax(0, 1fr) }
  .hour { grid-template-columns: 3.25rem 26px minmax(0, 1fr); column-gap: 12px }
  .sign-form { grid-template-columns: minmax(0, 1fr); padding: 22px; border-radius: 28px }
}
`;
