import { withOwnIds } from "@/components/editor/copy-ids";

const form = () => ({
  tagName: "form",
  attributes: { id: "contact" },
  components: [
    { tagName: "label", attributes: { for: "who" }, content: "Name" },
    { tagName: "input", attributes: { id: "who", name: "name", "aria-describedby": "hint" } },
    { tagName: "p", attributes: { id: "hint" } },
  ],
});

test("the labels in a copy belong to the fields of the copy", () => {
  const { components } = withOwnIds(form()) as ReturnType<typeof form>;
  const [label, field, hint] = components;

  expect(field?.attributes.id).toMatch(/^who-\w+$/);
  expect(label?.attributes.for).toBe(field?.attributes.id);
  expect(field?.attributes["aria-describedby"]).toBe(hint?.attributes.id);
});

test("an id that nothing in the copy refers to is left out", () => {
  expect((withOwnIds(form()) as ReturnType<typeof form>).attributes).toEqual({});
});

test("a copied label still belongs to a field that is not copied with it", () => {
  const [label] = form().components;
  expect(withOwnIds(label as Record<string, unknown>).attributes).toEqual({ for: "who" });
});

test("the original is not changed", () => {
  const original = form();
  withOwnIds(original);
  expect(original).toEqual(form());
});
