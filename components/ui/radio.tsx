import type { ComponentProps, ReactNode } from "react";

/** One of several; radios of one `name` are one choice, walked with the arrow keys. */
export function Radio({ label, ...props }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className="check">
      <input {...props} type="radio" />
      <span>{label}</span>
    </label>
  );
}
