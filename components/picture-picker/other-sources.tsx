"use client";

import Upload from "lucide-react/icons/upload";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";
import { type ChosenFile, toChosenFile } from "@/lib/uploads/sending/upload-item";

const ADDRESS_START = "https://";

type Props = {
  mayUpload: boolean;
  onFiles: (files: ChosenFile[]) => void;
  onAddress: (address: string) => void;
};

/** The other ways to a picture: from this computer, or by its address. */
export function OtherSources({ mayUpload, onFiles, onAddress }: Props) {
  const t = useT();
  return (
    <div className="mx-5 mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg border border-dashed border-edge py-2 ps-3.5 pe-2 text-small">
      {mayUpload && <FromComputer onFiles={onFiles} />}
      <ByAddress onAddress={onAddress} label={t("Address of a picture")} button={t("Show")} />
    </div>
  );
}

function FromComputer({ onFiles }: Pick<Props, "onFiles">) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const choose = (text: ReactNode) => (
    <button type="button" className="link" onClick={() => input.current?.click()}>
      {text}
    </button>
  );
  return (
    <span className="flex items-center gap-2">
      <Icon of={Upload} className="text-muted max-md:hidden" />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="picture-files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])].map((file) => toChosenFile(file)));
          target.value = ""; // so that the same file can be chosen again
        }}
      />
      <span>
        {t.rich("Drop pictures here, paste with :keys, or <choose>choose from this computer</choose>", {
          choose,
          keys: <Kbd>{keyLabels("Mod+V").join(" ")}</Kbd>,
        })}
      </span>
    </span>
  );
}

type AddressProps = { onAddress: (address: string) => void; label: string; button: string };

function ByAddress({ onAddress, label, button }: AddressProps) {
  const [address, setAddress] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (address.trim()) onAddress(address.trim());
  }
  return (
    <form className="flex items-center gap-1.5 max-md:w-full" onSubmit={submit}>
      <span className="md:w-40 max-md:flex-1">
        <Input
          dir="ltr"
          aria-label={label}
          placeholder={ADDRESS_START}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </span>
      <Button size="s" type="submit">
        {button}
      </Button>
    </form>
  );
}
