import { css, html } from "@/lib/site-styles/markup";

/** What a new page for visitors who have sent a form says, below the header. */
export const THANKS_HTML = html`<section class="thanks"><div class="thanks-column"><h1>Thank you</h1><p>Your message has arrived. You will hear from us soon.</p></div></section>`;

export const THANKS_CSS = css`.thanks { padding: 120px 32px }
.thanks-column { max-width: 720px; margin-inline: auto }
@media (max-width: 600px) { .thanks { padding: 80px 20px } }`;
