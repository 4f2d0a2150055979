import type { Component, Editor } from "grapesjs";
import { showOnPage } from "@/components/editor/component-actions";
import { isMisplaced } from "@/components/editor/nesting";
import type { CheckJson } from "@/lib/publications/schema";
import { isEmptyFrame, isVideoPage } from "@/lib/sections/embed-address";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";

type ShownCheck = Pick<CheckJson, "page_id" | "rule" | "address">;

/** Opens the page of a finding, and selects the first element that it is about if its rule is about elements. */
export function showFinding(engine: Editor, { page_id, rule, address }: ShownCheck): void {
  const page = engine.Pages.get(page_id);
  if (!page) return;
  const isAbout = address === null ? ABOUT[rule] : hasAddress(address);
  showOnPage(engine, page, isAbout ? firstIn(page.getMainComponent(), isAbout) : null);
}

/** Whether the finding of a rule is about a component. */
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
