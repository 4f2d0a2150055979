import type { Component, Editor } from "grapesjs";
import { CANVAS_ID } from "@/components/editor/canvas-pages";
import { showOnPage } from "@/components/editor/component-actions";
import type { EditorUi } from "@/components/editor/editor-ui";
import { isMisplaced } from "@/components/editor/nesting";
import { readDocument } from "@/components/editor/read-document";
import { hardToReadClasses } from "@/lib/publications/checks/hard-to-read";
import type { CheckJson } from "@/lib/publications/schema";
import { isEmptyFrame, isVideoPage } from "@/lib/sections/embed-address";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";
import { toSiteDocument } from "@/lib/site-pages/document";

type ShownCheck = Pick<CheckJson, "page_id" | "rule" | "address">;

type Ui = Pick<EditorUi, "openField" | "setPanel">;

/**
 * Opens the page of a finding, and selects the first element that it is about if its rule is about elements. Focuses
 * the field in which it can be mended, or the canvas.
 */
export function showFinding(engine: Editor, ui: Ui, { page_id, rule, address }: ShownCheck): void {
  const page = engine.Pages.get(page_id);
  if (!page) return;
  const isAbout = address === null ? aboutOf(engine, rule) : hasAddress(address);
  const component = isAbout ? firstIn(page.getMainComponent(), isAbout) : null;
  showOnPage(engine, page, component);
  document.getElementById(CANVAS_ID)?.focus();
  const field = PAGE_FIELDS[rule];
  if (field) ui.openField({ place: "page", name: field });
  else if (component) showField(ui, component, { rule, address });
  else if (rule === "contrast-low") ui.setPanel("styles"); // the colours of the whole site
}

/** The settings of a page that a rule is about. */
const PAGE_FIELDS: Partial<Record<CheckJson["rule"], string>> = {
  "title-missing": "title",
  "description-missing": "description",
  "slug-taken": "slug",
};

/** What the field of an element changes, by the rule. */
const ELEMENT_FIELDS: Partial<Record<CheckJson["rule"], string>> = { "alt-missing": "alt", "media-missing": "src" };

function showField({ openField }: Ui, component: Component, { rule, address }: Omit<ShownCheck, "page_id">): void {
  const name = address === null ? ELEMENT_FIELDS[rule] : ADDRESSES.find((each) => each in component.getAttributes());
  if (rule === "contrast-low") openField({ place: "style", name: "color" });
  else if (name) openField({ place: "settings", name });
}

/** Whether the finding of a rule is about a component. */
function aboutOf(engine: Editor, rule: CheckJson["rule"]) {
  if (rule !== "contrast-low") return ABOUT[rule];
  const { styles = [] } = toSiteDocument(readDocument(engine));
  const classes = hardToReadClasses(styles);
  return (component: Component) => component.getClasses().some((name: string) => classes.has(name));
}

const ABOUT: Partial<Record<CheckJson["rule"], (component: Component) => boolean>> = {
  "markup-nesting": isMisplaced,
  "alt-missing": (component) => component.tagName === "img" && component.getAttributes().alt === undefined,
  "media-missing": (component) =>
    (component.tagName === "img" && component.getAttributes().src === PLACEHOLDER_PATH) ||
    (component.tagName === "video" && showsNoVideo(component)) ||
    (component.tagName === "iframe" && isEmptyFrame(component.getAttributes().src as string | undefined)),
  "form-secrets": (component) => component.tagName === "form",
};

const ADDRESSES = ["href", "src", "poster", "data", "action"];

/** Whether an element has this address, or refers to it among others (`srcset`). */
const hasAddress =
  (address: string) =>
  (component: Component): boolean => {
    const attributes = component.getAttributes() as Record<string, unknown>;
    return ADDRESSES.some((name) => attributes[name] === address) || String(attributes.srcset ?? "").includes(address);
  };

function showsNoVideo(video: Component): boolean {
  const src = String(video.getAttributes().src ?? "");
  return src === "" ? video.components().length === 0 : isVideoPage(src);
}

/** The first component, or the element around it if it is a text, for which the condition holds. */
function firstIn(component: Component, condition: (component: Component) => boolean): Component | null {
  if (condition(component)) return component.get("type") === "textnode" ? (component.parent() ?? null) : component;
  for (const child of component.components().models) {
    const found = firstIn(child, condition);
    if (found) return found;
  }
  return null;
}
