import "@/app/globals.css";
import type { ReactNode } from "react";
import { DialogHost } from "@/components/ui/dialog-host";
import { instrumentSans, instrumentSansExtended } from "@/components/ui/font";
import { ToastHost } from "@/components/ui/toast-host";

/** The root layout of the pages for developers, which are served only in development. */
export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={`${instrumentSans.variable} ${instrumentSansExtended.variable}`}>
      <body>
        {children}
        <DialogHost />
        <ToastHost />
      </body>
    </html>
  );
}
