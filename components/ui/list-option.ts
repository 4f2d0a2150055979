/** One choice of a `Select` or `Combobox`. */
export type ListOption = {
  value: string;
  /** In the visitor's language. */
  label: string;
  /** Muted text at the end of the row: an offset, a domain. */
  note?: string;
  disabled?: boolean;
  /** The heading of the option's group. */
  group?: string;
};
