import { css } from "@/lib/site-styles/markup";

export const ARCHITECTURE_OFFICE_CSS = css`
.skip-link { position: absolute; inset-inline-start: 16px; inset-block-start: -80px; padding: 12px 20px; background: var(--color-text); color: var(--color-background) }
.skip-link:focus-visible { inset-block-start: 16px }
.wrap { max-width: 1640px; margin-inline: auto; padding-inline: clamp(20px, 4vw, 64px) }
.label { font-size: 0.9375rem; font-weight: 400; line-height: 1.5; color: var(--color-muted) }

.site-header { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); align-items: center; max-width: 1640px; margin-inline: auto; padding: 22px clamp(20px, 4vw, 64px) }
.site-name { grid-column: span 6; display: inline-flex; align-items: center; min-height: 44px; font-size: 1.1875rem; font-weight: 500; letter-spacing: -0.015em; text-decoration: none }
.site-nav { grid-column: span 6; display: flex; flex-wrap: wrap; column-gap: 40px; justify-content: flex-end }
.site-nav-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: underline; text-decoration-color: transparent; text-underline-offset: 8px; text-decoration-thickness: 1px; transition: text-decoration-color 160ms }
.site-nav-link:hover { text-decoration-color: var(--color-accent) }

.hero { padding-block: clamp(56px, 9vw, 136px) clamp(24px, 4vw, 56px) }
.hero-row { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 36px; align-items: end }
.hero-title { grid-column: span 8; font-size: clamp(2.875rem, 7vw, 7rem); font-weight: 250; line-height: 0.99; letter-spacing: -0.045em }
.hero-text { grid-column: 10 / span 3; padding-block-end: 0.5em; font-size: 1.0625rem; text-wrap: pretty }
.drawing { overflow: hidden }
.drawing-wide { width: 100%; height: clamp(300px, 35vw, 640px); object-fit: cover; object-position: 56% 100% }
.drawing-plan { width: 100%; height: max(300px, 32.5vw); object-fit: cover }
.drawing-map { width: 100%; height: clamp(340px, 50vw, 760px); object-fit: cover; object-position: 34% 56% }
.drawing-caption { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 2px; max-width: 1640px; margin-inline: auto; padding: 16px clamp(20px, 4vw, 64px); font-size: 0.9375rem; color: var(--color-muted) }
.drawing-caption-name { grid-column: span 3; color: var(--color-text); font-weight: 500 }
.drawing-caption-what { grid-column: span 6 }
.drawing-caption-scale { grid-column: span 3; text-align: end }

.statement { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 24px; padding-block: clamp(88px, 11vw, 176px) }
.statement-label { grid-column: span 3; padding-block-start: 0.7em }
.statement-body { grid-column: span 9 }
.statement-text { max-width: 27em; font-size: clamp(1.625rem, 3.1vw, 3rem); font-weight: 300; line-height: 1.24; letter-spacing: -0.025em; text-wrap: pretty }
.statement-facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 24px; margin-block-start: clamp(48px, 6vw, 88px) }
.statement-fact { padding-block-start: 14px; border-block-start: 1px solid var(--color-text) }
.statement-number { display: block; font-size: clamp(2rem, 3.4vw, 3.25rem); font-weight: 250; line-height: 1.2; letter-spacing: -0.03em }

.section-head { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 16px; align-items: baseline; margin-block-end: clamp(32px, 4vw, 60px) }
.section-title { grid-column: span 8; font-size: clamp(2rem, 4vw, 3.75rem); font-weight: 250; line-height: 1.08; letter-spacing: -0.035em }
.section-note { grid-column: 10 / span 3; color: var(--color-muted); font-size: 1rem; text-wrap: pretty }

.works { padding-block-end: clamp(88px, 11vw, 176px) }
.works-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: clamp(48px, 6vw, 96px) }
.work-large { grid-column: span 8 }
.work-small { grid-column: span 4; align-self: end }
.work-left { grid-column: span 5 }
.work-right { grid-column: 7 / span 6 }
.work-link { display: block; text-decoration: none }
.work-picture { width: 100%; aspect-ratio: 3 / 2; object-fit: cover; background: var(--color-surface); transition: opacity 200ms }
.work-picture:hover { opacity: 0.86 }
.work-picture-tall { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; background: var(--color-surface) }
.work-picture-plan { width: 100%; aspect-ratio: 5 / 4; object-fit: cover; background: var(--color-surface) }
.work-name { margin-block-start: 18px; font-size: 1.375rem; font-weight: 400; letter-spacing: -0.015em }
.work-facts { color: var(--color-muted); font-size: 1rem }

.index { padding-block-end: clamp(88px, 11vw, 176px) }
.index-table { width: 100%; border-collapse: collapse; text-align: start }
.index-head { padding: 0 0 12px; font-size: 0.9375rem; font-weight: 400; color: var(--color-muted); text-align: start; border-block-end: 1px solid var(--color-text) }
.index-head-end { padding: 0 0 12px; font-size: 0.9375rem; font-weight: 400; color: var(--color-muted); text-align: end; border-block-end: 1px solid var(--color-text) }
.index-row { transition: background-color 160ms }
.index-row:hover { background: var(--color-surface) }
.index-year { width: 16.6%; padding: 15px 0; font-variant-numeric: tabular-nums; color: var(--color-muted); border-block-end: 1px solid var(--color-line) }
.index-name { width: 33.4%; padding: 15px 16px 15px 0; font-size: 1.3125rem; font-weight: 400; letter-spacing: -0.015em; text-align: start; border-block-end: 1px solid var(--color-line) }
.index-cell { padding: 15px 16px 15px 0; border-block-end: 1px solid var(--color-line) }
.index-area { padding: 15px 0; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; border-block-end: 1px solid var(--color-line) }
.index-link { display: inline-flex; align-items: center; min-height: 44px; margin-block: -10px; text-decoration-color: var(--color-accent); text-decoration-thickness: 1px; text-underline-offset: 6px }
.index-link:hover { color: var(--color-accent) }

.stages { padding-block: clamp(72px, 8vw, 128px); background: var(--color-graphite); color: var(--color-background) }
.stages-note { grid-column: 10 / span 3; color: var(--color-concrete); font-size: 1rem; text-wrap: pretty }
.stages-list { display: grid; grid-template-columns: 3fr 5fr 7fr 4fr 11fr; border-block-start: 1px solid var(--color-concrete) }
.stage { padding: 18px 18px 0 0 }
.stage-mark { width: 11px; height: 11px; margin-block-start: -24px; margin-block-end: 30px; border-radius: 50%; background: var(--color-concrete) }
.stage-mark-now { width: 11px; height: 11px; margin-block-start: -24px; margin-block-end: 30px; border-radius: 50%; background: var(--color-ember) }
.stage-name { font-size: 1.25rem; font-weight: 400; letter-spacing: -0.01em }
.stage-weeks { margin-block-start: 2px; font-size: 0.9375rem; color: var(--color-concrete) }
.stage-text { max-width: 19em; margin-block-start: 12px; font-size: 0.9375rem; line-height: 1.5; text-wrap: pretty }

.detail { background: var(--color-surface) }
.detail-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 40px; padding-block: clamp(72px, 9vw, 144px) }
.detail-figure { grid-column: span 6 }
.detail-picture { width: 100%; border: 1px solid var(--color-line); background: var(--color-background) }
.detail-body { grid-column: 8 / span 5; align-self: center }
.detail-title { font-size: clamp(1.875rem, 3.2vw, 3rem); font-weight: 250; line-height: 1.12; letter-spacing: -0.03em }
.detail-text { margin-block-start: 20px; text-wrap: pretty }
.detail-list { margin-block-start: 28px; border-block-start: 1px solid var(--color-concrete) }
.detail-item { display: grid; grid-template-columns: 40px minmax(0, 1fr); padding-block: 10px; border-block-end: 1px solid var(--color-concrete); line-height: 1.45 }
.detail-number { color: var(--color-accent); font-weight: 500 }

.notes { padding-block: clamp(88px, 10vw, 160px) }
.notes-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 32px }
.note { padding-block-start: 16px; border-block-start: 1px solid var(--color-text) }
.note-title { margin-block: 32px 10px; font-size: 1.375rem; font-weight: 400; line-height: 1.25; letter-spacing: -0.015em }
.note-text { max-width: 26em; color: var(--color-muted); font-size: 1rem; text-wrap: pretty }

.invite { border-block-start: 1px solid var(--color-text) }
.invite-row { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 28px; align-items: end; padding-block: clamp(56px, 7vw, 112px) }
.invite-title { grid-column: span 8; font-size: clamp(2.25rem, 5.4vw, 5.25rem); font-weight: 250; line-height: 1.02; letter-spacing: -0.04em }
.invite-action { grid-column: 10 / span 3 }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 12px 28px; border: 1px solid var(--color-accent); background: var(--color-accent); color: var(--color-on-accent); font-weight: 500; text-decoration: none; transition: background-color 160ms, color 160ms }
.button:hover { background: transparent; color: var(--color-accent) }

.site-footer { padding-block: 40px 48px; border-block-start: 1px solid var(--color-line); font-size: 1rem }
.footer-grid { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 32px }
.footer-block { grid-column: span 3 }
.footer-text { font-style: normal; line-height: 1.65 }
.footer-muted { color: var(--color-muted); font-size: 0.9375rem }
.footer-link { display: inline-flex; align-items: center; min-height: 44px; margin-block: -8px; text-decoration-color: var(--color-accent); text-decoration-thickness: 1px; text-underline-offset: 6px }
.footer-link:hover { color: var(--color-accent) }

.project-head { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 40px; padding-block: clamp(48px, 7vw, 104px) clamp(40px, 5vw, 72px) }
.project-title { grid-column: span 12; font-size: clamp(3rem, 9.6vw, 9.5rem); font-weight: 250; line-height: 0.96; letter-spacing: -0.055em; margin-inline-start: -0.04em }
.project-lead { grid-column: span 6; font-size: clamp(1.25rem, 1.8vw, 1.625rem); font-weight: 300; line-height: 1.4; letter-spacing: -0.01em; text-wrap: pretty }
.project-data { grid-column: 8 / span 5; font-size: 1rem; border-block-start: 1px solid var(--color-text) }
.project-datum { display: grid; grid-template-columns: 2fr 3fr; column-gap: 16px; padding-block: 8px; border-block-end: 1px solid var(--color-line) }
.project-term { color: var(--color-muted) }
.project-value { margin: 0 }
.story { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 28px; padding-block: clamp(72px, 9vw, 144px) }
.story-title { grid-column: span 5; font-size: clamp(1.875rem, 3.2vw, 3rem); font-weight: 250; line-height: 1.12; letter-spacing: -0.03em }
.story-text { grid-column: 7 / span 6; display: grid; gap: 20px; font-size: 1.125rem; text-wrap: pretty }
.room { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 32px; align-items: end; padding-block: clamp(72px, 9vw, 144px) }
.room-figure { grid-column: span 8 }
.room-picture { width: 100% }
.room-quote { grid-column: 10 / span 3 }
.room-words { font-size: clamp(1.25rem, 1.7vw, 1.5rem); font-weight: 300; line-height: 1.36; letter-spacing: -0.015em; text-wrap: pretty }
.room-source { margin-block-start: 20px; color: var(--color-muted); font-size: 0.9375rem }
.measures { padding-block-end: clamp(72px, 9vw, 144px) }
.measures-grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 32px }
.measure { padding-block-start: 14px; border-block-start: 1px solid var(--color-text) }
.measure-number { display: block; font-size: clamp(2.25rem, 4.4vw, 4.25rem); font-weight: 250; line-height: 1.15; letter-spacing: -0.04em }
.measure-text { display: block; margin-block-start: 6px; color: var(--color-muted); font-size: 1rem; line-height: 1.5; text-wrap: pretty }

.people { padding-block-end: clamp(88px, 10vw, 160px) }
.people-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px) }
.person { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 16px; padding-block: 16px 22px; border-block-start: 1px solid var(--color-line) }
.person-name { font-size: 1.25rem; font-weight: 400; letter-spacing: -0.015em }
.person-since { color: var(--color-muted); font-variant-numeric: tabular-nums }
.person-role { grid-column: span 2; color: var(--color-muted); font-size: 1rem }
.rules { padding-block: clamp(72px, 9vw, 144px); background: var(--color-surface) }
.rules-grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 48px 32px }
.rule { padding-block-start: 16px; border-block-start: 1px solid var(--color-text) }
.rule-title { font-size: 1.5rem; font-weight: 300; line-height: 1.2; letter-spacing: -0.02em }
.rule-text { max-width: 25em; margin-block-start: 12px; color: var(--color-muted); text-wrap: pretty }

.contact { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: clamp(8px, 2.5vw, 32px); row-gap: 56px; padding-block: clamp(64px, 8vw, 128px) }
.contact-side { grid-column: span 4; display: grid; gap: 36px; align-content: start }
.contact-heading { font-size: 1.375rem; font-weight: 400; letter-spacing: -0.015em }
.contact-line { margin-block-start: 8px; font-style: normal; text-wrap: pretty }
.contact-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration-color: var(--color-accent); text-decoration-thickness: 1px; text-underline-offset: 6px }
.contact-link:hover { color: var(--color-accent) }
.contact-form { grid-column: 6 / span 7; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 28px 32px }
.form-title { grid-column: span 2; font-size: clamp(1.75rem, 2.8vw, 2.5rem); font-weight: 250; letter-spacing: -0.03em }
.field { display: grid; gap: 4px; align-content: start }
.field-wide { grid-column: span 2; display: grid; gap: 4px }
.field-label { font-size: 0.9375rem; color: var(--color-muted) }
.field-input { width: 100%; min-height: 48px; padding: 10px 0; border: 0; border-block-end: 1px solid var(--color-text); border-radius: 0; background: var(--color-background) }
.field-input:focus-visible { border-color: var(--color-accent); outline-offset: 4px }
.field-area { width: 100%; min-height: 168px; padding: 10px 0; border: 0; border-block-end: 1px solid var(--color-text); border-radius: 0; background: var(--color-background); resize: vertical }
.form-end { grid-column: span 2; display: flex; flex-wrap: wrap; gap: 20px 32px; align-items: center }
.form-note { flex: 1 1 240px; color: var(--color-muted); font-size: 0.9375rem; line-height: 1.5 }

@media (max-width: 900px) {
  .site-name { grid-column: span 5 }
  .site-nav { grid-column: span 7; column-gap: 28px }
  .hero-title { grid-column: span 12 }
  .hero-text { grid-column: span 8 }
  .statement-label { grid-column: span 12; padding-block-start: 0 }
  .statement-body { grid-column: span 12 }
  .section-title { grid-column: span 12 }
  .section-note { grid-column: span 8 }
  .stages-note { grid-column: span 8 }
  .work-large { grid-column: span 12 }
  .work-small { grid-column: span 8 }
  .work-left { grid-column: span 6 }
  .work-right { grid-column: span 6 }
  .work-picture-tall { aspect-ratio: 3 / 2 }
  .index-name { width: auto }
  .stages-list { grid-template-columns: minmax(0, 1fr); border-block-start: 0; border-inline-start: 1px solid var(--color-concrete) }
  .stage { display: grid; grid-template-columns: 160px minmax(0, 1fr); column-gap: 24px; padding: 0 0 32px 24px }
  .stage-mark { grid-column: span 2; margin-inline-start: -30px; margin-block: 0 -20px }
  .stage-mark-now { grid-column: span 2; margin-inline-start: -30px; margin-block: 0 -20px }
  .stage-weeks { grid-column: 1 }
  .stage-text { grid-column: 2; grid-row: 2 / span 2; max-width: none; margin-block-start: 0 }
  .detail-figure { grid-column: span 12 }
  .detail-body { grid-column: span 12 }
  .notes-grid { grid-template-columns: minmax(0, 1fr) }
  .note-title { margin-block-start: 12px }
  .note-text { max-width: 36em }
  .invite-title { grid-column: span 12 }
  .invite-action { grid-column: span 12 }
  .footer-block { grid-column: span 6 }
  .project-lead { grid-column: span 12 }
  .project-data { grid-column: span 12 }
  .story-title { grid-column: span 12 }
  .story-text { grid-column: span 12 }
  .room-figure { grid-column: span 12 }
  .room-quote { grid-column: span 9 }
  .measures-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .people-grid { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .rules-grid { grid-template-columns: minmax(0, 1fr) }
  .rule-text { max-width: 36em }
  .contact-side { grid-column: span 12; grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .contact-form { grid-column: span 12 }
}
@media (max-width: 600px) {
  .site-header { padding-block: 12px 4px }
  .site-name { grid-column: span 12 }
  .site-nav { grid-column: span 12; justify-content: flex-start }
  .hero-text { grid-column: span 12 }
  .drawing-caption-name { grid-column: span 12 }
  .drawing-caption-what { grid-column: span 12 }
  .drawing-caption-scale { grid-column: span 12; text-align: start }
  .statement-facts { grid-template-columns: minmax(0, 1fr); row-gap: 16px }
  .section-note { grid-column: span 12 }
  .stages-note { grid-column: span 12 }
  .work-small { grid-column: span 12 }
  .work-left { grid-column: span 12 }
  .work-right { grid-column: span 12 }
  .index-year { width: 52px; font-size: 0.9375rem }
  .index-name { font-size: 1.0625rem; padding-inline-end: 12px }
  .index-cell { font-size: 0.9375rem; padding-inline-end: 12px }
  .index-area { font-size: 0.9375rem }
  .index-use { display: none }
  .stage { grid-template-columns: minmax(0, 1fr); row-gap: 6px }
  .stage-mark { grid-column: 1 }
  .stage-mark-now { grid-column: 1 }
  .stage-text { grid-column: 1; grid-row: auto }
  .footer-block { grid-column: span 12 }
  .room-quote { grid-column: span 12 }
  .people-grid { grid-template-columns: minmax(0, 1fr) }
  .contact-side { grid-template-columns: minmax(0, 1fr) }
  .contact-form { grid-template-columns: minmax(0, 1fr) }
  .form-title { grid-column: 1 }
  .field-wide { grid-column: 1 }
  .form-end { grid-column: 1 }
}
`;
