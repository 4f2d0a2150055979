import type { FieldValues } from "react-hook-form";

/** The names of the fields for passwords and codes, by the `control` of their form. */
const secrets = new WeakMap<object, Set<string>>();

export function markAsSecret(control: object, name: string): void {
  const names = secrets.get(control) ?? new Set();
  secrets.set(control, names.add(name));
}

/** The values without passwords and codes. */
export function withoutSecrets(control: object, values: FieldValues): FieldValues {
  const names = secrets.get(control);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names?.has(name)));
}
