type Props = {
  /** The field of the user's data to show. If it is empty, the display name is shown instead. */
  of: "first_name" | "display_name";
  className?: string;
};

/** One of the user's names in a cached page. A script fills it in before the page is interactive. */
export function UserNameText({ of, className }: Props) {
  return (
    <span
      dir="auto"
      data-own={of}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to keep the text that the script has set
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
