"use client";

import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"form">, "method" | "noValidate"> & { pending?: boolean };

/** A form of `useApiForm`. Should the browser ever send it itself, `post` keeps passwords out of the address. */
export function ApiForm({ pending, className = "grid content-start gap-4", children, ...props }: Props) {
  return (
    <form {...props} method="post" noValidate aria-busy={pending || undefined} className={className}>
      {children}
    </form>
  );
}
