import { createPdf, type StyledText } from "@/lib/invoices/pdf-writer";

const PAGE = /\/Type \/Page\b/g;
const lines = (start: number, length = 6) =>
  Array.from({ length }, (): StyledText => ["Line", { tag: "P", start, width: 200 }]);

test("columns that do not fit on the rest of a page start together on the next one", async () => {
  const page = await createPdf({ title: "Invoice", language: "en" });
  page.addSpace(700);

  page.writeColumns([lines(0), lines(250)]);

  // If each column began a new page on its own, there would be three pages.
  expect((await page.finish()).toString("latin1").match(PAGE)).toHaveLength(2);
});

test.each([
  [100, 5, 2],
  [100, 40, 3], // the 40 lines would fit on the second page if they stood beside the rest of the first column
])(
  "if a column is longer than a page, the next one begins below it: %i and %i lines fill %i pages",
  async (...counts) => {
    const [first, second, pages] = counts;
    const page = await createPdf({ title: "Invoice", language: "en" });

    page.writeColumns([lines(0, first), lines(250, second)]);

    expect((await page.finish()).toString("latin1").match(PAGE)).toHaveLength(pages);
  },
);
