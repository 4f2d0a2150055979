import type { ProjectDocumentJson } from "@/lib/projects/schema";

type Component = {
  type?: unknown;
  script?: unknown;
  content?: unknown;
  attributes?: unknown;
  components?: unknown;
  [name: string]: unknown;
};

/** Types whose content the editor shows as text. */
const SHOWN_AS_TEXT: ReadonlySet<unknown> = new Set(["textnode", "custom-code", "comment"]);

/**
 * Returns the document without anything that the editor's engine would parse as HTML or run as code. The content of
 * elements becomes text, as it does when the page is published. Scripts, event handlers and `srcdoc` are removed, and so
 * are strings in place of elements, which a published page does not show either.
 */
export function cleanDocument(document: ProjectDocumentJson): ProjectDocumentJson {
  return { ...document, pages: document.pages.map((page) => ({ ...page, ...cleanPage(page) })) };
}

function cleanPage({ frames, component }: Record<string, unknown>) {
  return {
    ...(Array.isArray(frames) && { frames: frames.map(cleanFrame) }),
    ...(component !== undefined && { component: cleanComponent(component) }),
  };
}

const cleanFrame = (frame: unknown): unknown =>
  isObject(frame) && "component" in frame ? { ...frame, component: cleanComponent(frame.component) } : frame;

function cleanComponent(component: unknown): object {
  if (!isObject(component)) return {};
  const { content, components, attributes, script: _, "script-export": _export, ...rest } = component as Component;
  const inner = Array.isArray(components) ? components.filter(isObject).map(cleanComponent) : [];
  const isText = SHOWN_AS_TEXT.has(rest.type);
  if (!isText && typeof content === "string" && content !== "") inner.unshift({ type: "textnode", content });
  return {
    ...rest,
    ...(isObject(attributes) && { attributes: withoutCode(attributes) }),
    ...(isText && content !== undefined && { content }),
    ...(inner.length > 0 && { components: inner }),
  };
}

const withoutCode = (attributes: object) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !/^(?:on|srcdoc$)/i.test(name)));

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
