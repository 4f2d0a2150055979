import { withUniqueIds } from "@/components/editor/copy-ids";

const form = () => ({
  tagName: "form",
  attributes: { id: "contact" },
  components: [
    { tagName: "label", attributes: { for: "who" }, content: "Name" },
    { tagName: "input", attributes: { id: "who", name: "name", "aria-describedby": "hint" } },
    { tagName: "p", attributes: { id: "hint" } },
  ],
});

test("the labels of a copy belong to its own fields", () => {
  const { components } = withUniqueIds(form()) as ReturnType<typeof form>;
  const [label, field, hint] = components;

  expect(field?.attributes.id).toMatch(/^who-\w+$/);
  expect(label?.attributes.for).toBe(field?.attributes.id);
  expect(field?.attributes["aria-describedby"]).toBe(hint?.attributes.id);
});

test("an id that nothing in the copy refers to is left out", () => {
  expect((withUniqueIds(form()) as ReturnType<typeof form>).attributes).toEqual({});
});

test("a copied label still belongs to a field that is not copied with it", () => {
  const [label] = form().components;
  expect(withUniqueIds(label as Record<string, unknown>).attributes).toEqual({ for: "who" });
});

test("the original is not changed", () => {
  const original = form();
  withUniqueIds(original);
  expect(original).toEqual(form());
});
