/** One choice of a `Select` or `Combobox`. */
export type ListOption = {
  value: string;
  /** In the user's language. */
  label: string;
  /** Muted text at the end of the row, such as a UTC offset. */
  note?: string;
  disabled?: boolean;
  /** The heading of the option's group. */
  group?: string;
};
