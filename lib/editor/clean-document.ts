import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { ADDRESS_ATTRIBUTES, isAllowedAddress } from "@/lib/site-pages/allowed-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { tagOf } from "@/lib/site-pages/elements";

/** Types whose content the editor shows as text. */
const SHOWN_AS_TEXT: ReadonlySet<unknown> = new Set(["textnode", "custom-code"]);

/**
 * Returns the document without anything that the editor's engine would parse as HTML or run as code. The content of
 * elements becomes text, as it does when the page is published. Removes elements that a published page leaves out, such
 * as scripts. Also removes event handlers, `srcdoc`, addresses that run code, and strings where elements are expected.
 */
export function cleanDocument({ symbols: _, ...document }: ProjectDocumentJson): ProjectDocumentJson {
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

/** Properties of the engine's components that contain code, or elements outside the page's body. */
const REMOVED_PROPERTIES = ["script", "script-export", "head", "docEl"];

function cleanComponent(component: unknown): object {
  if (!isKept(component)) return {};
  const { content, components, attributes, ...properties } = component;
  const rest = omit(properties, (name) => REMOVED_PROPERTIES.includes(name));
  const inner = Array.isArray(components) ? components.filter(isKept).map(cleanComponent) : [];
  const isText = SHOWN_AS_TEXT.has(rest.type);
  if (!isText && typeof content === "string" && content !== "") inner.unshift({ type: "textnode", content });
  return {
    ...rest,
    ...(isObject(attributes) && { attributes: withoutCode(attributes) }),
    ...(isText && content !== undefined && { content }),
    ...(inner.length > 0 && { components: inner }),
  };
}

/** Whether a published page contains the component. */
const isKept = (component: unknown): component is DocumentComponent & Record<string, unknown> =>
  isObject(component) && tagOf(component) !== null;

const withoutCode = (attributes: object) =>
  omit(attributes, (name, value) => /^(?:on|srcdoc$)/i.test(name) || isForbiddenAddress(name, value));

const isForbiddenAddress = (name: string, value: unknown) =>
  ADDRESS_ATTRIBUTES.has(name.toLowerCase()) && !isAllowedAddress(String(value), { media: true });

const omit = <Properties extends object>(
  properties: Properties,
  isOmitted: (name: string, value: unknown) => boolean,
) => Object.fromEntries(Object.entries(properties).filter(([name, value]) => !isOmitted(name, value))) as Properties;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
