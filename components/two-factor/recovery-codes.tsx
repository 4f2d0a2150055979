"use client";

import Download from "lucide-react/icons/download";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { downloadText } from "@/components/two-factor/download-text";
import { useConfirmedAction } from "@/components/two-factor/use-two-factor";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { twoFactorClient } from "@/lib/two-factor/client";

type Props = { codes: string[]; onCodes: (codes: string[]) => void };

/** The recovery codes, with buttons to copy, download and replace them. */
export function RecoveryCodes({ codes, onCodes }: Props) {
  const t = useT();
  const siteName = useBootstrap().settings.branding.site_name;
  const { pending, run } = useConfirmedAction();
  const text = codes.join("\n");

  async function renew() {
    onCodes((await twoFactorClient.regenerateRecoveryCodes()).two_factor_recovery_codes);
    toast({ message: t("New recovery codes created. Your old codes no longer work.") });
  }

  return (
    <div className="grid content-start gap-4">
      <Note tone="warn" role="status">
        {t("Keep these recovery codes where you can find them without your phone. Each works once.")}
      </Note>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-x-6 gap-y-2 rounded-md border border-line bg-raised px-4.5 py-4"
        aria-label={t("Recovery codes")}
      >
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr" className="text-control">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={text} size="s" />
        <Button size="s" onClick={() => downloadText(`${siteName} ${t("Recovery codes")}.txt`, `${text}\n`)}>
          <Icon of={Download} />
          {t("Download")}
        </Button>
        <Button size="s" variant="ghost" pending={pending} onClick={() => void run(renew)}>
          <Icon of={RefreshCw} />
          {t("Create new codes")}
        </Button>
      </div>
    </div>
  );
}
