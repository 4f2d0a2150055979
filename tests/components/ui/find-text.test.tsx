import { findText } from "@/components/ui/find-text";

test.each([
  ["São Paulo", "sao", "São"],
  ["São Paulo", "SÃO p", "São P"],
  ["Cafe\u0301 au lait", "cafe", "Cafe\u0301"],
  ["Türkiye", "rki", "rki"],
  ["Curaçao", "çao", "çao"],
  ["America/New_York", "new york", "New_York"],
  ["Łódź 😀 x", "😀 x", "😀 x"],
])("in %s, %s finds %s", (text, query, expected) => {
  const [start, end] = findText(text, query) ?? [0, 0];

  expect(text.slice(start, end)).toBe(expected);
});

test("a Greek word in capitals that ends with a sigma is found", () => {
  expect(findText("ΟΔΟΣ", "ΟΔΟΣ")).toEqual([0, 4]);
});

test("text that does not occur is not found", () => {
  expect(findText("Lisbon", "porto")).toBeNull();
});
