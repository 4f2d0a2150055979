import type { Component } from "grapesjs";
import type { LucideIcon } from "lucide-react";
import AlignLeft from "lucide-react/icons/align-left";
import Code from "lucide-react/icons/code";
import Columns2 from "lucide-react/icons/columns-2";
import Heading from "lucide-react/icons/heading";
import Image from "lucide-react/icons/image";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Minus from "lucide-react/icons/minus";
import PanelBottom from "lucide-react/icons/panel-bottom";
import PanelTop from "lucide-react/icons/panel-top";
import Quote from "lucide-react/icons/quote";
import RectangleHorizontal from "lucide-react/icons/rectangle-horizontal";
import Rows2 from "lucide-react/icons/rows-2";
import Square from "lucide-react/icons/square";
import Table from "lucide-react/icons/table";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import Type from "lucide-react/icons/type";
import Video from "lucide-react/icons/video";
import { embedKind } from "@/components/editor/embeds/embed";
import type { T } from "@/lib/i18n/create-t";
import { type Line, line } from "@/lib/i18n/line";
import type { EmbedKind } from "@/lib/sections/embed-address";

/** What an element is called in the editor, and its icon. */
type Kind = { name: Line; icon: LucideIcon };

const BOX: Kind = { name: line("Box"), icon: Square };
const TEXT: Kind = { name: line("Text"), icon: AlignLeft };
const SECTION: Kind = { name: line("Section"), icon: Rows2 };
const FIELD: Kind = { name: line("Field"), icon: TextCursorInput };
const LIST: Kind = { name: line("List"), icon: List };
const TABLE: Kind = { name: line("Table"), icon: Table };

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    body: { name: line("Body"), icon: Square },
    header: { name: line("Header"), icon: PanelTop },
    footer: { name: line("Footer"), icon: PanelBottom },
    nav: { name: line("Navigation"), icon: PanelTop },
    main: { name: line("Main content"), icon: Rows2 },
    section: SECTION,
    article: { name: line("Article"), icon: Rows2 },
    aside: SECTION,
    p: { name: line("Paragraph"), icon: AlignLeft },
    span: { name: line("Text"), icon: Type },
    a: { name: line("Link"), icon: Link },
    button: { name: line("Button"), icon: RectangleHorizontal },
    img: { name: line("Picture"), icon: Image },
    svg: { name: line("Drawing"), icon: Image },
    figure: { name: line("Figure"), icon: Image },
    figcaption: { name: line("Caption"), icon: AlignLeft },
    video: { name: line("Video"), icon: Video },
    iframe: { name: line("Embedded page"), icon: Video },
    form: { name: line("Form"), icon: Mail },
    label: { name: line("Label"), icon: Type },
    input: FIELD,
    textarea: FIELD,
    select: FIELD,
    option: { name: line("Option"), icon: Minus },
    ul: LIST,
    ol: LIST,
    dl: LIST,
    li: { name: line("List item"), icon: Minus },
    dt: { name: line("List item"), icon: Minus },
    dd: { name: line("List item"), icon: Minus },
    blockquote: { name: line("Quote"), icon: Quote },
    hr: { name: line("Divider"), icon: Minus },
    table: TABLE,
    details: { name: line("Collapsible text"), icon: Columns2 },
    summary: { name: line("Collapsible heading"), icon: Type },
  }),
);

const EMBED_KINDS = {
  video: { name: line("Video"), icon: Video },
  map: { name: line("Map"), icon: MapPin },
} as const satisfies Record<EmbedKind, Kind>;

const CUSTOM_CODE: Kind = { name: line("Custom code"), icon: Code };
const HEADING = line("Heading :level");

/** The kind of a component, by its type and tag. */
export function kindOf(component: Component): Kind {
  if (component.get("type") === "custom-code") return CUSTOM_CODE;
  const embedded = embedKind(component);
  if (embedded) return EMBED_KINDS[embedded];
  const tag = component.get("type") === "wrapper" ? "body" : (component.get("tagName") ?? "div").toLowerCase();
  return kindOfTag(tag, component.get("type") === "text" ? TEXT : BOX);
}

/** The kind of an element with this tag. */
export function kindOfTag(tag: string, otherwise: Kind = BOX): Kind {
  return /^h[1-6]$/.test(tag) ? { name: HEADING, icon: Heading } : (KINDS.get(tag) ?? otherwise);
}

/** The name that the user gave the component, or the name of its kind: "Heading 1". */
export function componentName(component: Component, t: T): string {
  const customName = component.get("custom-name");
  if (typeof customName === "string" && customName) return customName;
  return t(kindOf(component).name, { level: component.get("tagName")?.slice(1) ?? "" });
}

/** The text of the first heading in a section or a form. Empty if the user named it, and for other components. */
export const titleOf = (component: Component): string =>
  TITLED.has(component.tagName) && !component.get("custom-name") ? firstHeadingIn(component) : "";

const TITLED: ReadonlySet<string> = new Set(["section", "article", "aside", "form"]);
const TITLE_MAX_CHARS = 40;

/** The text of the first heading in a component. Empty if there is none. */
function firstHeadingIn(component: Component): string {
  for (const child of component.components().models) {
    const title = /^h[1-6]$/.test(child.tagName) ? textIn(child) : firstHeadingIn(child);
    if (title) return title;
  }
  return "";
}

function textIn(component: Component): string {
  const texts: string[] = [];
  component.onAll((part) => {
    if (part.get("type") === "textnode") texts.push(String(part.get("content") ?? ""));
  });
  const text = texts.join("").replace(/\s+/g, " ").trim();
  return text.length > TITLE_MAX_CHARS ? `${text.slice(0, TITLE_MAX_CHARS).trimEnd()}…` : text;
}
