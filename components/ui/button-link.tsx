import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-variants";

type Props = ButtonLook & Omit<ComponentProps<typeof Link>, "href" | "className"> & { href: string };

/** A link that looks like a button. With `download`, the browser saves the file. */
export function ButtonLink({ variant, size, icon, full, download, ...props }: Props) {
  const className = buttonVariants({ variant, size, icon, full });
  if (download) return <a {...props} download className={className} />;
  return <Link {...props} prefetch={false} className={className} />;
}
