"use client";

import { ScreenError } from "@/components/layout/screen-error";

/** Whatever fails while a public page is drawn. Loading it anew asks the server again, which a mere redraw would not. */
export default function PublicPageError() {
  return (
    <main id="main" className="wrap py-16">
      <ScreenError retry={() => location.reload()} />
    </main>
  );
}
