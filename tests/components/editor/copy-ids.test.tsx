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

test("labels in a copy refer to fields in the copy", () => {
  const { components } = withUniqueIds(form()) as ReturnType<typeof form>;
  const [label, field, hint] = components;

  expect(field?.attributes.id).toMatch(/^who-\w+$/);
  expect(label?.attributes.for).toBe(field?.attributes.id);
  expect(field?.attributes["aria-describedby"]).toBe(hint?.attributes.id);
});

test("links and drawings in a copy refer to parts of the copy", () => {
  const page = {
    components: [
      { tagName: "a", attributes: { href: "#main" } },
      { tagName: "path", attributes: { fill: "url(#shade)" } },
      { tagName: "linearGradient", attributes: { id: "shade" } },
      { tagName: "main", attributes: { id: "main" } },
      { tagName: "a", attributes: { href: "#elsewhere" } },
    ],
  };

  const { components } = withUniqueIds(page) as typeof page;
  const [link, path, gradient, main, otherLink] = components.map(
    ({ attributes }): Record<string, string | undefined> => attributes,
  );

  expect(main?.id).toMatch(/^main-\w+$/);
  expect(link?.href).toBe(`#${main?.id}`);
  expect(path?.fill).toBe(`url(#${gradient?.id})`);
  expect(otherLink?.href).toBe("#elsewhere");
});

test("an id that nothing in the copy refers to is left out", () => {
  expect((withUniqueIds(form()) as ReturnType<typeof form>).attributes).toEqual({});
});

test("a label that is copied without its field still refers to that field", () => {
  const [label] = form().components;
  expect(withUniqueIds(label as Record<string, unknown>).attributes).toEqual({ for: "who" });
});

test("the original is not changed", () => {
  const original = form();
  withUniqueIds(original);
  expect(original).toEqual(form());
});
