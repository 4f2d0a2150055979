"use client";

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { useDelay } from "@/components/ui/use-delay";

const COPIED_MS = 1000;

type Props = ButtonLook & {
  /** The text to copy. */
  text: string;
  /** Defaults to "Copy". */
  children?: ReactNode;
};

/** Copies text and shows "Copied!" for one second. If the browser does not allow copying, a prompt shows the text. */
export function CopyButton({ text, children, ...look }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { after } = useDelay();
  const t = useT();
  const label = children ?? t("Copy");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      window.prompt(t("Copy to clipboard"), text);
      return;
    }
    setCopied(true);
    after(COPIED_MS, () => setCopied(false));
  }

  return (
    <button
      type="button"
      className={buttonVariants(look)}
      aria-label={look.icon ? t("Copy") : undefined}
      onClick={copy}
    >
      <Icon of={isCopied ? Check : Copy} />
      {!look.icon && <span>{isCopied ? t("Copied!") : label}</span>}
      <span className="sr-only" role="status">
        {isCopied ? t("Copied!") : ""}
      </span>
    </button>
  );
}
