"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";

type Props = {
  /** Shown until the user is known. Give it the size of the part, so that nothing moves. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/**
 * A part of a cached page that differs by user. The server renders `placeholder`. The browser renders `children` once
 * it has the user's data, so the components in `children` always have a user.
 */
export function UserPart({ placeholder = null, children }: Props) {
  return (
    <Suspense fallback={placeholder}>
      <LoadedPart placeholder={placeholder}>{children}</LoadedPart>
    </Suspense>
  );
}

function LoadedPart({ placeholder, children }: Required<Props>) {
  useSearchParams(); // leaves this part out of a cached page, which is rendered without a query string
  const { user } = useBootstrap();
  return user ? children : placeholder;
}
