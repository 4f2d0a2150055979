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

test("the links and drawings of a copy refer to its own parts", () => {
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

test("a copied label still belongs to a field that is not copied with it", () => {
  const [label] = form().components;
  expect(withUniqueIds(label as Record<string, unknown>).attributes).toEqual({ for: "who" });
});

test("the original is not changed", () => {
  const original = form();
  withUniqueIds(original);
  expect(original).toEqual(form());
});
