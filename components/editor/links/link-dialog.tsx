"use client";

import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { FileUploadButton, FileUploadState } from "@/components/editor/links/file-upload";
import type { LinkChoice, LinkDialogOptions } from "@/components/editor/links/link-choice";
import { LINK_KINDS, type LinkEntry, type LinkKind, typedPartOf } from "@/components/editor/links/link-kinds";
import { LinkRow } from "@/components/editor/links/link-row";
import { useLinkUpload } from "@/components/editor/links/link-uploads";
import { fileEntry, useLinkEntries } from "@/components/editor/links/use-link-entries";
import { useT } from "@/components/i18n/use-t";
import { useIncomingFiles } from "@/components/picture-picker/use-incoming-files";
import { QueryProvider } from "@/components/query/query-provider";
import { useMayCreate } from "@/components/resource/use-may-create";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { FLOATING_HEADING } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import type { T } from "@/lib/i18n/create-t";

const KINDS = Object.keys(LINK_KINDS) as LinkKind[];

const NO_TARGET = { href: "", newTab: false };

type Props = LinkDialogOptions & DialogProps<LinkChoice>;

/** Chooses where a link leads: whatever exists in the project and in Files, or an address that is typed. */
export const LinkDialog = (props: Props) => (
  <QueryProvider>
    <Chooser {...props} />
  </QueryProvider>
);

function Chooser({ engine, current, canRemove, only, close }: Props) {
  const t = useT();
  const before = current ?? NO_TARGET;
  const [query, setQuery] = useState(() => typedPartOf(before.href));
  const [newTab, setNewTab] = useState(before.newTab);
  const { entries: found, currentId, files } = useLinkEntries(engine, query, before.href);
  const [chosenId, setChosenId] = useState(currentId ?? "");
  const [uploaded, setUploaded] = useState<LinkEntry | null>(null);
  const { upload, add } = useLinkUpload(engine, (file) => {
    const entry = fileEntry(file);
    setUploaded(entry);
    setQuery("");
    setChosenId(entry.id);
  });
  const mayUpload = useMayCreate("files");
  useIncomingFiles((dropped) => mayUpload && add(dropped));
  const entries = entriesOf(found, { only, uploaded: query === "" ? uploaded : null });
  const texts = only === "file" ? fileTexts(t) : linkTexts(t);
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
            placeholder={texts.placeholder}
          />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List
          label={t("Results")}
          className="max-h-[min(360px,50dvh)] scroll-pt-10 overflow-y-auto px-[5px] pb-[5px]"
        >
          {entries.length === 0 && files !== "loading" && (
            <p role="status" className="px-2.5 py-3.5 text-muted">
              {texts.nothing}
            </p>
          )}
          <Found entries={entries} onChoose={choose} />
          {files === "failed" && <p className="px-2.5 py-2 text-muted">{t("Your files could not be loaded.")}</p>}
        </Command.List>
      </Command>
      {upload && <FileUploadState upload={upload} />}
      <div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5">
        {mayUpload && <FileUploadButton onFiles={add} />}
        <Checkbox
          label={t("Open in a new tab")}
          checked={newTab}
          onChange={(event) => setNewTab(event.target.checked)}
        />
        <Actions canRemove={canRemove} chosen={chosen} onChoose={choose} onRemove={() => close({ remove: true })} />
      </div>
    </Dialog>
  );
}

type ActionsProps = {
  canRemove: boolean;
  chosen: LinkEntry | undefined;
  onChoose: (entry: LinkEntry) => void;
  onRemove: () => void;
};

function Actions({ canRemove, chosen, onChoose, onRemove }: ActionsProps) {
  const t = useT();
  return (
    <span className="ms-auto flex gap-2">
      {canRemove && (
        <Button variant="ghost" onClick={onRemove}>
          {t("Remove link")}
        </Button>
      )}
      <Button variant="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {t(LINK_KINDS[chosen?.kind ?? "page"].action)}
      </Button>
    </span>
  );
}

const linkTexts = (t: T) => ({
  placeholder: t("Page, section, file, email, phone or address"),
  nothing: t("Nothing with this name. You can also type an email address, a phone number or a web address."),
});

const fileTexts = (t: T) => ({
  placeholder: t("Search files"),
  nothing: t("No file with this name. You can upload one."),
});

type FoundProps = { entries: readonly LinkEntry[]; onChoose: (entry: LinkEntry) => void };

/** What can be linked, by its kind. */
function Found({ entries, onChoose }: FoundProps) {
  const t = useT();
  return KINDS.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <Command.Group key={kind} heading={<span className={FLOATING_HEADING}>{t(LINK_KINDS[kind].heading)}</span>}>
        {ofKind.map((entry) => (
          <LinkRow key={entry.id} entry={entry} onChoose={onChoose} />
        ))}
      </Command.Group>
    );
  });
}

type EntryOptions = { only: LinkKind | undefined; uploaded: LinkEntry | null };

/** The uploaded file is also shown while the list does not have it yet. */
function entriesOf(found: readonly LinkEntry[], { only, uploaded }: EntryOptions): LinkEntry[] {
  const isNew = uploaded !== null && !found.some(({ id }) => id === uploaded.id);
  return [...(isNew ? [uploaded] : []), ...found].filter(({ kind }) => only === undefined || kind === only);
}
