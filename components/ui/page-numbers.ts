/** The page numbers to show, with null for a gap: page 6 of 12 is 1 … 5 6 7 … 12. A gap hides at least two pages. */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const shownPages = [...new Set(candidates)].sort((a, b) => a - b);
  return shownPages.flatMap((number, index) => {
    const hiddenCount = number - (shownPages[index - 1] ?? number - 1) - 1;
    if (hiddenCount === 0) return [number];
    return hiddenCount === 1 ? [number - 1, number] : [null, number];
  });
}
