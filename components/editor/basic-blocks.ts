import type { LucideIcon } from "lucide-react";
import AlignLeft from "lucide-react/icons/align-left";
import Code from "lucide-react/icons/code";
import Columns2 from "lucide-react/icons/columns-2";
import Columns3 from "lucide-react/icons/columns-3";
import FileDown from "lucide-react/icons/file-down";
import Heading from "lucide-react/icons/heading";
import Image from "lucide-react/icons/image";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Minus from "lucide-react/icons/minus";
import Quote from "lucide-react/icons/quote";
import RectangleHorizontal from "lucide-react/icons/rectangle-horizontal";
import Rows2 from "lucide-react/icons/rows-2";
import Square from "lucide-react/icons/square";
import SquareCheck from "lucide-react/icons/square-check";
import SquareChevronDown from "lucide-react/icons/square-chevron-down";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import Video from "lucide-react/icons/video";
import { type Line, line } from "@/lib/i18n/line";
import { EMBED_CSS, embedHtml } from "@/lib/sections/embed";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";
import { css, html } from "@/lib/site-styles/markup";

/**
 * One or more elements that can be added to a page. `asks`: what the user chooses for it as soon as it is added.
 * `within`: the only place in which it makes sense.
 */
export type BasicBlock = {
  id: string;
  name: Line;
  icon: LucideIcon;
  html: string;
  css?: string;
  asks?: "file";
  within?: "form";
};

const FORM_CSS = css`.form { display: grid; gap: 20px; max-width: 560px }
.form-row { display: grid; gap: 6px }
.form-label { font-weight: 600 }
.form-field { padding: 12px 14px; border: 1px solid var(--color-line); border-radius: 4px; background: var(--color-background) }
.form-button { justify-self: start; padding: 14px 24px; border: 0; border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600 }`;

export const BASIC_BLOCKS: readonly BasicBlock[] = [
  {
    id: "section",
    name: line("Section"),
    icon: Rows2,
    html: html`<section class="section"><div class="section-column"></div></section>`,
    css: css`.section { padding: 80px 32px }
.section-column { max-width: 1120px; margin-inline: auto; min-height: 80px }
@media (max-width: 600px) { .section { padding: 56px 20px } }`,
  },
  { id: "heading", name: line("Heading"), icon: Heading, html: html`<h2>A new heading</h2>` },
  {
    id: "text",
    name: line("Text"),
    icon: AlignLeft,
    html: html`<p>Say what you do, who it is for and how to get in touch. Two or three sentences are enough.</p>`,
  },
  {
    id: "button",
    name: line("Button"),
    icon: RectangleHorizontal,
    html: html`<a class="button" href="#">Get in touch</a>`,
    css: css`.button { display: inline-block; padding: 14px 24px; background: var(--color-accent); color: var(--color-on-accent);
  font-weight: 600; text-decoration: none; border-radius: 4px }
.button:hover { opacity: 0.88 }`,
  },
  { id: "link", name: line("Link"), icon: Link, html: html`<a href="#">Read more</a>` },
  {
    id: "file",
    name: line("File to download"),
    icon: FileDown,
    html: html`<a href="#">Price list (PDF)</a>`,
    asks: "file",
  },
  {
    id: "picture",
    name: line("Picture"),
    icon: Image,
    html: html`<img src="${PLACEHOLDER_PATH}" alt="" width="800" height="600">`,
  },
  {
    id: "box",
    name: line("Box"),
    icon: Square,
    html: html`<div class="box"></div>`,
    css: css`.box { min-height: 80px; padding: 24px }`,
  },
  {
    id: "columns-2",
    name: line("Two columns"),
    icon: Columns2,
    html: html`<div class="columns-2"><div class="column"></div><div class="column"></div></div>`,
    css: css`.columns-2 { display: grid; grid-template-columns: 1fr 1fr; gap: 32px }
.column { min-height: 80px }
@media (max-width: 600px) { .columns-2 { grid-template-columns: 1fr } }`,
  },
  {
    id: "columns-3",
    name: line("Three columns"),
    icon: Columns3,
    html: html`<div class="columns-3"><div class="column"></div><div class="column"></div><div class="column"></div></div>`,
    css: css`.columns-3 { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 32px }
.column { min-height: 80px }
@media (max-width: 900px) { .columns-3 { grid-template-columns: 1fr } }`,
  },
  { id: "list", name: line("List"), icon: List, html: html`<ul><li>First</li><li>Second</li><li>Third</li></ul>` },
  {
    id: "quote",
    name: line("Quote"),
    icon: Quote,
    html: html`<blockquote class="quote"><p>They answered the same day and kept their word.</p></blockquote>`,
    css: css`.quote { padding-inline-start: 24px; border-inline-start: 3px solid var(--color-accent); font-size: 20px }`,
  },
  { id: "divider", name: line("Divider"), icon: Minus, html: html`<hr>` },
  { id: "video", name: line("Video"), icon: Video, html: html`<video controls width="800" height="450"></video>` },
  { id: "map", name: line("Map"), icon: MapPin, html: embedHtml("map"), css: EMBED_CSS },
  {
    id: "form",
    name: line("Form"),
    icon: Mail,
    html: html`<form class="form" data-form="Contact" method="post">
<label class="form-row"><span class="form-label">Name</span><input class="form-field" name="name" autocomplete="name" required></label>
<label class="form-row"><span class="form-label">Email</span><input class="form-field" name="email" type="email" autocomplete="email" required></label>
<label class="form-row"><span class="form-label">Message</span><textarea class="form-field" name="message" rows="5" required></textarea></label>
<button class="form-button" type="submit">Send message</button></form>`,
    css: FORM_CSS,
  },
  {
    id: "form-text",
    name: line("Text field"),
    icon: TextCursorInput,
    within: "form",
    html: html`<label class="form-row"><span class="form-label">New field</span><input class="form-field" name="field"></label>`,
    css: FORM_CSS,
  },
  {
    id: "form-choice",
    name: line("Drop-down"),
    icon: SquareChevronDown,
    within: "form",
    html: html`<label class="form-row"><span class="form-label">Choose one</span><select class="form-field" name="choice"><option>First</option><option>Second</option></select></label>`,
    css: FORM_CSS,
  },
  {
    id: "form-checkbox",
    name: line("Checkbox"),
    icon: SquareCheck,
    within: "form",
    html: html`<label class="form-check"><input class="form-check-box" type="checkbox" name="consent" required><span>I agree that my details are stored to answer my request.</span></label>`,
    css: css`.form-check { display: flex; align-items: flex-start; gap: 10px }
.form-check-box { flex: none; width: 18px; height: 18px; margin: 3px 0 0; accent-color: var(--color-accent) }`,
  },
  { id: "custom-code", name: line("Custom code"), icon: Code, html: html`<div data-gjs-type="custom-code"></div>` },
];
