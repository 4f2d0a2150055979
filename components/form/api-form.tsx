"use client";

import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"form">, "method" | "noValidate"> & { pending?: boolean };

/** A form of `useApiForm`. If the browser submits it without the script, `post` keeps passwords out of the URL. */
export function ApiForm({ pending, className = "grid content-start gap-4", children, ...props }: Props) {
  return (
    <form {...props} method="post" noValidate aria-busy={pending || undefined} className={className}>
      {children}
    </form>
  );
}
