import { css } from "@/lib/site-styles/markup";

export const BIKE_REPAIR_CSS = css`
.sheet { max-width: 1400px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 56px) }
.ink { background: var(--color-text); color: var(--color-background) }

.top-bar { border-block-end: 4px solid var(--color-text) }
.top-row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px;
  padding-block: 12px }
.top-mark { display: inline-flex; align-items: center; gap: 12px; min-height: 48px; font-family: var(--font-heading);
  font-size: 1.375rem; font-weight: 700; letter-spacing: -0.03em; text-decoration: none }
.top-wheel { width: 40px; height: 40px }
.top-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 28px }
.top-link { display: inline-flex; align-items: center; min-height: 48px; font-weight: 500; text-decoration: none }
.top-link:hover { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 6px }
.top-book { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 24px;
  background: var(--color-text); color: var(--color-background); font-weight: 700; text-decoration: none }
.top-book:hover { background: var(--color-paper); color: var(--color-text) }

.poster { padding-block-start: clamp(28px, 4vw, 56px); overflow: hidden; border-block-end: 4px solid var(--color-text) }
.poster-title { font-size: clamp(2.9rem, 15vw, 13.25rem); font-weight: 700; line-height: 0.84;
  letter-spacing: -0.065em; text-wrap: initial; margin-inline-start: -0.05em }
.poster-line { display: block }
.poster-row { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: clamp(24px, 5vw, 72px);
  margin-block-start: clamp(24px, 3.4vw, 48px) }
.poster-bike { align-self: end; width: 100%; margin-block-end: -2px }
.poster-aside { padding-block: clamp(8px, 2vw, 32px) clamp(32px, 5vw, 72px) }
.poster-lede { font-size: clamp(1.15rem, 1.65vw, 1.45rem); font-weight: 500; line-height: 1.4; text-wrap: pretty }
.poster-buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 28px }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 12px 28px;
  border: 4px solid var(--color-text); background: var(--color-text); color: var(--color-background);
  font-weight: 700; font-size: 1.0625rem; text-decoration: none }
.button:hover { background: var(--color-paper); color: var(--color-text) }
.button-open { background: transparent; color: var(--color-text) }
.button-light { border-color: var(--color-background); background: var(--color-background); color: var(--color-text) }
.button-light:hover { border-color: var(--color-paper) }
.button-light:focus-visible { outline-color: var(--color-paper) }

.facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) }
.fact { display: grid; gap: 10px; align-content: start; padding: clamp(28px, 3.4vw, 48px) clamp(20px, 2.4vw, 36px);
  border-inline-end: 2px solid var(--color-background) }
.fact-first { padding-inline-start: 0 }
.fact-last { padding-inline-end: 0; border-inline-end: 0 }
.fact-figure { font-family: var(--font-heading); font-size: clamp(2.1rem, 4.4vw, 4rem); font-weight: 700;
  line-height: 1; letter-spacing: -0.055em; white-space: nowrap }
.fact-text { font-size: 1.0625rem; line-height: 1.45; max-width: 28ch; text-wrap: balance }

.part { padding-block: clamp(72px, 9vw, 136px) }
.part-title { font-size: clamp(2.25rem, 5.6vw, 5rem); font-weight: 700; line-height: 0.94; letter-spacing: -0.05em;
  max-width: 15ch }
.part-text { margin-block-start: 24px; font-size: clamp(1.1rem, 1.5vw, 1.25rem); max-width: 34em; text-wrap: pretty }

.clocks { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-block-start: clamp(40px, 5vw, 72px);
  border-block-start: 4px solid var(--color-text) }
.clock { padding: 28px clamp(16px, 2vw, 32px) 0; border-inline-end: 2px solid var(--color-text) }
.clock-first { padding-inline-start: 0 }
.clock-last { padding-inline-end: 0; border-inline-end: 0 }
.clock-face { width: 100%; max-width: 220px }
.clock-time { margin-block-start: 24px; font-weight: 700; font-variant-numeric: tabular-nums }
.clock-name { margin-block-start: 4px; font-size: clamp(1.5rem, 2.1vw, 1.9rem); font-weight: 700; line-height: 1.05;
  letter-spacing: -0.035em }
.clock-text { margin-block-start: 12px; text-wrap: pretty }

.paper { background: var(--color-paper); border-block: 4px solid var(--color-text) }
.cost { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(40px, 6vw, 96px) }
.cost-intro { display: flex; flex-direction: column; align-items: flex-start }
.cost-more { margin-block-start: 32px }
.cost-list { border-block-start: 4px solid var(--color-text) }
.cost-row { display: flex; align-items: baseline; gap: 16px; padding-block: 16px;
  border-block-end: 2px solid var(--color-text); font-family: var(--font-heading);
  font-size: clamp(1.2rem, 2.1vw, 1.75rem); font-weight: 500; letter-spacing: -0.03em; line-height: 1.15 }
.cost-what { flex: 1 }
.cost-price { font-weight: 700; font-variant-numeric: tabular-nums }

.stable { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin-block-start: clamp(40px, 5vw, 72px);
  border-block-start: 2px solid var(--color-background) }
.stall { display: flex; flex-direction: column; padding-block: clamp(28px, 3.6vw, 52px) 32px;
  border-block-end: 2px solid var(--color-background) }
.stall-odd { padding-inline-end: clamp(16px, 4vw, 56px); border-inline-end: 2px solid var(--color-background) }
.stall-even { padding-inline-start: clamp(16px, 4vw, 56px) }
.stall-bike { width: 100%; height: clamp(150px, 22vw, 300px); object-fit: contain; object-position: bottom }
.stall-name { margin-block-start: 28px; font-size: clamp(1.4rem, 2.2vw, 2rem); font-weight: 700;
  letter-spacing: -0.035em }
.stall-text { margin-block-start: 6px; max-width: 40ch; text-wrap: pretty }

.vow { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); gap: clamp(40px, 6vw, 96px);
  align-items: center }
.vow-picture { width: 100% }
.vow-list { display: grid; gap: 14px; margin-block-start: 32px }
.vow-item { padding-block-start: 14px; border-block-start: 2px solid var(--color-text); font-weight: 500 }

.week-list { margin-block-start: clamp(36px, 4vw, 56px) }
.week-row { display: grid; grid-template-columns: 9rem repeat(24, minmax(0, 1fr)); align-items: center;
  padding-block: 10px; border-block-start: 2px solid var(--color-text) }
.week-scale { display: grid; grid-template-columns: 9rem repeat(6, minmax(0, 4fr)); margin-block-start: 40px;
  margin-block-end: -28px; font-weight: 700; font-size: 0.9375rem; font-variant-numeric: tabular-nums }
.week-hour { grid-column: auto }
.week-hour-first { grid-column: 2 }
.week-day { grid-row: 1; grid-column: 1; font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em }
.week-block { grid-row: 1; display: flex; align-items: center; min-height: 52px; padding: 8px 16px; font-weight: 700;
  line-height: 1.2; font-variant-numeric: tabular-nums; white-space: nowrap }
.week-in { grid-column: 2 / 10; background: var(--color-text); color: var(--color-background) }
.week-out { grid-column: 16 / 23; border: 4px solid var(--color-text); background: var(--color-paper) }
.week-out-late { grid-column: 16 / 26 }
.week-in-short { grid-column: 4 / 10 }
.week-out-short { grid-column: 14 / 20 }
.week-shut { grid-column: 2 / 26; padding-inline: 0; font-weight: 500; white-space: normal }

.said { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 4vw, 64px) }
.said-item { display: flex; flex-direction: column; gap: 20px; padding-block-start: 24px;
  border-block-start: 4px solid var(--color-text) }
.said-text { font-family: var(--font-heading); font-size: clamp(1.25rem, 1.9vw, 1.6rem); font-weight: 500;
  line-height: 1.25; letter-spacing: -0.025em; text-wrap: pretty }
.said-who { font-size: 1rem }

.door { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(32px, 5vw, 80px);
  align-items: end; padding-block: clamp(64px, 8vw, 120px) }
.door-title { font-size: clamp(2.6rem, 7.6vw, 7rem); font-weight: 700; line-height: 0.88; letter-spacing: -0.06em }
.door-side { display: grid; gap: 28px; justify-items: start }
.door-text { font-size: 1.125rem; max-width: 36ch; text-wrap: pretty }

.foot { padding-block: 40px; border-block-start: 2px solid var(--color-background) }
.foot-row { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 32px }
.foot-name { font-family: var(--font-heading); font-size: 1.375rem; font-weight: 700; letter-spacing: -0.03em }
.foot-block { font-style: normal; line-height: 1.6 }
.foot-links { display: grid; justify-items: start; margin-block-start: -9px }
.foot-link { display: inline-flex; align-items: center; min-height: 44px }
.foot-link:hover { text-decoration-thickness: 3px }
.foot-link:focus-visible { outline-color: var(--color-background) }

.lead { padding-block: clamp(48px, 7vw, 104px) clamp(48px, 6vw, 88px) }
.lead-title { font-size: clamp(2.8rem, 9vw, 8rem); font-weight: 700; line-height: 0.88; letter-spacing: -0.06em;
  max-width: 12ch }
.lead-text { margin-block-start: clamp(24px, 3vw, 40px); font-size: clamp(1.15rem, 1.65vw, 1.45rem); font-weight: 500;
  line-height: 1.4; max-width: 38ch; text-wrap: pretty }
.lead-split { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(24px, 5vw, 72px);
  align-items: end }
.lead-picture { width: 100% }

.tariffs { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(56px, 6vw, 96px) clamp(40px, 6vw, 96px) }
.tariff-title { font-size: clamp(1.6rem, 2.8vw, 2.5rem); font-weight: 700; letter-spacing: -0.04em }
.tariff { width: 100%; margin-block-start: 20px; border-collapse: collapse; border-block-start: 4px solid var(--color-text) }
.tariff-row { border-block-end: 2px solid var(--color-text) }
.tariff-what { padding: 14px 16px 14px 0; font-weight: 500; text-align: start; vertical-align: baseline }
.tariff-note { display: block; font-size: 0.9375rem; font-weight: 400; color: var(--color-muted) }
.tariff-price { padding-block: 14px; font-weight: 700; text-align: end; white-space: nowrap;
  vertical-align: baseline; font-variant-numeric: tabular-nums; font-size: 1.125rem }

.services { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block-start: clamp(40px, 5vw, 64px);
  border: 4px solid var(--color-text) }
.service { display: flex; flex-direction: column; padding: clamp(24px, 2.6vw, 40px);
  border-inline-end: 4px solid var(--color-text) }
.service-last { border-inline-end: 0; background: var(--color-text); color: var(--color-background) }
.service-name { font-size: 1.5rem; font-weight: 700; letter-spacing: -0.03em }
.service-price { margin-block-start: 8px; font-family: var(--font-heading); font-size: clamp(3.4rem, 6.4vw, 6rem);
  font-weight: 700; line-height: 1; letter-spacing: -0.06em }
.service-text { margin-block-start: 16px; text-wrap: pretty }
.service-list { display: grid; margin-block-start: 24px }
.service-item { padding-block: 10px; border-block-start: 2px solid currentColor }

.small { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(36px, 4vw, 64px) clamp(40px, 6vw, 96px);
  margin-block-start: clamp(40px, 5vw, 64px) }
.small-title { font-size: 1.5rem; font-weight: 700; letter-spacing: -0.03em }
.small-text { margin-block-start: 8px; max-width: 46ch; text-wrap: pretty }

.wall { border-block-end: 4px solid var(--color-text) }
.wall-picture { width: 100% }
.story { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(32px, 6vw, 96px) }
.story-text { display: grid; gap: 20px; font-size: clamp(1.1rem, 1.5vw, 1.25rem); max-width: 36em }

.crew { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block-start: clamp(40px, 5vw, 64px);
  border-block-start: 4px solid var(--color-text) }
.crew-item { padding: 32px clamp(16px, 2vw, 32px) 0; border-inline-end: 2px solid var(--color-text) }
.crew-first { padding-inline-start: 0 }
.crew-last { padding-inline-end: 0; border-inline-end: 0 }
.crew-bike { width: 100%; height: clamp(150px, 17vw, 230px); object-fit: contain; object-position: bottom }
.crew-name { margin-block-start: 24px; font-size: 1.75rem; font-weight: 700; letter-spacing: -0.035em }
.crew-rides { font-weight: 500 }
.crew-text { margin-block-start: 12px; text-wrap: pretty }

.find { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(32px, 5vw, 80px);
  align-items: center }
.find-map { width: 100%; border: 4px solid var(--color-text); background: var(--color-paper) }
.find-ways { display: grid; margin-block-start: 28px }
.find-way { padding-block: 16px; border-block-start: 2px solid var(--color-text) }

.book { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); gap: clamp(40px, 6vw, 96px);
  align-items: start; padding-block-end: clamp(72px, 9vw, 136px) }
.form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; padding: clamp(24px, 4vw, 56px);
  border: 4px solid var(--color-text); background: var(--color-paper) }
.field { display: grid; gap: 8px; align-content: start }
.field-wide { grid-column: 1 / -1 }
.field-label { font-weight: 700 }
.field-hint { font-size: 0.9375rem; color: var(--color-muted) }
.field-input { width: 100%; min-height: 56px; padding: 12px 14px; border: 2px solid var(--color-text); border-radius: 0;
  background: transparent }
.field-input:focus-visible { outline-width: 4px; outline-offset: 0 }
.field-area { width: 100%; min-height: 150px; padding: 12px 14px; border: 2px solid var(--color-text); border-radius: 0;
  background: transparent; resize: vertical }
.field-check { display: flex; gap: 12px; align-items: center; grid-column: 1 / -1; min-height: 44px; font-weight: 500 }
.field-box { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--color-text) }
.form-send { grid-column: 1 / -1; min-height: 64px; border: 4px solid var(--color-text); background: var(--color-text);
  color: var(--color-background); font-weight: 700; font-size: 1.25rem }
.form-send:hover { background: var(--color-background); color: var(--color-text) }
.aside-title { font-size: clamp(1.6rem, 2.8vw, 2.25rem); font-weight: 700; letter-spacing: -0.04em }
.aside-list { display: grid; margin-block-start: 20px; border-block-start: 4px solid var(--color-text) }
.aside-item { padding-block: 16px; border-block-end: 2px solid var(--color-text); text-wrap: pretty }
.aside-strong { display: block; font-weight: 700 }
.aside-phone { display: block; margin-block-start: 28px; font-family: var(--font-heading); font-weight: 700;
  font-size: clamp(1.75rem, 3.2vw, 2.6rem); line-height: 1.3; letter-spacing: -0.045em; text-decoration: none }
.aside-phone:hover { text-decoration: underline; text-decoration-thickness: 4px; text-underline-offset: 6px }

@media (max-width: 900px) {
  .poster-row { grid-template-columns: minmax(0, 1fr); gap: 28px }
  .poster-aside { order: -1; padding-block: 0; max-width: 34em }
  .clocks { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: 0 }
  .clock { padding-block-end: 36px; border-block-end: 2px solid var(--color-text) }
  .clock-odd { padding-inline-start: 0 }
  .clock-even { padding-inline-end: 0; border-inline-end: 0 }
  .cost { grid-template-columns: minmax(0, 1fr) }
  .vow { grid-template-columns: minmax(0, 1fr) }
  .week-row { grid-template-columns: 8rem repeat(24, minmax(0, 1fr)) }
  .week-scale { grid-template-columns: 8rem repeat(6, minmax(0, 4fr)) }
  .week-block { padding-inline: 12px; font-size: 0.9375rem }
  .week-shut { padding-inline: 0 }
  .said { grid-template-columns: minmax(0, 1fr) }
  .door { grid-template-columns: minmax(0, 1fr) }
  .foot-row { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .lead-split { grid-template-columns: minmax(0, 1fr) }
  .tariffs { grid-template-columns: minmax(0, 1fr) }
  .services { grid-template-columns: minmax(0, 1fr) }
  .service { border-inline-end: 0; border-block-end: 4px solid var(--color-text) }
  .service-last { border-block-end: 0 }
  .story { grid-template-columns: minmax(0, 1fr) }
  .crew { grid-template-columns: minmax(0, 1fr) }
  .crew-item { padding: 32px 0; border-inline-end: 0; border-block-end: 2px solid var(--color-text) }
  .crew-last { border-block-end: 0; padding-block-end: 0 }
  .find { grid-template-columns: minmax(0, 1fr) }
  .book { grid-template-columns: minmax(0, 1fr) }
}

@media (max-width: 600px) {
  .top-nav { width: 100%; justify-content: space-between; gap: 4px 16px }
  .facts { grid-template-columns: minmax(0, 1fr) }
  .fact { padding: 24px 0; border-inline-end: 0; border-block-end: 2px solid var(--color-background) }
  .fact-last { border-block-end: 0 }
  .fact-figure { font-size: 2.75rem }
  .clocks { grid-template-columns: minmax(0, 1fr) }
  .clock { display: grid; grid-template-columns: 88px minmax(0, 1fr); column-gap: 20px; padding: 24px 0;
    border-inline-end: 0 }
  .clock-last { border-block-end: 0; padding-block-end: 0 }
  .clock-face { grid-row: 1 / 4 }
  .clock-time { margin-block-start: 0 }
  .stable { grid-template-columns: minmax(0, 1fr) }
  .stall-odd { padding-inline-end: 0; border-inline-end: 0 }
  .stall-even { padding-inline-start: 0 }
  .stall-bike { height: 190px }
  .week-scale { display: none }
  .week-row { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; padding-block: 16px }
  .week-list { margin-block-start: 28px }
  .week-day { grid-column: 1 / -1 }
  .week-block { grid-row: 2; font-size: 1rem }
  .week-in { grid-column: 1 }
  .week-out { grid-column: 2 }
  .week-shut { grid-column: 1 / -1; min-height: 0; padding-block: 0 }
  .foot-row { grid-template-columns: minmax(0, 1fr); gap: 24px }
  .wall-picture { height: 150px; object-fit: cover; object-position: 34% 50% }
  .small { grid-template-columns: minmax(0, 1fr) }
  .form { grid-template-columns: minmax(0, 1fr); padding: 20px }
}
`;
