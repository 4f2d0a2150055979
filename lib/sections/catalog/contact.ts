import { line } from "@/lib/i18n/line";
import { FRAME_FEATURES } from "@/lib/sections/embed";
import { EMBED } from "@/lib/sections/embed-address";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const contactSections: readonly Section[] = [
  {
    id: "contact-form",
    name: line("Form"),
    category: "contact",
    html: html`<section class="contact-form">
  <div class="contact-form-inner">
    <div class="contact-form-intro">
      <h2 class="contact-form-title">Tell us about the room</h2>
      <p class="contact-form-text">A rough size and one photo are plenty. Ines reads every message and replies within two working days.</p>
      <dl class="contact-form-facts">
        <div class="contact-form-fact">
          <dt class="contact-form-term">Rather talk?</dt>
          <dd><a class="contact-form-link" href="tel:+441632960418">01632 960418</a></dd>
        </div>
        <div class="contact-form-fact">
          <dt class="contact-form-term">Rather write?</dt>
          <dd><a class="contact-form-link" href="mailto:hello@alderandhythe.example">hello@alderandhythe.example</a></dd>
        </div>
      </dl>
    </div>
    <form class="contact-form-fields" data-form="Contact" method="post">
      <label class="contact-form-field"><span class="contact-form-label">Your name</span>
        <input class="contact-form-input" name="name" autocomplete="name" required></label>
      <label class="contact-form-field"><span class="contact-form-label">Email</span>
        <input class="contact-form-input" type="email" name="email" autocomplete="email" required></label>
      <label class="contact-form-field contact-form-field-wide"><span class="contact-form-label">What do you have in mind?</span>
        <select class="contact-form-input" name="subject">
          <option>Something new</option>
          <option>A repair</option>
          <option>A course</option>
          <option>I am not sure yet</option>
        </select></label>
      <label class="contact-form-field contact-form-field-wide"><span class="contact-form-label">Message</span>
        <textarea class="contact-form-input contact-form-input-tall" name="message" rows="6" required></textarea></label>
      <div class="contact-form-foot">
        <button class="contact-form-button" type="submit">Send the message</button>
        <p class="contact-form-note">We only use your email address to reply.</p>
      </div>
    </form>
  </div>
</section>`,
    css: css`
.contact-form { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.contact-form-inner { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(36px, 7vw, 112px); max-width: 1200px; margin-inline: auto }
.contact-form-title { font-size: clamp(2.25rem, 4.6vw, 4rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.04 }
.contact-form-text { margin-block-start: clamp(16px, 2vw, 28px); max-width: 27em; color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: pretty }
.contact-form-facts { display: grid; gap: 16px; margin-block-start: clamp(28px, 4vw, 56px) }
.contact-form-term { color: var(--color-muted); font-size: 0.9375rem; line-height: 1.4 }
.contact-form-link { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere;
  font-size: 1.125rem; font-weight: 600; text-decoration: underline; text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px; text-underline-offset: 6px }
.contact-form-link:hover { text-decoration-thickness: 4px }
.contact-form-fields { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px clamp(14px, 2vw, 24px); align-content: start }
.contact-form-field { display: grid; gap: 8px; align-content: start }
.contact-form-field-wide { grid-column: 1 / -1 }
.contact-form-label { font-size: 1rem; font-weight: 500; line-height: 1.4 }
.contact-form-input { width: 100%; min-height: 54px; padding: 12px 16px; border: 1px solid var(--color-muted);
  border-radius: 4px; background: var(--color-background); color: var(--color-text) }
.contact-form-input-tall { line-height: 1.5; resize: vertical }
.contact-form-foot { display: flex; flex-wrap: wrap; grid-column: 1 / -1; align-items: center; gap: 12px 24px }
.contact-form-button { min-height: 54px; padding: 10px 32px; border: 0; border-radius: 4px;
  background: var(--color-accent); color: var(--color-on-accent); font-weight: 600 }
.contact-form-button:hover { background: var(--color-text); color: var(--color-background) }
.contact-form-note { color: var(--color-muted); font-size: 0.9375rem }
@media (max-width: 900px) {
  .contact-form-inner { grid-template-columns: minmax(0, 1fr) }
  .contact-form-facts { display: flex; flex-wrap: wrap; gap: 16px 48px }
}
@media (max-width: 600px) {
  .contact-form-fields { grid-template-columns: minmax(0, 1fr) }
  .contact-form-button { width: 100% }
}
`,
  },
  {
    id: "contact-split",
    name: line("Address and hours with picture"),
    category: "contact",
    html: html`<section class="contact-split">
  <img class="contact-split-picture" src="/sections/arches.svg" alt="Steps up to an arched doorway, with a round box tree in a pot" width="900" height="1200" loading="lazy">
  <div class="contact-split-words">
    <h2 class="contact-split-title">Ring twice, we may be sawing</h2>
    <address class="contact-split-address">The Old Rope Works<br>18 Quarry Lane, Wrenford</address>
    <dl class="contact-split-hours">
      <div class="contact-split-row"><dt class="contact-split-day">Tuesday to Thursday</dt><dd class="contact-split-time">10:00 to 17:30</dd></div>
      <div class="contact-split-row"><dt class="contact-split-day">Friday</dt><dd class="contact-split-time">10:00 to 20:00</dd></div>
      <div class="contact-split-row"><dt class="contact-split-day">Saturday</dt><dd class="contact-split-time">9:00 to 16:00</dd></div>
      <div class="contact-split-row"><dt class="contact-split-day">Sunday and Monday</dt><dd class="contact-split-time">Closed</dd></div>
    </dl>
    <div class="contact-split-actions">
      <a class="contact-split-button" href="tel:+441632960418">Call 01632 960418</a>
      <a class="contact-split-link" href="mailto:hello@alderandhythe.example">Send an email</a>
    </div>
  </div>
</section>`,
    css: css`
.contact-split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); background: var(--color-surface) }
.contact-split-picture { width: 100%; height: 100%; min-height: 560px; object-fit: cover; object-position: 50% 70% }
.contact-split-words { display: flex; flex-direction: column; justify-content: center;
  padding-block: clamp(56px, 8vw, 112px);
  padding-inline: clamp(28px, 6vw, 96px) max(clamp(20px, 5vw, 64px), calc((100vw - 1200px) / 2)) }
.contact-split-title { max-width: 11ch; font-size: clamp(2.25rem, 4.6vw, 4rem); font-weight: 500;
  letter-spacing: -0.035em; line-height: 1.04 }
.contact-split-address { margin-block-start: clamp(16px, 2vw, 28px); font-size: clamp(1.125rem, 1.5vw, 1.3125rem);
  font-style: normal; line-height: 1.45 }
.contact-split-hours { margin-block-start: clamp(28px, 3.4vw, 48px); border-block-start: 2px solid var(--color-text) }
.contact-split-row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding-block: 13px;
  border-block-end: 1px solid var(--color-line) }
.contact-split-time { font-weight: 500; font-variant-numeric: lining-nums tabular-nums }
.contact-split-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px;
  margin-block-start: clamp(28px, 3.4vw, 48px) }
.contact-split-button { display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  padding: 10px 28px; border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent);
  font-weight: 600; text-decoration: none }
.contact-split-button:hover { background: var(--color-text); color: var(--color-background) }
.contact-split-link { display: inline-flex; align-items: center; min-height: 54px; font-weight: 600;
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 7px }
.contact-split-link:hover { text-decoration-thickness: 3px }
@media (max-width: 600px) {
  .contact-split { grid-template-columns: minmax(0, 1fr) }
  .contact-split-picture { height: auto; min-height: 0; aspect-ratio: 1 / 1 }
  .contact-split-words { padding: 48px 20px 56px }
}
`,
  },
  {
    id: "contact-newsletter",
    name: line("Newsletter form"),
    category: "contact",
    html: html`<section class="contact-newsletter">
  <div class="contact-newsletter-inner">
    <h2 class="contact-newsletter-title">One letter a month, written at the bench</h2>
    <div class="contact-newsletter-side">
      <p class="contact-newsletter-text">What is on the bench, which course still has a place, and one thing about wood you can use at home. 2,300 people read it.</p>
      <form class="contact-newsletter-form" data-form="Newsletter" method="post">
        <label class="contact-newsletter-field"><span class="contact-newsletter-label">Your email address</span>
          <input class="contact-newsletter-input" type="email" name="email" autocomplete="email" required></label>
        <button class="contact-newsletter-button" type="submit">Sign me up</button>
      </form>
      <p class="contact-newsletter-note">Unsubscribe with one click, whenever you like.</p>
    </div>
  </div>
</section>`,
    css: css`
.contact-newsletter { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px); background: var(--color-accent);
  color: var(--color-on-accent) }
.contact-newsletter-inner { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: end;
  gap: clamp(28px, 6vw, 96px); max-width: 1200px; margin-inline: auto }
.contact-newsletter-title { font-size: clamp(2.25rem, 5vw, 4.25rem); font-weight: 500; letter-spacing: -0.035em;
  line-height: 1.02 }
.contact-newsletter-text { font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: pretty }
.contact-newsletter-form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px;
  margin-block-start: clamp(24px, 2.8vw, 36px) }
.contact-newsletter-field { display: grid; flex: 1 1 240px; gap: 8px }
.contact-newsletter-label { font-size: 1rem; font-weight: 600; line-height: 1.4 }
.contact-newsletter-input { width: 100%; min-height: 56px; padding: 12px 18px; border: 1px solid var(--color-on-accent);
  border-radius: 4px; background: var(--color-background); color: var(--color-text) }
.contact-newsletter-input:focus-visible { outline-color: var(--color-on-accent) }
.contact-newsletter-button { min-height: 56px; padding: 10px 30px; border: 0; border-radius: 4px;
  background: var(--color-text); color: var(--color-background); font-weight: 600 }
.contact-newsletter-button:hover { background: var(--color-on-accent); color: var(--color-accent) }
.contact-newsletter-button:focus-visible { outline-color: var(--color-on-accent) }
.contact-newsletter-note { margin-block-start: 14px; font-size: 0.9375rem }
@media (max-width: 900px) {
  .contact-newsletter-inner { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 600px) {
  .contact-newsletter-field { flex-basis: 100% }
  .contact-newsletter-button { flex: 1 }
}
`,
  },
  {
    id: "contact-map",
    name: line("Map with directions"),
    category: "contact",
    html: html`<section class="contact-map">
  <details class="contact-map-view" ${EMBED}="map">
    <summary class="contact-map-cover"><img class="contact-map-picture" src="/sections/map.svg" alt="Street map with a pin north of the river, next to the second bridge" width="1600" height="1000" loading="lazy">
    <span class="contact-map-show">Show the map of streets</span></summary>
    <iframe class="contact-map-frame" title="Map" loading="lazy" allow="${FRAME_FEATURES}" allowfullscreen></iframe>
  </details>
  <div class="contact-map-inner">
    <div class="contact-map-card">
      <h2 class="contact-map-title">Between the bridge and the bakery</h2>
      <address class="contact-map-address">The Old Rope Works<br>18 Quarry Lane, Wrenford</address>
      <a class="contact-map-button" href="tel:+441632960418">Call for directions</a>
    </div>
    <dl class="contact-map-ways">
      <div class="contact-map-way">
        <dt class="contact-map-name">By train</dt>
        <dd class="contact-map-text">Wrenford station is six minutes away on foot. Turn left at the clock and follow the river.</dd>
      </div>
      <div class="contact-map-way">
        <dt class="contact-map-name">By car</dt>
        <dd class="contact-map-text">Two spaces in the yard for loading. Otherwise the market car park, £2 all day.</dd>
      </div>
      <div class="contact-map-way">
        <dt class="contact-map-name">By boat</dt>
        <dd class="contact-map-text">It has happened once. Tie up at the iron ring and knock on the river door.</dd>
      </div>
    </dl>
  </div>
</section>`,
    css: css`
.contact-map { padding-block-end: clamp(56px, 8vw, 112px) }
.contact-map-view { position: relative }
.contact-map-cover { display: grid; grid-template-columns: minmax(0, 1fr); cursor: pointer; list-style: none }
.contact-map-picture { grid-area: 1 / 1; width: 100%; height: clamp(320px, 42vw, 620px); object-fit: cover;
  object-position: 60% 35% }
.contact-map-show { grid-area: 1 / 1; overflow-wrap: anywhere; align-self: start; justify-self: end; margin: clamp(16px, 2vw, 28px);
  padding: 10px 20px; border-radius: 4px; background: var(--color-background); color: var(--color-text);
  font-weight: 600 }
.contact-map-cover:hover { filter: brightness(0.96) }
.contact-map-frame { position: absolute; top: 0; left: 0; width: 100%; height: 100%; border: 0;
  background: var(--color-surface) }
.contact-map-inner { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(32px, 6vw, 96px); max-width: 1328px; margin-inline: auto; padding-inline: clamp(20px, 5vw, 64px) }
.contact-map-card { overflow-wrap: anywhere; position: relative; align-self: start; margin-block-start: clamp(-160px, -11vw, -80px);
  padding: clamp(28px, 3.6vw, 52px); border-radius: 4px; background: var(--color-text);
  color: var(--color-background) }
.contact-map-title { font-size: clamp(1.875rem, 3.2vw, 2.75rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.contact-map-address { margin-block-start: clamp(16px, 2vw, 28px); font-size: 1.125rem; font-style: normal;
  line-height: 1.45 }
.contact-map-button { overflow-wrap: anywhere; display: inline-flex; align-items: center; justify-content: center; min-height: 54px;
  margin-block-start: clamp(24px, 3vw, 40px); padding: 10px 28px; border-radius: 4px; background: var(--color-accent);
  color: var(--color-on-accent); font-weight: 600; text-decoration: none }
.contact-map-button:hover { background: var(--color-background); color: var(--color-text) }
.contact-map-button:focus-visible { outline-color: var(--color-background) }
.contact-map-ways { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(20px, 2.6vw, 36px);
  padding-block-start: clamp(32px, 4vw, 56px) }
.contact-map-name { font-family: var(--font-heading); font-size: clamp(1.1875rem, 1.5vw, 1.375rem); font-weight: 500;
  letter-spacing: -0.015em }
.contact-map-text { margin-block-start: 8px; color: var(--color-muted); text-wrap: pretty }
@media (max-width: 900px) {
  .contact-map-inner { grid-template-columns: minmax(0, 1fr) }
  .contact-map-card { width: 100%; max-width: 460px }
  .contact-map-ways { padding-block-start: 0 }
}
@media (max-width: 600px) {
  .contact-map-ways { grid-template-columns: minmax(0, 1fr) }
}
`,
  },
];
