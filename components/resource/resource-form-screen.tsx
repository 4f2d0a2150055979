"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { DeleteButton } from "@/components/resource/delete-button";
import { DetailHeader } from "@/components/resource/detail-header";
import type { Resource, ResourceFields } from "@/components/resource/resource";
import { ResourceForm } from "@/components/resource/resource-form";

type Props<Row extends { id: number }, Input extends FieldValues> = {
  resource: Resource<Row, Input>;
  fields: ResourceFields<Row, Input>;
  /** The row to change, or null for a new one. */
  row: Row | null;
};

/** The page that creates or changes a row. */
export function ResourceFormScreen<Row extends { id: number }, Input extends FieldValues>(props: Props<Row, Input>) {
  const { resource, fields } = props;
  const [row, setRow] = useState(props.row);
  const router = useRouter();
  const t = useT();
  const { texts, path, rowName } = resource;

  function handleSaved(fresh: Row) {
    if (row) setRow(fresh);
    else router.push(path);
  }

  return (
    <>
      <DetailHeader
        trail={[{ label: t(texts.title), href: path }]}
        title={row ? rowName(row) : t(texts.create)}
        actions={row && <DeleteButton resource={resource} row={row} />}
      />
      <ResourceForm resource={resource} fields={fields} row={row} onSaved={handleSaved} />
    </>
  );
}
