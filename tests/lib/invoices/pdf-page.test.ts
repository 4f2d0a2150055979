import { openPdf, type StyledText } from "@/lib/invoices/pdf-page";

const PAGE = /\/Type \/Page\b/g;
const lines = (start: number) => Array.from({ length: 6 }, (): StyledText => ["Line", { tag: "P", start, width: 200 }]);

test("columns that do not fit on a page start together on the next one", async () => {
  const page = await openPdf({ title: "Invoice", language: "en" });
  page.addSpace(700);

  page.writeColumns([lines(0), lines(250)]);

  // If each column began a new page on its own, there would be three pages.
  expect((await page.finish()).toString("latin1").match(PAGE)).toHaveLength(2);
});
