import { type DocumentComponent, type DocumentPage, rootOf } from "@/lib/site-pages/document";
import { type PageElement, visitElements } from "@/lib/site-pages/elements";

/**
 * A field of a form. `type`: the type of an input, or "textarea" or "select". A button that sends the form and has a
 * name is a field of the type "submit". Its value is that of the pressed one.
 */
export type FormField = { name: string; label: string; type: string; required: boolean };
/** `nextPageId`: the id of the page that visitors get after they have sent the form, if it is one of the site's own. */
export type PageForm = { id: string; name: string; fields: FormField[]; nextPageId?: string };

/** The attribute of a form with the id of that page. */
export const NEXT_PAGE = "data-next-page";

const CONTROLS = new Set(["input", "textarea", "select", "button"]);
/** Types of controls that are not fields. `file` is one of them, because forms do not accept files. */
const OTHER_TYPES = new Set(["button", "reset", "image", "file"]);

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
 * Finds the forms of a page in one walk over its elements. The keys of the map are the components of the forms. A form
 * without an id gets one from the page's id and the form's position on the page. Pass the same `uniqueId` for all pages
 * of a site: a copied page has forms with the same ids as the original. A form inside a form is left out, and its
 * fields belong to the outer form, as in browsers.
 */
export function formsOf(page: DocumentPage, uniqueId = createIdMaker()): Map<DocumentComponent, PageForm> {
  const forms = new Map<DocumentComponent, PageForm>();
  let form: OpenForm | null = null;
  visitElements(rootOf(page), {
    enter(element) {
      if (form) enterElement(form, element);
      else if (element.tag === "form") form = openForm(element);
    },
    text: (text) => form && addText(form, text),
    leave(element) {
      if (!form) return;
      if (element.component !== form.element.component) return leaveElement(form, element);
      const { attributes, component } = element;
      const id = uniqueId(toFormId(attributes.id ?? `${page.id}-${forms.size + 1}`));
      const name = attributes["data-form"]?.trim().slice(0, 80) || page.name || "";
      const nextPageId = attributes[NEXT_PAGE];
      forms.set(component, { id, name, fields: fieldsOf(form), ...(nextPageId && { nextPageId }) });
      form = null;
    },
  });
  return forms;
}

const toFormId = (text: string) => text.replace(/[^\w-]/g, "-").slice(0, 80);

type Label = { component: DocumentComponent; for: string | undefined; text: string };

/** A form whose content is being visited. `labels`: the labels around the current element. */
type OpenForm = {
  element: PageElement;
  fields: { element: PageElement; label: Label | undefined }[];
  labels: Label[];
  textsById: Map<string, Label>;
  /** How many fields are around the current text. Their options are not part of a label. */
  openFields: number;
};

const openForm = (element: PageElement): OpenForm => ({
  element,
  fields: [],
  labels: [],
  textsById: new Map(),
  openFields: 0,
});

function enterElement(form: OpenForm, element: PageElement): void {
  if (element.tag === "label") {
    const label = { component: element.component, for: element.attributes.for, text: "" };
    form.labels.push(label);
    if (label.for) form.textsById.set(label.for, label);
  }
  if (!CONTROLS.has(element.tag)) return;
  form.openFields += 1;
  if (isField(element)) form.fields.push({ element, label: form.labels.findLast((label) => !label.for) });
}

function leaveElement(form: OpenForm, { tag, component }: PageElement): void {
  if (CONTROLS.has(tag)) form.openFields -= 1;
  if (form.labels.at(-1)?.component === component) form.labels.pop();
}

/** The text of a label beyond this length is ignored. */
const LABEL_TEXT_MAX_CHARS = 1000;

function addText(form: OpenForm, text: string): void {
  const label = form.labels.at(-1);
  if (label && form.openFields === 0 && label.text.length < LABEL_TEXT_MAX_CHARS)
    label.text += text.slice(0, LABEL_TEXT_MAX_CHARS);
}

/**
 * The fields of a form. Inputs with the same name, such as the radio buttons of a group, count as one field. If their
 * types differ, it takes any text, because the values do not tell which input they are from.
 */
function fieldsOf({ fields: found, textsById }: OpenForm): FormField[] {
  const fields = new Map<string, FormField>();
  for (const { element, label } of found) {
    const field = toField(element, textOf(textsById.get(element.attributes.id ?? "")) || textOf(label));
    const first = fields.get(field.name);
    if (!first) fields.set(field.name, field);
    else {
      first.required ||= field.required;
      first.type = commonType(first.type, field.type);
    }
  }
  return [...fields.values()];
}

function commonType(first: string, second: string): string {
  if (first === second) return first;
  return first === "textarea" || second === "textarea" ? "textarea" : "text";
}

const textOf = (label: Label | undefined): string => label?.text.replace(/\s+/g, " ").trim() ?? "";

const isField = ({ tag, attributes }: PageElement): boolean =>
  CONTROLS.has(tag) && Boolean(attributes.name) && !OTHER_TYPES.has(attributes.type?.toLowerCase() ?? "");

function toField({ tag, attributes }: PageElement, labelText: string): FormField {
  const { name = "", placeholder, type = "text" } = attributes;
  return {
    name,
    label: (labelText || attributes["aria-label"] || placeholder || name).slice(0, 200),
    type: typeOf(tag, type.toLowerCase()),
    required: attributes.required !== undefined,
  };
}

function typeOf(tag: string, type: string): string {
  if (tag === "button") return "submit";
  return tag === "input" ? type : tag;
}
