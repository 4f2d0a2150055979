import { cva, type VariantProps } from "class-variance-authority";
import type { CSSProperties } from "react";

/** The hues of the initials' background, in degrees. */
const HUES = [12, 24, 38, 52, 84, 110, 158, 196, 212, 340];

const avatarVariants = cva(
  "inline-grid flex-none place-content-center bg-[color-mix(in_srgb,var(--tone)_26%,var(--raised))] font-semibold tracking-(--rtl-tracking,0.01em) text-text",
  {
    variants: {
      size: {
        s: "size-5.5 rounded-md text-[0.6667rem]",
        m: "size-7 rounded-md text-micro",
        l: "size-18 rounded-lg text-[1.6rem]",
      },
    },
    defaultVariants: { size: "m" },
  },
);

type Props = VariantProps<typeof avatarVariants> & {
  /** The name of the user or workspace, for the initials and the tone. */
  name: string;
  /** The address of a picture. */
  src?: string | null | undefined;
};

/**
 * The picture of a user or workspace, or the initials on a tone derived from the name. Decorative: the name is shown
 * beside it.
 */
export function Avatar({ name, src, size }: Props) {
  return (
    <span className={avatarVariants({ size })} style={{ "--tone": toneOf(name) } as CSSProperties} aria-hidden="true">
      {src ? (
        // biome-ignore lint/performance/noImgElement: resized on upload; next/image would add 6 KB of script
        <img src={src} alt="" className="size-full rounded-[inherit] object-cover" loading="lazy" decoding="async" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** "Ines Morel" -> "IM", "ines@example.com" -> "I". */
function initialsOf(name: string) {
  const words =
    name
      .split("@")[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  const first = words[0] ?? "";
  const hasLastName = !name.includes("@") && words.length > 1;
  const last = hasLastName ? (words.at(-1) ?? "") : "";
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A muted colour derived from the name. The classes mix it with the background, so that the letters stay readable. */
function toneOf(name: string) {
  let index = 0; // a simple hash of the name
  for (const letter of name) index = (index * 31 + (letter.codePointAt(0) ?? 0)) % HUES.length;
  return `hsl(${HUES[index]} 30% 45%)`;
}
