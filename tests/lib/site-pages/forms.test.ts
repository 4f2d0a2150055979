import { formsOf } from "@/lib/site-pages/forms";
import { parseHtml } from "@/lib/site-pages/parse-html";

function fieldsOf(html: string) {
  const component = { type: "wrapper", components: parseHtml(html) };
  const [form] = formsOf({ id: "home", frames: [{ component }] }).values();
  return form?.fields.map(({ name, label }) => [name, label]);
}

test("the label of a field can refer to it by its id", () => {
  const html = '<form><label for="a">Your name</label><input id="a" name="who"></form>';
  expect(fieldsOf(html)).toEqual([["who", "Your name"]]);
});

test("the label of a field can contain it, and does not include the field's own texts", () => {
  const html =
    '<form><label><span>Weekend</span> <select name="when"><option>First</option><option>Second</option></select></label></form>';
  expect(fieldsOf(html)).toEqual([["when", "Weekend"]]);
});

test("a field without a label has its name", () => {
  expect(fieldsOf('<form><input name="who"></form>')).toEqual([["who", "who"]]);
});
