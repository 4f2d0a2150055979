"use client";

import { QrPicture } from "@/components/two-factor/qr-picture";
import { SetupCodeForm } from "@/components/two-factor/setup-code-form";

/** The QR code, its key as text, and the form that completes the setup. */
export function PendingState({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <QrPicture>
      <SetupCodeForm onCodes={onCodes} />
    </QrPicture>
  );
}
