import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** The text beside the switch. Without it, set an `aria-label`. */
  label?: ReactNode;
};

const SWITCH =
  "relative h-5 w-8.5 flex-none cursor-pointer appearance-none rounded-[10px] border border-edge bg-raised transition-[background-color] before:absolute before:start-[3px] before:top-[3px] before:size-3 before:rounded-full before:bg-edge before:transition-[inset-inline-start] checked:border-accent checked:bg-accent checked:before:start-[17px] checked:before:bg-on-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-wash disabled:before:bg-line disabled:checked:before:bg-muted";

/** A native checkbox that looks like a switch. */
export function Switch({ label, ...props }: Props) {
  const attributes = { ...props, type: "checkbox", role: "switch", className: SWITCH };
  if (!label) return <input {...attributes} />;
  return (
    <label className="flex items-center gap-2 pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
      <input {...attributes} />
      <span>{label}</span>
    </label>
  );
}
