"use client";

import { QrPicture } from "@/components/two-factor/qr-picture";
import { SetupCodeForm } from "@/components/two-factor/setup-code-form";

/** The picture to scan, the same as a text to type, and the code that ends the setup. */
export function PendingState({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <QrPicture>
      <SetupCodeForm onCodes={onCodes} />
    </QrPicture>
  );
}
