type Props = {
  /** What of the user's data is shown. If it is empty, the display name is shown instead. */
  of: "first_name" | "display_name";
  className?: string;
};

/** A text of the user's data in a cached page. A script fills it in before the page is interactive. */
export function OwnText({ of, className }: Props) {
  return (
    <span
      data-own={of}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave the text of the script as it is
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
