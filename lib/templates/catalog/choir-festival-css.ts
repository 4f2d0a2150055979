import { css } from "@/lib/site-styles/markup";

export const CHOIR_FESTIVAL_CSS = css`
.skip-link { position: absolute; z-index: 2; inset-inline-start: 16px; inset-block-start: -80px; padding: 12px 20px; background: var(--color-ink); color: var(--color-sand) }
.skip-link:focus-visible { inset-block-start: 16px; outline-color: var(--color-coral) }
.wrap { max-width: 1360px; margin-inline: auto; padding-inline: clamp(20px, 3.4vw, 48px) }

.site-header { background: var(--color-accent); color: var(--color-sand) }
.header-row { display: flex; flex-wrap: wrap; gap: 0 32px; align-items: center; justify-content: space-between; padding-block: 16px }
.site-name { display: inline-flex; align-items: center; min-height: 44px; font-family: var(--font-heading); font-weight: 700; font-size: 1.125rem; text-decoration: none }
.site-name:focus-visible { outline-color: var(--color-sun) }
.site-nav { display: flex; flex-wrap: wrap; gap: 0 28px }
.nav-link { display: inline-flex; align-items: center; min-height: 44px; font-weight: 500; text-decoration: underline; text-decoration-thickness: 3px; text-decoration-color: transparent; text-underline-offset: 7px; transition: text-decoration-color 140ms }
.nav-link:hover { text-decoration-color: var(--color-sun) }
.nav-link:focus-visible { outline-color: var(--color-sun) }

.wave { width: 100%; height: max(56px, 9vw); object-fit: cover; margin-block: -1px; pointer-events: none }
.wave-up { width: 100%; height: max(56px, 9vw); object-fit: cover; margin-block: -1px; transform: scaleY(-1); pointer-events: none }

.hero { overflow: hidden; background: var(--color-coral) }
.hero-title { font-weight: 800; line-height: 0.8; letter-spacing: -0.045em }
.hero-low { display: block; padding: clamp(28px, 4vw, 64px) 2.6vw 0; background: var(--color-accent); color: var(--color-sand); font-size: 13.2vw }
.hero-choir { display: block; padding: 1vw 2.6vw 0; background: var(--color-sand); color: var(--color-accent); font-size: 22.2vw; line-height: 0.76 }
.hero-festival { display: block; padding: 1.4vw 2.6vw 0; background: var(--color-coral); color: var(--color-ink); font-size: 15.45vw }
.hero-facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 40px; padding-block: clamp(32px, 4vw, 64px) clamp(24px, 2vw, 32px); color: var(--color-ink) }
.hero-fact { font-size: clamp(1.125rem, 1.6vw, 1.5rem); font-weight: 500; line-height: 1.3; text-wrap: balance }
.hero-picture { width: 100%; height: clamp(320px, 51.25vw, 900px); object-fit: cover; object-position: 50% 100% }

.intro { padding-block: clamp(64px, 7vw, 112px) clamp(72px, 8vw, 128px) }
.intro-grid { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); gap: 32px clamp(32px, 7vw, 120px); align-items: end }
.intro-title { font-size: clamp(2.25rem, 5vw, 4.75rem); font-weight: 700; line-height: 1; letter-spacing: -0.035em; color: var(--color-accent) }
.intro-text { font-size: 1.1875rem; text-wrap: pretty }
.intro-actions { display: flex; flex-wrap: wrap; gap: 14px; margin-block-start: 28px }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 14px 30px; border: 0; background: var(--color-accent); color: var(--color-on-accent); font-family: var(--font-heading); font-weight: 700; text-decoration: none; transition: background-color 140ms }
.button:hover { background: var(--color-ink) }
.button-ink { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 14px 30px; border: 0; background: var(--color-ink); color: var(--color-sand); font-family: var(--font-heading); font-weight: 700; text-decoration: none; transition: background-color 140ms }
.button-ink:hover { background: var(--color-accent) }
.button-ink:focus-visible { outline-color: var(--color-ink) }

.tide { background: var(--color-accent); color: var(--color-sand) }
.tide-head { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); gap: 24px clamp(32px, 7vw, 120px); align-items: end; padding-block: clamp(24px, 3vw, 48px) clamp(40px, 5vw, 72px) }
.big-title { font-size: clamp(2.25rem, 5vw, 5rem); font-weight: 800; line-height: 0.94; letter-spacing: -0.045em }
.tide-text { font-size: 1.125rem; text-wrap: pretty }
.tide-picture { width: 100%; height: clamp(220px, 28.75vw, 460px); object-fit: cover }
.tide-days { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); background: var(--color-ink) }
.tide-day { padding: clamp(20px, 2.6vw, 40px) clamp(20px, 3.4vw, 48px) }
.tide-name { font-weight: 500 }
.tide-time { display: block; margin-block-start: 4px; font-family: var(--font-heading); font-size: clamp(2rem, 4.6vw, 4.25rem); font-weight: 800; line-height: 1; letter-spacing: -0.03em }
.tide-note { display: block; margin-block-start: 8px; font-size: 1rem; color: var(--color-lilac) }

.days { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) }
.day-coral { display: flex; flex-direction: column; padding: clamp(32px, 4vw, 64px) clamp(20px, 3.4vw, 48px); background: var(--color-coral); color: var(--color-ink) }
.day-sun { display: flex; flex-direction: column; padding: clamp(32px, 4vw, 64px) clamp(20px, 3.4vw, 48px); background: var(--color-sun); color: var(--color-ink) }
.day-lilac { display: flex; flex-direction: column; padding: clamp(32px, 4vw, 64px) clamp(20px, 3.4vw, 48px); background: var(--color-lilac); color: var(--color-ink) }
.day-title { font-size: clamp(2rem, 3.6vw, 3.75rem); font-weight: 800; line-height: 0.95; letter-spacing: -0.04em }
.day-date { margin-block-start: 10px; font-weight: 500 }
.day-list { display: grid; gap: 16px; margin-block: 32px 36px }
.day-item { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: 12px; line-height: 1.4 }
.day-hour { font-weight: 600; font-variant-numeric: tabular-nums }
.day-link { display: inline-flex; align-items: center; align-self: flex-start; min-height: 44px; margin-block-start: auto; font-family: var(--font-heading); font-weight: 700; text-decoration-thickness: 3px; text-underline-offset: 6px }
.day-link:hover { text-decoration-color: transparent }
.day-link:focus-visible { outline-color: var(--color-ink) }

.choirs { padding-block: clamp(72px, 8vw, 128px) clamp(40px, 5vw, 72px) }
.choirs-title { font-size: 1.125rem; font-weight: 700 }
.choirs-list { display: flex; flex-wrap: wrap; gap: 0 0.55em; margin-block-start: 28px; font-family: var(--font-heading); font-size: clamp(1.75rem, 4.3vw, 4.125rem); font-weight: 700; line-height: 1.14; letter-spacing: -0.035em }
.choir { color: var(--color-ink) }
.choir-loud { color: var(--color-accent) }
.choirs-note { max-width: 34em; margin-block-start: 32px; color: var(--color-muted); text-wrap: pretty }

.stages { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) }
.stage { background: var(--color-ink); color: var(--color-sand) }
.stage-picture { width: 100%; aspect-ratio: 16 / 13; object-fit: cover }
.stage-body { padding: clamp(24px, 2.6vw, 40px) clamp(20px, 3.4vw, 48px) clamp(36px, 4vw, 64px) }
.stage-name { font-size: clamp(1.375rem, 2.05vw, 2.25rem); font-weight: 800; line-height: 1; letter-spacing: -0.03em }
.stage-text { margin-block-start: 14px; text-wrap: pretty }

.tickets { padding-block: clamp(64px, 7vw, 112px) clamp(72px, 9vw, 144px) }
.tickets-head { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); gap: 20px clamp(32px, 7vw, 120px); align-items: end; margin-block-end: clamp(36px, 4vw, 64px) }
.tickets-note { color: var(--color-muted); text-wrap: pretty }
.tickets-list { display: grid; gap: 14px }
.ticket { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr); background: var(--color-surface) }
.ticket-name { padding: clamp(20px, 2.2vw, 32px) clamp(20px, 2.6vw, 40px); font-size: clamp(1.5rem, 2.7vw, 2.5rem); font-weight: 700; line-height: 1.05; letter-spacing: -0.03em }
.ticket-text { align-self: center; padding: 16px clamp(16px, 2vw, 32px); font-size: 1.0625rem; line-height: 1.45; text-wrap: pretty }
.ticket-price { display: grid; place-items: center; padding: 16px; background: var(--color-coral); color: var(--color-ink); border-inline-start: 4px dashed var(--color-background); font-family: var(--font-heading); font-size: clamp(1.75rem, 3.2vw, 3rem); font-weight: 800; letter-spacing: -0.04em; line-height: 1 }
.ticket-price-sun { display: grid; place-items: center; padding: 16px; background: var(--color-sun); color: var(--color-ink); border-inline-start: 4px dashed var(--color-background); font-family: var(--font-heading); font-size: clamp(1.75rem, 3.2vw, 3rem); font-weight: 800; letter-spacing: -0.04em; line-height: 1 }
.ticket-price-lilac { display: grid; place-items: center; padding: 16px; background: var(--color-lilac); color: var(--color-ink); border-inline-start: 4px dashed var(--color-background); font-family: var(--font-heading); font-size: clamp(1.75rem, 3.2vw, 3rem); font-weight: 800; letter-spacing: -0.04em; line-height: 1 }
.tickets-end { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: center; margin-block-start: 36px }

.song { background: var(--color-sun); color: var(--color-ink) }
.song-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: stretch }
.song-picture { width: 100%; height: 100%; min-height: 360px; object-fit: cover }
.song-body { align-self: center; padding: clamp(48px, 6vw, 104px) clamp(20px, 5vw, 88px) }
.song-title { font-size: clamp(2rem, 4.2vw, 4.25rem); font-weight: 800; line-height: 0.96; letter-spacing: -0.04em }
.song-text { max-width: 30em; margin-block: 22px 30px; font-size: 1.125rem; text-wrap: pretty }

.site-footer { background: var(--color-ink); color: var(--color-sand) }
.footer-pattern { width: 100%; height: clamp(90px, 12.5vw, 200px); object-fit: cover }
.footer-grid { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 36px 48px; padding-block: clamp(48px, 5vw, 80px) 48px }
.footer-big { font-family: var(--font-heading); font-size: clamp(2rem, 4.6vw, 4.25rem); font-weight: 800; line-height: 0.95; letter-spacing: -0.04em; text-wrap: balance }
.footer-text { font-style: normal; line-height: 1.6 }
.footer-link { display: inline-flex; align-items: center; min-height: 44px; text-underline-offset: 6px; text-decoration-thickness: 2px; text-decoration-color: var(--color-coral) }
.footer-link:hover { color: var(--color-sun) }
.footer-link:focus-visible { outline-color: var(--color-sun) }
.footer-small { grid-column: 1 / -1; color: var(--color-lilac); font-size: 0.9375rem }

.page-head { background: var(--color-accent); color: var(--color-sand) }
.page-row { display: grid; gap: clamp(20px, 2.6vw, 40px); padding-block: clamp(28px, 4vw, 64px) clamp(24px, 3vw, 48px) }
.page-title { font-size: clamp(1.75rem, 9.2vw, 8.25rem); font-weight: 800; line-height: 0.88; letter-spacing: -0.055em }
.page-text { max-width: 38em; font-size: 1.1875rem; text-wrap: pretty }
.jumps { position: sticky; z-index: 1; inset-block-start: 0; background: var(--color-sand) }
.jumps-row { display: flex; flex-wrap: wrap; gap: 0 28px; padding-block: 8px }
.jump { display: inline-flex; align-items: center; min-height: 48px; font-family: var(--font-heading); font-weight: 700; text-decoration-thickness: 3px; text-underline-offset: 6px; text-decoration-color: var(--color-coral) }
.jump:hover { color: var(--color-accent) }
.bill-head { scroll-margin-block-start: 64px; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px 32px; align-items: end }
.bill-coral { padding-block: clamp(28px, 3vw, 48px); background: var(--color-coral); color: var(--color-ink) }
.bill-sun { padding-block: clamp(28px, 3vw, 48px); background: var(--color-sun); color: var(--color-ink) }
.bill-lilac { padding-block: clamp(28px, 3vw, 48px); background: var(--color-lilac); color: var(--color-ink) }
.bill-title { font-size: clamp(2.5rem, 8.5vw, 8.5rem); font-weight: 800; line-height: 0.82; letter-spacing: -0.055em }
.bill-tide { max-width: 15em; font-weight: 500; line-height: 1.4; text-wrap: balance }
.bill-list { margin-block: clamp(16px, 2vw, 32px) clamp(64px, 7vw, 112px) }
.act { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 6fr) minmax(0, 4fr); gap: 4px 32px; align-items: baseline; padding-block: 20px; border-block-end: 2px solid var(--color-ink) }
.act-hour { font-family: var(--font-heading); font-size: clamp(1.25rem, 1.9vw, 1.75rem); font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums }
.act-name { font-size: clamp(1.375rem, 2.4vw, 2.25rem); font-weight: 700; line-height: 1.08; letter-spacing: -0.03em }
.act-text { margin-block-start: 6px; color: var(--color-muted); text-wrap: balance }
.act-place { font-weight: 500 }

.ways { padding-block: clamp(64px, 7vw, 112px) }
.ways-grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 clamp(32px, 5vw, 88px); margin-block-start: clamp(32px, 4vw, 56px) }
.way { padding-block: 24px; border-block-start: 2px solid var(--color-ink) }
.way-title { font-size: clamp(1.5rem, 2.2vw, 2rem); font-weight: 700; letter-spacing: -0.03em; line-height: 1.1 }
.way-text { max-width: 34em; margin-block-start: 10px; text-wrap: pretty }
.map-picture { width: 100%; height: clamp(300px, 56vw, 760px); object-fit: cover }
.camp { background: var(--color-coral); color: var(--color-ink) }
.camp-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 32px clamp(32px, 7vw, 120px); padding-block: clamp(64px, 7vw, 112px) }
.camp-text { max-width: 28em; margin-block-start: 20px; font-size: 1.0625rem; text-wrap: pretty }
.camp-table { width: 100%; border-collapse: collapse; align-self: end }
.camp-name { padding: 16px 16px 16px 0; font-weight: 500; text-align: start; border-block-start: 2px solid var(--color-ink) }
.camp-price { padding: 16px 0; font-family: var(--font-heading); font-size: 1.25rem; font-weight: 700; text-align: end; border-block-start: 2px solid var(--color-ink) }

.crew { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 32px clamp(20px, 2.6vw, 40px); padding-block: clamp(32px, 4vw, 56px) clamp(64px, 7vw, 112px) }
.crew-title { padding-block-start: clamp(48px, 5vw, 80px); font-size: clamp(2.25rem, 5vw, 5rem); font-weight: 800; line-height: 0.94; letter-spacing: -0.045em }
.crew-job { padding-block-start: 20px; border-block-start: 8px solid var(--color-coral) }
.crew-job-sun { padding-block-start: 20px; border-block-start: 8px solid var(--color-sun) }
.crew-job-lilac { padding-block-start: 20px; border-block-start: 8px solid var(--color-lilac) }
.crew-job-violet { padding-block-start: 20px; border-block-start: 8px solid var(--color-accent) }
.crew-name { font-size: 1.5rem; font-weight: 700; letter-spacing: -0.03em; line-height: 1.05 }
.crew-text { margin-block-start: 12px; text-wrap: pretty }
.crew-when { margin-block-start: 12px; font-weight: 600 }
.join { background: var(--color-surface) }
.join-grid { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 40px clamp(32px, 7vw, 120px); padding-block: clamp(64px, 7vw, 120px) }
.join-list { display: grid; gap: 12px; margin-block-start: 28px }
.join-item { padding-block-start: 12px; border-block-start: 2px solid var(--color-line); text-wrap: pretty }
.form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 22px 20px; align-content: start }
.field { display: grid; gap: 6px; align-content: start }
.field-wide { grid-column: span 2; display: grid; gap: 6px }
.field-label { font-weight: 600 }
.field-input { width: 100%; min-height: 54px; padding: 12px 14px; border: 2px solid var(--color-ink); border-radius: 0; background: var(--color-sand) }
.field-area { width: 100%; min-height: 140px; padding: 12px 14px; border: 2px solid var(--color-ink); border-radius: 0; background: var(--color-sand); resize: vertical }
.checks { grid-column: span 2; display: flex; flex-wrap: wrap; gap: 4px 28px }
.checks-title { padding: 0; font-weight: 600; margin-block-end: 4px }
.check { display: inline-flex; gap: 10px; align-items: center; min-height: 44px }
.check-box { width: 22px; height: 22px; accent-color: var(--color-accent) }
.form-end { grid-column: span 2; display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: center }
.form-note { flex: 1 1 220px; color: var(--color-muted); font-size: 0.9375rem; line-height: 1.5 }

@media (max-width: 900px) {
  .days { grid-template-columns: minmax(0, 1fr) }
  .day-title { font-size: 3rem }
  .day-list { margin-block: 20px 20px }
  .stages { grid-template-columns: minmax(0, 1fr) }
  .stage { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .stage-picture { height: 100% }
  .intro-grid { grid-template-columns: minmax(0, 1fr) }
  .tide-head { grid-template-columns: minmax(0, 1fr) }
  .tickets-head { grid-template-columns: minmax(0, 1fr) }
  .ticket { grid-template-columns: minmax(0, 7fr) minmax(0, 3fr) }
  .ticket-name { padding-block-end: 0 }
  .ticket-text { grid-column: 1; grid-row: 2; padding: 8px clamp(20px, 2.6vw, 40px) 20px }
  .ticket-price { grid-column: 2; grid-row: 1 / span 2 }
  .ticket-price-sun { grid-column: 2; grid-row: 1 / span 2 }
  .ticket-price-lilac { grid-column: 2; grid-row: 1 / span 2 }
  .footer-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .footer-big { grid-column: 1 / -1 }
  .act { grid-template-columns: 6.5rem minmax(0, 1fr) }
  .act-place { grid-column: 2 }
  .camp-grid { grid-template-columns: minmax(0, 1fr) }
  .crew { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .join-grid { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
  .site-nav { gap: 0 22px }
  .hero-facts { grid-template-columns: minmax(0, 1fr) }
  .tide-days { grid-template-columns: minmax(0, 1fr) }
  .tide-day { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0 12px; align-items: baseline; padding-block: 16px; border-block-start: 1px solid var(--color-accent) }
  .tide-note { grid-column: 2 }
  .stage { grid-template-columns: minmax(0, 1fr) }
  .song-grid { grid-template-columns: minmax(0, 1fr) }
  .song-picture { min-height: 0 }
  .footer-grid { grid-template-columns: minmax(0, 1fr) }
  .bill-head { grid-template-columns: minmax(0, 1fr) }
  .bill-title { font-size: 12vw }
  .ticket { grid-template-columns: minmax(0, 1fr) 92px }
  .ticket-price { padding: 8px; font-size: 1.375rem }
  .ticket-price-sun { padding: 8px; font-size: 1.375rem }
  .ticket-price-lilac { padding: 8px; font-size: 1.375rem }
  .act { grid-template-columns: 4rem minmax(0, 1fr); gap: 4px 14px }
  .ways-grid { grid-template-columns: minmax(0, 1fr) }
  .crew { grid-template-columns: minmax(0, 1fr) }
  .form { grid-template-columns: minmax(0, 1fr) }
  .field-wide { grid-column: 1 }
  .checks { grid-column: 1 }
  .form-end { grid-column: 1 }
}
`;
