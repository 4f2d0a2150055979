"use client";

import { QrCodeAndKey } from "@/components/two-factor/qr-code-and-key";
import { SetupCodeForm } from "@/components/two-factor/setup-code-form";

/** The QR code, its key as text, and the form that completes the setup. */
export function PendingState({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <QrCodeAndKey>
      <SetupCodeForm onCodes={onCodes} />
    </QrCodeAndKey>
  );
}
