"use client";

import "@/app/globals.css";
import { type ErrorBoundaryProps, useReport } from "@/components/error-reports/use-report";
import { line } from "@/lib/i18n/line";

const TITLE = line("Unexpected Application Error!");

/** Shown if the layout fails. There is no language or site name here, and the theme is the system's. */
export default function GlobalError({ error }: ErrorBoundaryProps) {
  useReport(error);
  return (
    <html lang="en" data-theme="system">
      <body>
        <main id="main" className="page-width grid min-h-dvh content-center justify-items-start gap-4">
          <title>{TITLE}</title>
          <h1 className="type-title">{TITLE}</h1>
          <button
            type="button"
            className="rounded-md border border-edge bg-raised px-3.5 py-2 font-label text-control"
            onClick={() => location.reload()}
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
