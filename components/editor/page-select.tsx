"use client";

import { useT } from "@/components/i18n/use-t";
import { NativeSelect } from "@/components/ui/native-select";

type Props = {
  pages: readonly { id: string; name?: string | undefined }[];
  value: string;
  onChange: (id: string) => void;
};

/** Lets the user choose the page that is shown. Renders nothing for a site with one page. */
export function PageSelect({ pages, value, onChange }: Props) {
  const t = useT();
  if (pages.length < 2) return null;
  return (
    <NativeSelect compact aria-label={t("Page")} value={value} onChange={(event) => onChange(event.target.value)}>
      {pages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name || t("Untitled")}
        </option>
      ))}
    </NativeSelect>
  );
}
