import { css } from "@/lib/site-styles/markup";

export const WEATHER_APP_CSS = css`
.frame { max-width: 1360px; margin-inline: auto; padding-inline: clamp(20px, 3.4vw, 44px) }
.helm { border-block-end: 1px solid var(--color-line) }
.helm-row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 32px;
  padding-block: 10px }
.helm-name { display: inline-flex; align-items: center; gap: 10px; min-height: 48px; font-size: 1.25rem; font-weight: 700;
  letter-spacing: -0.025em; text-decoration: none }
.helm-mark { width: 34px; height: 34px }
.helm-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 30px; font-size: 1rem }
.helm-link { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; font-weight: 500 }
.helm-link:hover { color: var(--color-signal) }
.helm-try { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 18px; border-radius: 4px;
  background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.helm-try:hover { background: var(--color-signal) }

.tack { display: inline-flex; align-items: center; justify-content: center; min-height: 54px; padding: 12px 26px;
  border: 1px solid var(--color-signal); border-radius: 4px; background: var(--color-signal); color: var(--color-on-accent);
  font-weight: 600; text-decoration: none }
.tack:hover { border-color: var(--color-accent); background: var(--color-accent) }
.tack-quiet { border-color: var(--color-text); background: transparent; color: var(--color-text) }
.tack-quiet:hover { border-color: var(--color-accent); color: var(--color-on-accent) }
.tack-white { border-color: var(--color-on-accent); background: var(--color-on-accent); color: var(--color-text) }
.tack-white:hover { border-color: var(--color-accent); color: var(--color-on-accent) }
.tack-white:focus-visible { outline-color: var(--color-on-accent) }

.tack-crew:hover { border-color: var(--color-on-accent); background: var(--color-on-accent); color: var(--color-text) }
.tack-crew:focus-visible { outline-color: var(--color-on-accent) }

.sky { padding-block-start: clamp(44px, 6vw, 96px) }
.sky-head { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: clamp(24px, 4vw, 64px);
  align-items: end }
.sky-title { font-size: clamp(2.9rem, 7.9vw, 7.25rem); font-weight: 600; line-height: 0.92; letter-spacing: -0.045em; word-spacing: 0.07em;
  max-width: 10ch; margin-inline-start: -0.04em }
.sky-text { font-size: clamp(1.0625rem, 1.3vw, 1.1875rem); line-height: 1.5; text-wrap: pretty }
.sky-actions { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 28px }
.sky-chart { position: relative; margin-block-start: clamp(36px, 5vw, 72px); background: var(--color-accent); overflow: hidden }
.sky-lines { width: 100%; height: clamp(420px, 48vw, 700px); object-fit: cover }
.sky-phones { position: absolute; inset-block: 56px auto; inset-inline: 0; }
.sky-pair { display: flex; justify-content: flex-end; gap: clamp(16px, 2.4vw, 36px) }
.sky-phone { width: clamp(200px, 25vw, 340px); height: auto }
.sky-phone-low { margin-block-start: clamp(40px, 6vw, 96px) }

.gauges { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); border-block-end: 1px solid var(--color-line) }
.gauge { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 32px clamp(16px, 2vw, 32px) 36px;
  border-inline-start: 1px solid var(--color-line) }
.gauge-first { padding-inline-start: 0; border-inline-start: 0 }
.gauge-value { font-size: clamp(1.9rem, 3.4vw, 3.1rem); font-weight: 600; line-height: 1.05; letter-spacing: -0.045em; word-spacing: 0.07em;
  font-variant-numeric: tabular-nums }
.gauge-term { margin-block-start: 8px; color: var(--color-muted); max-width: 26ch; text-wrap: balance }

.band { padding-block: clamp(72px, 9vw, 140px) }
.band-tight { padding-block-start: 0 }
.band-title { font-size: clamp(2rem, 4.6vw, 4.1rem); font-weight: 600; line-height: 1; letter-spacing: -0.038em; word-spacing: 0.07em;
  max-width: 17ch }
.band-text { margin-block-start: 20px; max-width: 36em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.3vw, 1.1875rem); text-wrap: pretty }

.craft { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.side { display: flex; flex-direction: column; background: var(--color-surface) }
.side-deep { background: var(--color-accent); color: var(--color-on-accent) }
.side-picture { width: 100% }
.side-body { max-width: 680px; padding: clamp(32px, 4vw, 64px) clamp(20px, 4vw, 64px) clamp(48px, 6vw, 96px) }
.side-body-first { margin-inline-start: auto; padding-inline-start: clamp(20px, 3.4vw, 44px) }
.side-title { font-size: clamp(2rem, 4vw, 3.5rem); font-weight: 600; line-height: 1; letter-spacing: -0.045em; word-spacing: 0.07em }
.side-text { margin-block-start: 18px; max-width: 32em; font-size: clamp(1.0625rem, 1.3vw, 1.1875rem); text-wrap: pretty }
.side-list { margin-block-start: 28px }
.side-item { padding-block: 14px; border-block-start: 1px solid color-mix(in srgb, currentColor 28%, transparent) }

.dials { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(44px, 5vw, 72px) clamp(20px, 2.6vw, 36px);
  margin-block-start: clamp(36px, 4vw, 64px) }
.dial-picture { width: 100% }
.dial-name { margin-block-start: 20px; font-size: 1.3125rem; font-weight: 600; letter-spacing: -0.02em }
.dial-text { margin-block-start: 6px; color: var(--color-muted); text-wrap: pretty }

.day { background: var(--color-surface) }
.day-picture { width: 100%; margin-block-start: clamp(32px, 4vw, 56px) }
.day-notes { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(20px, 3vw, 44px);
  margin-block-start: 28px }
.day-time { font-weight: 600; color: var(--color-signal-text); font-variant-numeric: tabular-nums }
.day-note { margin-block-start: 4px; text-wrap: pretty }

.proof { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: clamp(36px, 6vw, 104px) }
.misses { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
.misses-row { border-block-end: 1px solid var(--color-line) }
.misses-head { padding: 0 0 12px; font-size: 0.9375rem; font-weight: 500; color: var(--color-muted); text-align: end;
  vertical-align: bottom }
.misses-head-first { text-align: start }
.misses-place { padding: 15px 0; font-weight: 600; text-align: start }
.misses-value { padding: 15px 0 15px 16px; text-align: end; white-space: nowrap }
.misses-bad { color: var(--color-signal-text); font-weight: 600 }

.word { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 3fr); gap: clamp(24px, 4vw, 64px); align-items: end;
  padding-block-start: 28px; border-block-start: 1px solid var(--color-text) }
.word-text { font-size: clamp(1.7rem, 3.9vw, 3.4rem); font-weight: 500; line-height: 1.06; letter-spacing: -0.04em;
  text-wrap: balance }
.word-who { color: var(--color-muted) }

.cast { position: relative; overflow: hidden; background: var(--color-signal); color: var(--color-on-accent) }
.cast-lines { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.cast-body { position: relative; display: grid; justify-items: start; gap: 28px; padding-block: clamp(80px, 10vw, 160px) }
.cast-title { font-size: clamp(2.6rem, 7vw, 6.5rem); font-weight: 600; line-height: 0.92; letter-spacing: -0.045em; word-spacing: 0.07em;
  max-width: 11ch }
.cast-text { max-width: 32em; font-size: clamp(1.0625rem, 1.4vw, 1.25rem); text-wrap: pretty }

.keel { padding-block: 56px; background: var(--color-accent); color: var(--color-on-accent) }
.keel-row { display: grid; grid-template-columns: minmax(0, 6fr) repeat(3, minmax(0, 2fr)); gap: 32px }
.keel-name { font-size: 1.25rem; font-weight: 700; letter-spacing: -0.025em }
.keel-text { margin-block-start: 6px; max-width: 36ch }
.keel-links { display: grid; align-content: start; justify-items: start }
.keel-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: 5px }
.keel-link:hover { text-decoration-color: currentColor }
.keel-link:focus-visible { outline-color: var(--color-on-accent) }
.keel-small { margin-block-start: 40px; font-size: 0.9375rem; max-width: 70ch; text-wrap: balance }

.rise { padding-block: clamp(48px, 6.4vw, 104px) clamp(40px, 5vw, 80px) }
.rise-title { font-size: clamp(2.9rem, 7.4vw, 6.75rem); font-weight: 600; line-height: 0.94; letter-spacing: -0.045em; word-spacing: 0.07em;
  max-width: 13ch; margin-inline-start: -0.04em }
.rise-text { margin-block-start: clamp(20px, 2.4vw, 36px); max-width: 34em; font-size: clamp(1.0625rem, 1.5vw, 1.3125rem);
  color: var(--color-muted); text-wrap: balance }

.plans { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1px; border: 1px solid var(--color-line);
  background: var(--color-line); border-radius: 6px; overflow: hidden }
.plan { display: flex; flex-direction: column; align-items: flex-start; padding: clamp(24px, 3vw, 44px);
  background: var(--color-background) }
.plan-main { background: var(--color-accent); color: var(--color-on-accent) }
.plan-name { font-size: 1.375rem; font-weight: 600; letter-spacing: -0.02em }
.plan-for { min-height: 3.2em; margin-block-start: 4px; text-wrap: pretty }
.plan-price { margin-block-start: 28px; font-size: clamp(3.2rem, 6vw, 5.5rem); font-weight: 600; line-height: 1;
  letter-spacing: -0.06em; font-variant-numeric: tabular-nums }
.plan-per { margin-block: 6px 28px }
.plan-list { width: 100%; margin-block-end: 36px }
.plan-item { padding-block: 11px; border-block-start: 1px solid color-mix(in srgb, currentColor 24%, transparent) }
.plan-go { width: 100%; margin-block-start: auto }

.matrix { width: 100%; margin-block-start: clamp(32px, 4vw, 56px); border-collapse: collapse }
.matrix-row { border-block-end: 1px solid var(--color-line) }
.matrix-top { border-block-end: 1px solid var(--color-text) }
.matrix-plan { width: 18%; padding: 12px; font-weight: 600; text-align: center }
.matrix-corner { text-align: start; padding: 12px 0; font-weight: 500; color: var(--color-muted) }
.matrix-what { padding: 14px 12px 14px 0; font-weight: 500; text-align: start }
.matrix-cell { padding: 14px 12px; text-align: center; font-variant-numeric: tabular-nums }
.matrix-no { color: var(--color-muted) }

.asks { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: clamp(32px, 6vw, 104px) }
.ask { border-block-start: 1px solid var(--color-line) }
.ask-title { padding-block: 20px; min-height: 44px; font-size: 1.1875rem; font-weight: 600; letter-spacing: -0.015em;
  cursor: pointer }
.ask-title:hover { color: var(--color-signal-text) }
.ask-text { padding-block-end: 24px; max-width: 40em; color: var(--color-muted); text-wrap: pretty }

.log { border-block-start: 1px solid var(--color-text) }
.release { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 16px clamp(32px, 6vw, 104px);
  padding-block: clamp(40px, 5vw, 72px); border-block-end: 1px solid var(--color-line) }
.release-mark { align-self: start }
.release-number { font-size: clamp(2.6rem, 5.4vw, 4.75rem); font-weight: 600; line-height: 0.9; letter-spacing: -0.045em; word-spacing: 0.07em;
  font-variant-numeric: tabular-nums }
.release-date { margin-block-start: 14px; color: var(--color-muted) }
.release-title { font-size: clamp(1.4rem, 2.2vw, 1.9rem); font-weight: 600; letter-spacing: -0.03em }
.release-text { margin-block-start: 10px; max-width: 40em; text-wrap: pretty }
.release-picture { width: 100%; margin-block-start: 28px; border-radius: 6px; background: var(--color-surface) }
.release-list { margin-block-start: 24px }
.release-item { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 12px; padding-block: 12px;
  border-block-start: 1px solid var(--color-line) }
.release-kind { font-weight: 600 }
.release-kind-new { color: var(--color-signal-text) }

.hail { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); gap: clamp(40px, 6vw, 104px); align-items: start }
.hail-form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px }
.entry { display: grid; gap: 8px; align-content: start }
.entry-wide { grid-column: 1 / -1 }
.entry-label { font-weight: 600 }
.entry-hint { color: var(--color-muted); font-size: 0.9375rem }
.entry-input { width: 100%; min-height: 54px; padding: 12px 14px; border: 1px solid var(--color-muted); border-radius: 4px;
  background: var(--color-white) }
.entry-area { width: 100%; min-height: 180px; padding: 12px 14px; border: 1px solid var(--color-muted); border-radius: 4px;
  background: var(--color-white); resize: vertical }
.hail-send { grid-column: 1 / -1; justify-self: start; min-height: 56px; padding: 12px 36px; border: 0; border-radius: 4px;
  background: var(--color-signal); color: var(--color-on-accent); font-weight: 600 }
.hail-send:hover { background: var(--color-accent) }
.hail-side { display: grid; gap: 36px }
.hail-block { display: grid; gap: 6px; padding-block-start: 18px; border-block-start: 1px solid var(--color-text) }
.hail-title { font-size: 1.1875rem; font-weight: 600; letter-spacing: -0.015em }
.hail-text { font-style: normal; color: var(--color-muted); text-wrap: pretty }
.hail-link { display: inline-flex; align-items: center; min-height: 44px; justify-self: start; font-weight: 500;
  text-underline-offset: 4px }
.hail-link:hover { color: var(--color-signal-text) }
.hail-map { width: 100%; height: clamp(240px, 34vw, 560px); margin-block-start: clamp(40px, 5vw, 80px); object-fit: cover }

@media (max-width: 900px) {
  .sky-head { grid-template-columns: minmax(0, 1fr) }
  .sky-text { max-width: 34em }
  .sky-lines { height: 560px }
  .gauges { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .gauge { border-block-end: 1px solid var(--color-line) }
  .gauge-start { padding-inline-start: 0; border-inline-start: 0 }
  .gauge-low { border-block-end: 0 }
  .craft { grid-template-columns: minmax(0, 1fr) }
  .side-body { max-width: none; padding-inline: clamp(20px, 3.4vw, 44px) }
  .side-body-first { margin-inline-start: 0 }
  .dials { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .day-notes { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .proof { grid-template-columns: minmax(0, 1fr) }
  .word { grid-template-columns: minmax(0, 1fr) }
  .keel-row { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .keel-about { grid-column: 1 / -1 }
  .plans { grid-template-columns: minmax(0, 1fr) }
  .plan-for { min-height: 0 }
  .asks { grid-template-columns: minmax(0, 1fr) }
  .release { grid-template-columns: minmax(0, 1fr) }
  .hail { grid-template-columns: minmax(0, 1fr) }
}

@media (max-width: 600px) {
  .helm-nav { width: 100%; justify-content: space-between; gap: 0 12px }
  .sky-lines { height: 480px }
  .sky-phones { inset-block-start: 40px }
  .sky-pair { justify-content: center }
  .sky-phone { width: 46% }
  .dials { grid-template-columns: minmax(0, 1fr) }
  .day-picture { height: 210px; object-fit: cover; object-position: 74% 0 }
  .day-notes { grid-template-columns: minmax(0, 1fr) }
  .misses-head { font-size: 0.875rem }
  .misses-value { padding-inline-start: 10px }
  .keel-row { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .matrix-row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); padding-block: 10px }
  .matrix-corner { display: none }
  .matrix-plan { width: auto; padding: 6px 4px }
  .matrix-what { grid-column: 1 / -1; padding: 6px 0 0 }
  .matrix-cell { padding: 4px }
  .hail-form { grid-template-columns: minmax(0, 1fr) }
}
`;
