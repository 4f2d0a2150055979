import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** Beside the switch; without it give an `aria-label`. */
  label?: ReactNode;
};

/** On or off, at once: for settings that need no Save. */
export function Switch({ label, ...props }: Props) {
  const attributes = { ...props, type: "checkbox", role: "switch", className: "switch" };
  if (!label) return <input {...attributes} />;
  return (
    <label className="flex items-center gap-2">
      <input {...attributes} />
      <span>{label}</span>
    </label>
  );
}
