"use client";

import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"form">, "method" | "noValidate"> & { pending?: boolean };

/**
 * The `<form>` for `useApiForm`. If the browser submits it before the script has loaded, `post` keeps passwords out of
 * the URL.
 */
export function ApiForm({ pending, className = "grid content-start gap-4", children, ...props }: Props) {
  return (
    <form {...props} method="post" noValidate aria-busy={pending || undefined} className={className}>
      {children}
    </form>
  );
}
