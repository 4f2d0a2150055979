"use client";

import type { ReactNode } from "react";
import { useQueryParameter } from "@/components/auth/use-query-parameter";

type Props = { href: string; className?: string; children: ReactNode };

const KEPT_PARAMETERS = ["redirect", "email", "redirectFrom"] as const;

/** A link between guest screens that keeps the query parameters of a redirect and of an invitation. */
export function GuestLink({ href, className = "link", children }: Props) {
  return (
    <a href={useGuestPath(href)} className={className}>
      {children}
    </a>
  );
}

/** Returns the path of a guest screen with the query parameters that are kept. */
export function useGuestPath(path: string): string {
  const query = new URLSearchParams();
  const values = useKeptParameters();
  KEPT_PARAMETERS.forEach((name, index) => {
    const value = values[index];
    if (value) query.set(name, value);
  });
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

function useKeptParameters() {
  return [
    useQueryParameter(KEPT_PARAMETERS[0]),
    useQueryParameter(KEPT_PARAMETERS[1]),
    useQueryParameter(KEPT_PARAMETERS[2]),
  ];
}
