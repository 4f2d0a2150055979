import { line } from "@/lib/i18n/line";
import type { Section } from "@/lib/sections/section";
import { css, html } from "@/lib/site-styles/markup";

export const gallerySections: readonly Section[] = [
  {
    id: "gallery-mosaic",
    name: line("Mosaic"),
    category: "gallery",
    html: html`<section class="gallery-mosaic">
  <div class="gallery-mosaic-inner">
    <h2 class="gallery-mosaic-title">A week at the rope works</h2>
    <div class="gallery-mosaic-grid">
      <img class="gallery-mosaic-picture gallery-mosaic-picture-large" src="/sections/workbench.svg" alt="Chisels, a plane, a mallet and curls of wood on a bench" width="1200" height="900" loading="lazy">
      <img class="gallery-mosaic-picture gallery-mosaic-picture-tall" src="/sections/branch.svg" alt="A leafy branch in a bottle by the window" width="900" height="1200" loading="lazy">
      <img class="gallery-mosaic-picture" src="/sections/weave.svg" alt="The corner of a cane seat, half woven" width="1200" height="900" loading="lazy">
      <img class="gallery-mosaic-picture gallery-mosaic-picture-end" src="/sections/jug.svg" alt="A two-coloured stoneware jug and a cup" width="1000" height="1000" loading="lazy">
      <img class="gallery-mosaic-picture gallery-mosaic-picture-wide" src="/sections/still-life.svg" alt="Pears in a white bowl next to a dark vase in afternoon sun" width="1200" height="900" loading="lazy">
    </div>
  </div>
</section>`,
    css: css`
.gallery-mosaic { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.gallery-mosaic-inner { max-width: 1200px; margin-inline: auto }
.gallery-mosaic-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.gallery-mosaic-grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: clamp(150px, 21.5vw, 280px); gap: clamp(10px, 1.25vw, 16px);
  margin-block-start: clamp(32px, 4vw, 56px) }
.gallery-mosaic-picture { width: 100%; height: 100%; border-radius: 4px; object-fit: cover }
.gallery-mosaic-picture-large { grid-column: span 2; grid-row: span 2; object-position: 28% 50% }
.gallery-mosaic-picture-tall { grid-row: span 2 }
.gallery-mosaic-picture-end { grid-row: span 2; object-position: 45% 50% }
.gallery-mosaic-picture-wide { grid-column: 1 / 4; object-position: 50% 66% }
@media (max-width: 600px) {
  .gallery-mosaic-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: 42vw }
  .gallery-mosaic-picture-large { grid-row: span 1 }
  .gallery-mosaic-picture-end { grid-row: span 1 }
  .gallery-mosaic-picture-wide { grid-column: 1 / -1 }
}
`,
  },
  {
    id: "gallery-strip",
    name: line("Strip that scrolls sideways"),
    category: "gallery",
    html: html`<section class="gallery-strip">
  <div class="gallery-strip-head">
    <h2 class="gallery-strip-title">Fresh from the bench</h2>
    <p class="gallery-strip-text">Six pieces that left the workshop this spring, and where they went.</p>
  </div>
  <section class="gallery-strip-view" aria-label="Recent pieces" tabindex="0">
    <ul class="gallery-strip-list">
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/chair.svg" alt="Dark spindle-back chair" width="1000" height="1250" loading="lazy">
        <h3 class="gallery-strip-name">Chair no. 4, smoked ash</h3>
        <p class="gallery-strip-place">A lighthouse keeper's kitchen, Orla Point</p>
      </li>
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/interior.svg" alt="Armchair on a red rug in a bright room" width="1200" height="900" loading="lazy">
        <h3 class="gallery-strip-name">Reading chair, grey wool</h3>
        <p class="gallery-strip-place">A retired bus driver, Wrenford</p>
      </li>
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/stool.svg" alt="Three-legged stool" width="1000" height="1000" loading="lazy">
        <h3 class="gallery-strip-name">Milking stool, oak</h3>
        <p class="gallery-strip-place">Forty of them, for a primary school</p>
      </li>
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/lamp.svg" alt="Lit table lamp with a pleated shade" width="1000" height="1000" loading="lazy">
        <h3 class="gallery-strip-name">Lamp no. 9, linen shade</h3>
        <p class="gallery-strip-place">The night desk of a small hotel</p>
      </li>
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/table.svg" alt="Table laid for lunch" width="1200" height="1000" loading="lazy">
        <h3 class="gallery-strip-name">Table no. 2, elm</h3>
        <p class="gallery-strip-place">A family of nine, Cold Fell</p>
      </li>
      <li class="gallery-strip-item">
        <img class="gallery-strip-picture" src="/sections/grain.svg" alt="Pale tabletop with dark butterfly keys" width="1200" height="900" loading="lazy">
        <h3 class="gallery-strip-name">Counter, sweet chestnut</h3>
        <p class="gallery-strip-place">The bakery on Mill Street</p>
      </li>
    </ul>
  </section>
</section>`,
    css: css`
.gallery-strip { padding-block: clamp(56px, 8vw, 112px); background: var(--color-surface) }
.gallery-strip-head { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between;
  gap: 12px 48px; max-width: 1328px; margin-inline: auto; padding-inline: clamp(20px, 5vw, 64px) }
.gallery-strip-title { font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.gallery-strip-text { color: var(--color-muted); text-wrap: pretty; padding-block-end: 0.3em }
.gallery-strip-view { margin-block-start: clamp(32px, 4vw, 56px); padding-block-end: 20px;
  padding-inline: max(clamp(20px, 5vw, 64px), calc((100vw - 1200px) / 2)); overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: max(clamp(20px, 5vw, 64px), calc((100vw - 1200px) / 2)) }
.gallery-strip-view:focus-visible { outline-offset: -4px }
.gallery-strip-list { display: flex; gap: clamp(14px, 2vw, 24px); width: max-content }
.gallery-strip-item { flex: none; width: min-content; scroll-snap-align: start }
.gallery-strip-picture { width: auto; max-width: none; height: clamp(260px, 33vw, 440px); border-radius: 4px }
.gallery-strip-name { margin-block-start: 18px; font-size: 1.125rem; font-weight: 500; letter-spacing: -0.01em;
  line-height: 1.3 }
.gallery-strip-place { margin-block-start: 2px; color: var(--color-muted); font-size: 0.9375rem }
`,
  },
  {
    id: "gallery-products",
    name: line("Products with prices"),
    category: "gallery",
    html: html`<section class="gallery-products">
  <div class="gallery-products-inner">
    <div class="gallery-products-head">
      <h2 class="gallery-products-title">On the shelf, ready to take home</h2>
      <a class="gallery-products-all" href="/furniture">See everything</a>
    </div>
    <ul class="gallery-products-list">
      <li class="gallery-products-item">
        <a class="gallery-products-link" href="/furniture">
          <img class="gallery-products-picture" src="/sections/stool.svg" alt="Three-legged oak stool" width="1000" height="1000" loading="lazy">
          <span class="gallery-products-line"><span class="gallery-products-name">Milking stool</span> <span class="gallery-products-price">£120</span></span>
          <span class="gallery-products-note">Oiled oak, 44 cm high</span>
        </a>
      </li>
      <li class="gallery-products-item">
        <a class="gallery-products-link" href="/furniture">
          <img class="gallery-products-picture" src="/sections/jug.svg" alt="Stoneware jug with a grey foot, and a cup" width="1000" height="1000" loading="lazy">
          <span class="gallery-products-line"><span class="gallery-products-name">Harbour jug</span> <span class="gallery-products-price">£48</span></span>
          <span class="gallery-products-note">Stoneware, holds 1.5 litres</span>
        </a>
      </li>
      <li class="gallery-products-item">
        <a class="gallery-products-link" href="/furniture">
          <img class="gallery-products-picture" src="/sections/lamp.svg" alt="Table lamp with a pleated shade" width="1000" height="1000" loading="lazy">
          <span class="gallery-products-line"><span class="gallery-products-name">Lamp no. 9</span> <span class="gallery-products-price">£185</span></span>
          <span class="gallery-products-note">Linen shade, cloth-covered flex</span>
        </a>
      </li>
    </ul>
  </div>
</section>`,
    css: css`
.gallery-products { padding: clamp(56px, 8vw, 112px) clamp(20px, 5vw, 64px) }
.gallery-products-inner { max-width: 1200px; margin-inline: auto }
.gallery-products-head { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between;
  gap: 8px 32px }
.gallery-products-title { max-width: 17ch; font-size: clamp(2rem, 4.1vw, 3.5rem); font-weight: 500;
  letter-spacing: -0.03em; line-height: 1.06 }
.gallery-products-all { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600;
  text-decoration: underline; text-decoration-color: var(--color-accent); text-decoration-thickness: 2px;
  text-underline-offset: 6px }
.gallery-products-all:hover { text-decoration-thickness: 4px }
.gallery-products-list { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(28px, 3vw, 40px) clamp(14px, 2vw, 24px); margin-block-start: clamp(32px, 4vw, 56px) }
.gallery-products-link { display: block; text-decoration: none }
.gallery-products-picture { width: 100%; aspect-ratio: 5 / 6; border-radius: 4px; object-fit: cover }
.gallery-products-line { overflow-wrap: anywhere; display: flex; align-items: baseline; justify-content: space-between; gap: 16px;
  margin-block-start: 18px; font-family: var(--font-heading); font-size: clamp(1.125rem, 1.5vw, 1.3125rem);
  font-weight: 500; letter-spacing: -0.015em; line-height: 1.3 }
.gallery-products-link:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 6px }
.gallery-products-price { font-variant-numeric: lining-nums tabular-nums }
.gallery-products-note { overflow-wrap: anywhere; display: block; margin-block-start: 2px; color: var(--color-muted); font-size: 0.9375rem }
@media (max-width: 900px) {
  .gallery-products-note { font-size: 0.875rem }
}
@media (max-width: 600px) {
  .gallery-products-list { grid-template-columns: minmax(0, 1fr) }
  .gallery-products-picture { aspect-ratio: 1 / 1 }
  .gallery-products-note { font-size: 0.9375rem }
}
`,
  },
  {
    id: "gallery-essay",
    name: line("Wide picture with two small ones"),
    category: "gallery",
    html: html`<section class="gallery-essay">
  <img class="gallery-essay-wide" src="/sections/landscape.svg" alt="Layered hills at sunset, with a farmhouse on the river bend" width="1600" height="1000" loading="lazy">
  <div class="gallery-essay-inner">
    <div class="gallery-essay-words">
      <h2 class="gallery-essay-title">Cold Fell, where the oak comes from</h2>
      <p class="gallery-essay-text">Forty hectares, looked after by the Marchbanks family since 1931. They cut in winter, when the sap is down and the ground is hard enough for horses. We take four trees a year and plant forty.</p>
    </div>
    <figure class="gallery-essay-figure">
      <img class="gallery-essay-picture" src="/sections/forest.svg" alt="A sandy path between birch trunks, leaves turning" width="900" height="1200" loading="lazy">
      <figcaption class="gallery-essay-caption">The lower ride in October</figcaption>
    </figure>
    <figure class="gallery-essay-figure gallery-essay-figure-low">
      <img class="gallery-essay-picture gallery-essay-picture-square" src="/sections/grain.svg" alt="Two boards joined with dark keys" width="1200" height="900" loading="lazy">
      <figcaption class="gallery-essay-caption">Nine years later, a kitchen table</figcaption>
    </figure>
  </div>
</section>`,
    css: css`
.gallery-essay { padding-block-end: clamp(56px, 8vw, 112px) }
.gallery-essay-wide { width: 100%; height: clamp(280px, 46vw, 720px); object-fit: cover; object-position: 50% 45% }
.gallery-essay-inner { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  gap: clamp(20px, 3.2vw, 40px); max-width: 1328px; margin-inline: auto;
  padding: clamp(32px, 5vw, 72px) clamp(20px, 5vw, 64px) 0 }
.gallery-essay-words { padding-inline-end: clamp(0px, 2.4vw, 32px) }
.gallery-essay-title { font-size: clamp(1.875rem, 3.4vw, 3rem); font-weight: 500; letter-spacing: -0.03em;
  line-height: 1.06 }
.gallery-essay-text { margin-block-start: clamp(16px, 2vw, 28px); color: var(--color-muted);
  font-size: clamp(1.0625rem, 1.25vw, 1.1875rem); text-wrap: pretty }
.gallery-essay-picture { width: 100%; aspect-ratio: 3 / 4; border-radius: 4px; object-fit: cover }
.gallery-essay-figure-low { padding-block-start: clamp(0px, 9vw, 128px) }
.gallery-essay-picture-square { aspect-ratio: 1 / 1; object-position: 16% 50% }
.gallery-essay-caption { margin-block-start: 12px; color: var(--color-muted); font-size: 0.9375rem; line-height: 1.4 }
@media (max-width: 900px) {
  .gallery-essay-inner { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) }
  .gallery-essay-words { grid-column: 1 / -1; max-width: 36em }
  .gallery-essay-figure-low { padding-block-start: 0 }
}
@media (max-width: 600px) {
  .gallery-essay-inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 28px 12px }
  .gallery-essay-picture { aspect-ratio: 3 / 4 }
}
`,
  },
];
