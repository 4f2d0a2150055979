/** One choice of a `Select` or `Combobox`. */
export type ListOption = {
  value: string;
  /** In the visitor's language. */
  label: string;
  /** At the end of the row, quiet: an offset, a domain. */
  note?: string;
  disabled?: boolean;
  /** Options of one group stand together under this word. */
  group?: string;
};
