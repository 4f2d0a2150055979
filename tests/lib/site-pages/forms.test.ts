import { createIdMaker, formsOf } from "@/lib/site-pages/forms";
import { parseHtml } from "@/lib/site-pages/parse-html";

function fieldsOf(html: string) {
  const component = { type: "wrapper", components: parseHtml(html) };
  const [form] = formsOf({ id: "home", frames: [{ component }] }).values();
  return form?.fields.map(({ name, label }) => [name, label]);
}

test("a label can refer to its field by the field's id", () => {
  const html = '<form><label for="a">Your name</label><input id="a" name="who"></form>';
  expect(fieldsOf(html)).toEqual([["who", "Your name"]]);
});

test("a label can contain its field, and the texts of the field's options are not part of the label", () => {
  const html =
    '<form><label><span>Weekend</span> <select name="when"><option>First</option><option>Second</option></select></label></form>';
  expect(fieldsOf(html)).toEqual([["when", "Weekend"]]);
});

test("a field without a label is labelled with its name", () => {
  expect(fieldsOf('<form><input name="who"></form>')).toEqual([["who", "who"]]);
});

test("the radio buttons of a group are one field, which is required if one of them is", () => {
  const html = '<form><input type="radio" name="before" required><input type="radio" name="before"></form>';
  const [form] = formsOf(pageWith(html)).values();
  expect(form?.fields).toMatchObject([{ name: "before", required: true }]);
});

const pageWith = (html: string, id = "home") => ({
  id,
  frames: [{ component: { type: "wrapper", components: parseHtml(html) } }],
});
test("inputs of different types with the same name take any text, so that no visitor is refused", () => {
  const html =
    '<form><input type="tel" name="a"><input type="checkbox" name="a"><input name="b"><textarea name="b"></textarea></form>';
  const [form] = formsOf(pageWith(html)).values();
  expect(form?.fields.map(({ name, type }) => [name, type])).toEqual([
    ["a", "text"],
    ["b", "textarea"],
  ]);
});

const idsOf = (html: string) => [...formsOf(pageWith(html)).values()].map(({ id }) => id);

test("forms with the same id on a page get different ids", () => {
  expect(idsOf('<form id="contact"></form><form id="contact"></form><form id="contact-2"></form>')).toEqual([
    "contact",
    "contact-2",
    "contact-2-2",
  ]);
});

test("a form on the copy of a page gets a new id, and has the fields of the copy", () => {
  const uniqueId = createIdMaker();
  const [first] = formsOf(pageWith('<form id="contact"><input name="who"></form>'), uniqueId).values();
  const [second] = formsOf(pageWith('<form id="contact"><input name="when"></form>', "copy"), uniqueId).values();

  expect([first?.id, second?.id]).toEqual(["contact", "contact-2"]);
  expect(second?.fields.map(({ name }) => name)).toEqual(["when"]);
});

test("ten thousand forms with the same id get consecutive ids", () => {
  const uniqueId = createIdMaker();
  const ids = Array.from({ length: 10_000 }, () => uniqueId("contact"));

  expect(new Set(ids).size).toBe(10_000);
  expect(ids.at(-1)).toBe("contact-10000");
});

test("a button with a name is a field, whose value is that of the pressed one", () => {
  const html =
    '<form><button name="answer" value="yes">I come</button><input type="submit" name="answer" value="no"><button type="button" name="menu">Menu</button></form>';
  const [form] = formsOf(pageWith(html)).values();
  expect(form?.fields).toEqual([{ name: "answer", label: "answer", type: "submit", required: false }]);
});
