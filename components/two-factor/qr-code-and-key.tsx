"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedAction } from "@/components/two-factor/use-two-factor";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { FIELD_LABEL } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { twoFactorClient } from "@/lib/two-factor/client";

const GROUP_CHARS = 4;
// White in every theme, because some authenticators cannot read light on dark.
const PICTURE = "size-37 rounded-md border border-line bg-[white] p-2.5";

/**
 * The QR code, its key and the children. If the code cannot be loaded, a button asks for the password and tries again.
 */
export function QrCodeAndKey({ children }: { children: ReactNode }) {
  const t = useT();
  const { data, isError, refetch } = useQuery(twoFactorClient.qrCode());
  const { pending, run } = useConfirmedAction();

  return (
    <div className="flex flex-wrap items-start gap-6">
      {data ? (
        // biome-ignore lint/performance/noImgElement: a data URL for one user, so there is nothing to optimise
        <img className={PICTURE} alt={t("QR code")} src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`} />
      ) : (
        !isError && <Skeleton className="size-37" />
      )}
      <div className="grid flex-[1_1_240px] gap-4">
        {data && <Key secret={data.secret} />}
        {isError && (
          <div>
            <Button pending={pending} onClick={() => void run(() => refetch({ throwOnError: true }))}>
              {t("Show the QR code")}
            </Button>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

function Key({ secret }: { secret: string }) {
  const t = useT();
  const groups = secret.match(new RegExp(`.{1,${GROUP_CHARS}}`, "g")) ?? [];
  return (
    <div>
      <div className={FIELD_LABEL}>{t("Or type this key")}</div>
      <div className="flex items-center gap-2">
        <code dir="ltr">{groups.join(" ")}</code>
        <CopyButton text={secret} variant="ghost" size="s" icon />
      </div>
    </div>
  );
}
