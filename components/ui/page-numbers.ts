/** The page numbers to show, with null for a gap: page 6 of 12 is 1 … 5 6 7 … 12. A gap hides at least two pages. */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? number - 1) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
