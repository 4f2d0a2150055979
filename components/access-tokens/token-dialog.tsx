"use client";

import { useState } from "react";
import { NewToken } from "@/components/access-tokens/new-token";
import { TokenForm } from "@/components/access-tokens/token-form";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { useT } from "@/components/i18n/use-t";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import type { I18n } from "@/lib/i18n/create-t";

/** `i18n` has the translated texts of the page that opens the dialog. The dialog is rendered outside of that page. */
type Props = DialogProps & { i18n: I18n; onCreated: () => void };

/** Creates a token, then shows it once. */
export function TokenDialog({ close, i18n, onCreated }: Props) {
  const [token, setToken] = useState<string | null>(null);
  const t = useT();

  function showToken(plainTextToken: string) {
    setToken(plainTextToken);
    toast({ message: t("Token create") });
    onCreated();
  }

  return (
    <Dialog title={token === null ? t("Create new token") : t("Your new token")} role="alertdialog">
      {token === null ? (
        <I18nProvider {...i18n}>
          <TokenForm onCreated={showToken} onCancel={() => close()} />
        </I18nProvider>
      ) : (
        <NewToken token={token} onDone={() => close()} />
      )}
    </Dialog>
  );
}
