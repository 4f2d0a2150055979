import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";

type Props = Omit<ButtonLook, "className"> & Omit<ComponentProps<typeof Link>, "href" | "className"> & { href: string };

/** A link that looks like a button. With `download` the browser saves what is at the address. */
export function ButtonLink({ variant, size, icon, full, download, ...props }: Props) {
  const className = buttonClass({ variant, size, icon, full });
  if (download) return <a {...props} download className={className} />;
  return <Link {...props} prefetch={false} className={className} />;
}
