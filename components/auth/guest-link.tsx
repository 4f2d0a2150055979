"use client";

import type { ReactNode } from "react";
import { useQueryParameter } from "@/components/auth/use-query-parameter";

type Props = { href: string; className?: string; children: ReactNode };

const KEPT_PARAMETERS = ["redirect", "email", "redirectFrom"] as const;

/** A link between guest screens that keeps the query parameters of a redirect and of an invitation. */
export function GuestLink({ href, className = "link", children }: Props) {
  const query = new URLSearchParams();
  const values = useKeptParameters();
  KEPT_PARAMETERS.forEach((name, index) => {
    const value = values[index];
    if (value) query.set(name, value);
  });
  const search = query.toString();
  return (
    <a href={search ? `${href}?${search}` : href} className={className}>
      {children}
    </a>
  );
}

function useKeptParameters() {
  return [
    useQueryParameter(KEPT_PARAMETERS[0]),
    useQueryParameter(KEPT_PARAMETERS[1]),
    useQueryParameter(KEPT_PARAMETERS[2]),
  ];
}
