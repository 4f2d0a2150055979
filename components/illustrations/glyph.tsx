import { cn } from "@/components/ui/cn";

type Props = {
  /** The id of an icon in `public/icons.svg`. */
  of: string;
  /** Mirrors the icon in right-to-left languages. For icons that point forwards or backwards, such as arrows. */
  flip?: boolean;
  className?: string;
};

/** An icon inside an illustration. Screen readers skip it, because the page hides its illustrations from them. */
export function Glyph({ of, flip, className }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page hides its illustrations from screen readers
    <svg className={cn("icon", flip && "rtl:-scale-x-100", className)}>
      <use href={`/icons.svg#${of}`} />
    </svg>
  );
}
