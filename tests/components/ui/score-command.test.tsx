import { scoreCommand } from "@/components/ui/score-command";

const rank = (search: string, ...names: string[]) => scoreCommand("id", search, names);

test("the start of a name ranks above a whole word, and a whole word above part of a word", () => {
  const names = ["Headphones", "My phone", "Phone"];
  expect(names.toSorted((a, b) => rank("phone", b) - rank("phone", a))).toEqual(["Phone", "My phone", "Headphones"]);
});

test("the words of a search may be in any order, and in different names", () => {
  expect(rank("quote add", "Add: Quote")).toBeGreaterThan(0);
  expect(rank("page address", "Settings of this page", "Address")).toBeGreaterThan(0);
});

test("accents and case make no difference", () => {
  expect(rank("TELE", "Téléphone")).toBe(1);
});

test.each(["phone", "xyz", "select phone"])("a search word that no name contains prevents a match: %s", (search) => {
  expect(rank(search, "Select the parent, or end the editing")).toBe(0);
});
