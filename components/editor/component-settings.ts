import { type Line, line } from "@/lib/i18n/line";
import { NEXT_PAGE } from "@/lib/site-pages/forms";

/** An attribute that the user can change in the settings of an element. */
export type Setting = {
  attribute: string;
  label: Line;
  hint?: Line;
  kind?: "link" | "switch" | "picture" | "page";
  options?: readonly { value: string; label: Line }[];
};

const NAME: Setting = { attribute: "name", label: line("Name of the field") };
const REQUIRED: Setting = { attribute: "required", label: line("Required"), kind: "switch" };
const PLACEHOLDER: Setting = { attribute: "placeholder", label: line("Placeholder") };

const SETTINGS: ReadonlyMap<string, readonly Setting[]> = new Map(
  Object.entries<readonly Setting[]>({
    a: [
      {
        attribute: "href",
        label: line("Link"),
        hint: line("A page of this site, an address, or #anchor."),
        kind: "link",
      },
      {
        attribute: "target",
        label: line("Opens in"),
        options: [
          { value: "", label: line("The same tab") },
          { value: "_blank", label: line("A new tab") },
        ],
      },
    ],
    img: [
      { attribute: "src", label: line("Address of the picture"), kind: "picture" },
      {
        attribute: "alt",
        label: line("Description"),
        hint: line("What the picture shows, for people who cannot see it. Leave it empty if it is only decoration."),
      },
      {
        attribute: "loading",
        label: line("When it loads"),
        options: [
          { value: "", label: line("Immediately") },
          { value: "lazy", label: line("When it comes into view") },
        ],
      },
    ],
    video: [{ attribute: "poster", label: line("Picture shown before it plays"), kind: "picture" }],
    iframe: [{ attribute: "title", label: line("Description") }],
    form: [
      { attribute: "data-form", label: line("Name of the form"), hint: line("Shown with each submission.") },
      { attribute: NEXT_PAGE, label: line("Page after sending"), kind: "page" },
    ],
    input: [
      NAME,
      {
        attribute: "type",
        label: line("Type"),
        options: [
          { value: "text", label: line("Text") },
          { value: "email", label: line("Email") },
          { value: "tel", label: line("Phone") },
          { value: "number", label: line("Number") },
          { value: "date", label: line("Date") },
          { value: "checkbox", label: line("Checkbox") },
          { value: "radio", label: line("Radio button") },
        ],
      },
      PLACEHOLDER,
      REQUIRED,
    ],
    textarea: [NAME, PLACEHOLDER, REQUIRED],
    select: [NAME, REQUIRED],
    label: [{ attribute: "for", label: line("Anchor of the labelled field") }],
  }),
);

/** The settings of elements with this tag. What videos and frames show: `VideoSetting` and `EmbedSetting`. */
export const settingsOf = (tag: string): readonly Setting[] => SETTINGS.get(tag) ?? [];
