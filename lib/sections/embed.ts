import { EMBED, type EmbedKind } from "@/lib/sections/embed-address";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";
import { css, html } from "@/lib/site-styles/markup";

/** Visitors read `button` and `note`, and screen readers say `title`. */
const WORDS = {
  video: {
    title: html`Video`,
    button: html`Play the video`,
    note: html`It is loaded from the website that hosts it.`,
  },
  map: { title: html`Map`, button: html`Show the map`, note: html`It is loaded from the website that draws it.` },
} as const satisfies Record<EmbedKind, { title: string; button: string; note: string }>;

/** What the page in a frame may do. */
export const FRAME_FEATURES = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/**
 * A page of others that is loaded only after a click on a picture, so that its website does not learn of all visitors.
 * No script is needed, because browsers do not load a lazy frame in a closed `details`.
 */
export const embedHtml = (kind: EmbedKind, picture = PLACEHOLDER_PATH) =>
  html`<details class="embed" ${EMBED}="${kind}">
<summary class="embed-cover"><img class="embed-picture" src="${picture}" alt="" width="1280" height="720">
<span class="embed-words"><span class="embed-button">${WORDS[kind].button}</span>
<span class="embed-note">${WORDS[kind].note}</span></span></summary>
<iframe class="embed-frame" title="${WORDS[kind].title}" loading="lazy" allow="${FRAME_FEATURES}" allowfullscreen></iframe>
</details>`;

export const EMBED_CSS = css`.embed { position: relative; max-width: 1120px; background: #101418; color: #ffffff }
.embed-cover { display: grid; grid-template-columns: minmax(0, 1fr); cursor: pointer; list-style: none }
.embed-cover:focus-visible { outline: 3px solid var(--color-accent); outline-offset: 3px }
.embed-picture { grid-area: 1 / 1; display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover }
.embed-words { grid-area: 1 / 1; align-self: end; display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px; padding: 20px; background: rgba(16, 20, 24, 0.82) }
.embed-button { padding: 12px 20px; border-radius: 999px; background: #ffffff; color: #101418; font-weight: 600 }
.embed-note { font-size: 14px }
.embed-frame { position: absolute; top: 0; left: 0; width: 100%; height: 100%; border: 0; background: #101418 }
@media (max-width: 600px) { .embed-words { padding: 12px } }`;
