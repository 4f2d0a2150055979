import { type DocumentComponent, type DocumentPage, rootOf } from "@/lib/site-pages/document";
import { componentsOf, DEPTH_MAX, elementsIn, type PageElement, tagOf, textIn } from "@/lib/site-pages/elements";

/** A field of a form. `type`: the type of an input, or "textarea" or "select". */
export type FormField = { name: string; label: string; type: string; required: boolean };
export type PageForm = { id: string; name: string; fields: FormField[] };

const CONTROLS = new Set(["input", "textarea", "select"]);
/** Types of inputs that are not fields. `file` is one of them, because forms do not accept files. */
const OTHER_INPUTS = new Set(["submit", "button", "reset", "image", "file"]);

/** Returns a function that makes an id unique among those that it has returned: `contact`, then `contact-2`. */
export function createIdMaker(): (id: string) => string {
  const usedIds = new Set<string>();
  const counts = new Map<string, number>();
  return (id) => {
    let uniqueId = id;
    let count = counts.get(id) ?? 1;
    while (usedIds.has(uniqueId)) {
      count += 1;
      uniqueId = `${id}-${count}`;
    }
    counts.set(id, count);
    usedIds.add(uniqueId);
    return uniqueId;
  };
}

/**
 * Finds the forms of a page. The keys of the map are the components of the forms. A form without an id gets one from
 * the page's id and the form's position on the page. Pass the same `uniqueId` for all pages of a site: a copied page
 * has forms with the same ids as the original.
 */
export function formsOf(page: DocumentPage, uniqueId = createIdMaker()): Map<DocumentComponent, PageForm> {
  const forms = [...elementsIn(rootOf(page))].filter(({ tag }) => tag === "form");
  return new Map(
    forms.map(({ component, attributes }, index) => [
      component,
      {
        id: uniqueId(toFormId(attributes.id ?? `${page.id}-${index + 1}`)),
        name: attributes["data-form"]?.trim().slice(0, 80) || page.name || "",
        fields: fieldsOf(component),
      },
    ]),
  );
}

const toFormId = (text: string) => text.replace(/[^\w-]/g, "-").slice(0, 80);

/** The fields of a form. Inputs with the same name, such as the radio buttons of a group, count as one field. */
function fieldsOf(form: DocumentComponent): FormField[] {
  const elements = [...elementsIn(form)];
  const labels = labelsOf(elements.filter(({ tag }) => tag === "label"));
  const fields = new Map<string, FormField>();
  for (const element of elements.filter(isField)) {
    const field = toField(element, labels);
    const first = fields.get(field.name);
    fields.set(field.name, first ? { ...first, required: first.required || field.required } : field);
  }
  return [...fields.values()];
}

/** The texts of labels, by the id of their field or by the field itself. */
type Labels = ReadonlyMap<string | DocumentComponent, string>;

function labelsOf(labels: readonly PageElement[]): Labels {
  return new Map(
    labels.flatMap(({ attributes, component }): [string | DocumentComponent, string][] => {
      const text = labelText(component).replace(/\s+/g, " ").trim();
      if (attributes.for) return [[attributes.for, text]];
      return [...elementsIn(component)].filter(isField).map((field) => [field.component, text]);
    }),
  );
}

/** The text of a label, without the text and options of a field in it. */
function labelText(component: DocumentComponent, depth = 0): string {
  if (component === null || typeof component !== "object" || depth > DEPTH_MAX) return "";
  if (CONTROLS.has(tagOf(component) ?? "")) return "";
  const parts = componentsOf(component);
  return parts.length > 0 ? parts.map((part) => labelText(part, depth + 1)).join("") : textIn(component);
}

const isField = ({ tag, attributes }: PageElement): boolean =>
  CONTROLS.has(tag) && Boolean(attributes.name) && !OTHER_INPUTS.has(attributes.type?.toLowerCase() ?? "");

function toField({ tag, attributes, component }: PageElement, labels: Labels): FormField {
  const { name = "", id = "", placeholder, type = "text" } = attributes;
  return {
    name,
    label: (labels.get(id) || labels.get(component) || attributes["aria-label"] || placeholder || name).slice(0, 200),
    type: tag === "input" ? type.toLowerCase() : tag,
    required: attributes.required !== undefined,
  };
}
