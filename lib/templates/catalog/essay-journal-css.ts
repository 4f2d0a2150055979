import { css } from "@/lib/site-styles/markup";

export const ESSAY_JOURNAL_CSS = css`
.row { display: grid; grid-template-columns: 12rem minmax(0, 38rem); column-gap: 4rem; justify-content: center;
  padding-inline: 24px }
.leaf { font-size: clamp(1.1875rem, 0.5vw + 1.02rem, 1.3125rem); line-height: 1.55; font-variant-numeric: oldstyle-nums }
.masthead { padding-block: 28px }
.masthead-name { display: inline-flex; align-items: center; min-height: 44px; font-size: 1.25rem; font-style: italic;
  text-decoration: none }
.masthead-nav { display: flex; flex-wrap: wrap; gap: 0 28px }
.masthead-link { display: inline-flex; align-items: center; min-height: 44px; font-size: 1.125rem;
  text-decoration-color: transparent; text-decoration-thickness: 1px; text-underline-offset: 6px }
.masthead-link:hover { text-decoration-color: currentColor }

.opening { padding-block: clamp(56px, 8vw, 128px) clamp(48px, 6vw, 88px) }
.opening-title { grid-column: 1 / -1; font-size: clamp(3rem, 8.2vw, 7rem); font-weight: 300; line-height: 0.98;
  letter-spacing: -0.035em }
.opening-line { display: block }
.opening-shift { padding-inline-start: 16rem; font-style: italic }
.opening-text { grid-column: 2; margin-block-start: clamp(32px, 4vw, 56px); font-size: 1.15em; line-height: 1.45;
  text-wrap: pretty }
.horizon { width: 100%; height: clamp(190px, 30vw, 440px); object-fit: cover }

.entry { padding-block-start: clamp(64px, 8vw, 120px) }
.side { padding-block-start: 0.35em; font-size: 1.125rem; font-style: italic; font-weight: 400; line-height: 1.4;
  color: var(--color-muted) }
.side-link { text-decoration-thickness: 1px; text-underline-offset: 4px }
.side-link:hover { color: var(--color-text) }
.latest-title { font-size: clamp(2.1rem, 4.4vw, 3.4rem); font-weight: 400; line-height: 1.05; letter-spacing: -0.025em }
.latest-link { text-decoration: none }
.latest-link:hover { color: var(--color-accent); text-decoration: underline; text-decoration-thickness: 1px;
  text-underline-offset: 8px }
.latest-text { margin-block-start: 20px; text-wrap: pretty }
.turn { display: inline-flex; align-items: center; min-height: 48px; margin-block-start: 12px; font-style: italic;
  color: var(--color-accent); text-decoration-thickness: 1px; text-underline-offset: 6px }
.turn:hover { text-decoration-thickness: 2px }

.tide-picture { width: 100%; margin-block-end: 24px }
.tide { width: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums }
.tide-row { border-block-start: 1px solid var(--color-line) }
.tide-head { padding: 0 0 10px; font-size: 1.0625rem; font-weight: 400; font-style: italic; text-align: start;
  color: var(--color-muted) }
.tide-day { padding-block: 11px; font-weight: 400; text-align: start }
.tide-time { padding-block: 11px; text-align: start; white-space: nowrap }
.tide-note { margin-block-start: 18px; font-size: 1.0625rem; line-height: 1.5; color: var(--color-muted); text-wrap: pretty }

.year { padding-block-start: 40px }
.year-first { padding-block-start: clamp(64px, 8vw, 120px) }
.year-number { font-size: clamp(2.1rem, 4.4vw, 3.4rem); font-weight: 300; line-height: 1; letter-spacing: -0.03em;
  font-variant-numeric: oldstyle-nums }
.year-note { margin-block-start: 10px; max-width: 22ch; font-size: 1.0625rem; line-height: 1.4; font-style: italic;
  color: var(--color-muted) }
.titles { border-block-end: 1px solid var(--color-line) }
.title { display: flex; align-items: baseline; justify-content: space-between; gap: 8px 24px; padding-block: 13px;
  border-block-start: 1px solid var(--color-line) }
.title-name { text-wrap: pretty }
.title-link { color: var(--color-accent); text-decoration-thickness: 1px; text-underline-offset: 5px }
.title-link:hover { text-decoration-thickness: 2px }
.title-where { flex: none; font-size: 1.0625rem; font-style: italic; color: var(--color-muted) }

.shelf { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 28px }
.shelf-link { display: block; text-decoration: none }
.shelf-cover { width: 100%; box-shadow: 0 1px 2px color-mix(in srgb, var(--color-text) 35%, transparent) }
.shelf-name { display: block; margin-block-start: 14px; font-style: italic; line-height: 1.25 }
.shelf-year { display: block; font-size: 1.0625rem; color: var(--color-muted) }

.letter { margin-block-start: clamp(80px, 10vw, 160px); padding-block: clamp(64px, 8vw, 120px);
  background: var(--color-tide); color: var(--color-background) }
.letter-side { padding-block-start: 0.5em; font-size: 1.125rem; font-style: italic; line-height: 1.4 }
.letter-title { font-size: clamp(2.1rem, 4.8vw, 3.75rem); font-weight: 300; line-height: 1.05; letter-spacing: -0.025em }
.letter-text { margin-block-start: 18px; text-wrap: pretty }
.letter-form { display: flex; flex-wrap: wrap; align-items: end; gap: 20px; margin-block-start: 36px }
.letter-field { flex: 1 1 16rem; display: grid; gap: 4px }
.letter-label { font-size: 1.0625rem; font-style: italic }
.letter-input { width: 100%; min-height: 52px; padding: 8px 0; border: 0; border-radius: 0;
  border-block-end: 1px solid currentColor; background: transparent; font-size: 1.25rem }
.letter-input:focus-visible { outline-color: var(--color-background) }
.letter-send { min-height: 52px; padding: 8px 28px; border: 1px solid var(--color-background); border-radius: 999px;
  background: var(--color-background); color: var(--color-tide); font-size: 1.125rem }
.letter-send:hover { background: transparent; color: var(--color-background) }
.letter-send:focus-visible { outline-color: var(--color-background) }

.colophon { padding-block: 40px 56px; font-size: 1.0625rem; line-height: 1.5; color: var(--color-muted) }
.colophon-name { font-style: italic }
.colophon-links { display: flex; flex-wrap: wrap; gap: 0 24px }
.colophon-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration-thickness: 1px;
  text-underline-offset: 5px }
.colophon-link:hover { color: var(--color-text) }

.piece-head { padding-block: clamp(56px, 8vw, 128px) clamp(40px, 4vw, 64px) }
.piece-title { grid-column: 1 / -1; font-size: clamp(3rem, 8vw, 6.75rem); font-weight: 300; line-height: 0.98;
  letter-spacing: -0.035em }
.piece-lead { grid-column: 2; margin-block-start: clamp(28px, 3vw, 44px); font-size: 1.2em; line-height: 1.4;
  font-style: italic; color: var(--color-muted); text-wrap: pretty }
.piece { padding-block-end: 8px }
.piece-text { grid-column: 2; display: grid; gap: 1.1em; padding-block-end: 1.1em; text-wrap: pretty }
.piece-start { font-size: 1.15em; line-height: 1.45 }
.piece-figure { padding-block: clamp(32px, 4vw, 56px) }
.piece-picture { width: 100% }
.piece-caption { padding-block-start: 2px; font-size: 1.0625rem; line-height: 1.42; font-style: italic;
  color: var(--color-muted); text-wrap: balance }
.margin-note { align-self: start; padding-block: 0.35em 1em; border-block-start: 1px solid var(--color-line);
  font-size: 1.0625rem; line-height: 1.42; font-style: italic; color: var(--color-muted); text-wrap: pretty }
.piece-end { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; padding-block-start: 20px;
  margin-block-start: 32px; border-block-start: 1px solid var(--color-line) }

.volume { padding-block: clamp(40px, 5vw, 72px) }
.volume-cover { width: 100%; box-shadow: 0 1px 3px color-mix(in srgb, var(--color-text) 40%, transparent) }
.volume-title { font-size: clamp(2.1rem, 4.6vw, 3.5rem); font-weight: 400; line-height: 1.02; letter-spacing: -0.025em }
.volume-facts { margin-block-start: 8px; font-size: 1.0625rem; font-style: italic; color: var(--color-muted) }
.volume-text { margin-block-start: 20px; text-wrap: pretty }
.volume-quote { margin-block-start: 24px; padding-inline-start: 24px; border-inline-start: 1px solid var(--color-accent);
  font-style: italic; text-wrap: pretty }
.dates { border-block-end: 1px solid var(--color-line) }
.date { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: 4px 24px; padding-block: 14px;
  border-block-start: 1px solid var(--color-line) }
.date-day { font-style: italic; color: var(--color-muted) }

.portrait { width: 100% }
.prose { display: grid; gap: 1.1em; text-wrap: pretty }
.note-form { display: grid; gap: 24px; margin-block-start: 32px }
.note-field { display: grid; gap: 6px }
.note-label { font-style: italic }
.note-input { width: 100%; min-height: 52px; padding: 10px 14px; border: 1px solid var(--color-muted); border-radius: 2px;
  background: var(--color-surface) }
.note-area { width: 100%; min-height: 200px; padding: 10px 14px; border: 1px solid var(--color-muted); border-radius: 2px;
  background: var(--color-surface); resize: vertical }
.note-address { min-height: 96px }
.note-send { justify-self: start; min-height: 52px; padding: 8px 32px; border: 1px solid var(--color-accent);
  border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font-size: 1.125rem }
.note-send:hover { background: transparent; color: var(--color-accent) }

@media (max-width: 900px) {
  .row { grid-template-columns: 8.5rem minmax(0, 38rem); column-gap: 2.25rem }
  .opening-shift { padding-inline-start: 10.75rem }
  .shelf { gap: 20px }
}

@media (max-width: 600px) {
  .row { grid-template-columns: minmax(0, 1fr) }
  .masthead { padding-block: 16px }
  .masthead-nav { gap: 0 22px }
  .opening-shift { padding-inline-start: 2.5rem }
  .opening-text { grid-column: 1 }
  .piece-lead { grid-column: 1 }
  .piece-text { grid-column: 1 }
  .side { padding-block: 0 14px }
  .letter-side { padding-block: 0 14px }
  .piece-caption { padding-block: 0 14px }
  .year-note { max-width: none; margin-block: 6px 20px }
  .margin-note { margin-block: 4px 1.4em; padding-inline-start: 20px; border-block-start: 0;
    border-inline-start: 1px solid var(--color-accent); padding-block: 0 }
  .volume-cover { max-width: 200px; margin-block-end: 24px }
  .date { grid-template-columns: minmax(0, 1fr) }
  .portrait { margin-block-end: 24px }
}
`;
