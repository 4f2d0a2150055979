"use client";

import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import type { LinkChoice, LinkDialogOptions } from "@/components/editor/links/link-choice";
import { LINK_KINDS, type LinkEntry, type LinkKind, typedPartOf } from "@/components/editor/links/link-kinds";
import { LinkRow } from "@/components/editor/links/link-row";
import { useLinkEntries } from "@/components/editor/links/use-link-entries";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { FLOATING_HEADING } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";

const KINDS = Object.keys(LINK_KINDS) as LinkKind[];

type Props = LinkDialogOptions & DialogProps<LinkChoice>;

/** Chooses where a link leads: whatever exists in the project and in Files, or an address that is typed. */
export const LinkDialog = (props: Props) => (
  <QueryProvider>
    <Chooser {...props} />
  </QueryProvider>
);

function Chooser({ engine, current, canRemove, close }: Props) {
  const t = useT();
  const [query, setQuery] = useState(() => typedPartOf(current?.href ?? ""));
  const [newTab, setNewTab] = useState(current?.newTab ?? false);
  const { entries, currentId, files } = useLinkEntries(engine, query, current?.href ?? "");
  const [chosenId, setChosenId] = useState(currentId ?? "");
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries[0];
  const choose = ({ address, label }: LinkEntry) => close({ remove: false, href: address(), newTab, label });

  return (
    <Dialog title={t("Link")} titleHidden size="palette" look="palette">
      <Command label={t("Link")} loop shouldFilter={false} value={chosen?.id ?? ""} onValueChange={setChosenId}>
        <div className="flex items-center gap-3 border-b border-line px-4 py-[13px] text-[1.0667rem]">
          <Icon of={Search} />
          <Command.Input
            value={query}
            onValueChange={(text) => {
              setQuery(text);
              setChosenId("");
            }}
            className="min-w-0 flex-1 outline-hidden placeholder:text-muted placeholder:opacity-100"
            placeholder={t("Page, section, file, email, phone or address")}
          />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List
          label={t("Results")}
          className="max-h-[min(360px,50dvh)] scroll-pt-10 overflow-y-auto px-[5px] pb-[5px]"
        >
          {entries.length === 0 && files !== "loading" && (
            <p role="status" className="px-2.5 py-3.5 text-muted">
              {t("Nothing with this name. You can also type an email address, a phone number or a web address.")}
            </p>
          )}
          {KINDS.map((kind) => {
            const found = entries.filter((entry) => entry.kind === kind);
            if (found.length === 0) return null;
            return (
              <Command.Group
                key={kind}
                heading={<span className={FLOATING_HEADING}>{t(LINK_KINDS[kind].heading)}</span>}
              >
                {found.map((entry) => (
                  <LinkRow key={entry.id} entry={entry} onChoose={choose} />
                ))}
              </Command.Group>
            );
          })}
          {files === "failed" && <p className="px-2.5 py-2 text-muted">{t("Your files could not be loaded.")}</p>}
        </Command.List>
      </Command>
      <div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5">
        <Checkbox
          label={t("Open in a new tab")}
          checked={newTab}
          onChange={(event) => setNewTab(event.target.checked)}
        />
        <span className="ms-auto flex gap-2">
          {canRemove && (
            <Button variant="ghost" onClick={() => close({ remove: true })}>
              {t("Remove link")}
            </Button>
          )}
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && choose(chosen)}>
            {t(LINK_KINDS[chosen?.kind ?? "page"].action)}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
