"use client";

import { CopyButton } from "@/components/ui/copy-button";

/** The address of a file, which can be copied. It is long, so only its beginning is shown. */
export function FileAddress({ address }: { address: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <bdi dir="ltr" className="mono max-w-48 truncate text-tiny text-muted">
        {address}
      </bdi>
      <CopyButton text={address} variant="ghost" size="s" icon />
    </span>
  );
}
