"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { DeleteButton } from "@/components/resource/delete-button";
import { DetailHeader } from "@/components/resource/detail-header";
import type { Resource, ResourceFields } from "@/components/resource/resource";
import { ResourceForm } from "@/components/resource/resource-form";
import { useReturnPath } from "@/components/resource/use-return-path";
import { useRow } from "@/components/resource/use-row";

type Props<Row extends { id: number }, Input extends FieldValues> = {
  resource: Resource<Row, Input>;
  fields: ResourceFields<Row, Input>;
  /** The row to change, or null for a new one. */
  row: Row | null;
};

/** The page that creates or changes a row. */
export function ResourceFormScreen<Row extends { id: number }, Input extends FieldValues>(props: Props<Row, Input>) {
  const { row, ...screen } = props;
  return row ? <ChangeScreen {...screen} initial={row} /> : <CreateScreen {...screen} />;
}

type CreateProps<Row extends { id: number }, Input extends FieldValues> = Omit<Props<Row, Input>, "row">;

function CreateScreen<Row extends { id: number }, Input extends FieldValues>(props: CreateProps<Row, Input>) {
  const { resource, fields } = props;
  const router = useRouter();
  const t = useT();
  const trail = useTrail(resource);
  const returnPath = useReturnPath(resource);

  return (
    <>
      <DetailHeader trail={trail} title={t(resource.texts.create)} />
      <ResourceForm resource={resource} fields={fields} row={null} onSaved={() => router.push(returnPath)} />
    </>
  );
}

type ChangeProps<Row extends { id: number }, Input extends FieldValues> = CreateProps<Row, Input> & { initial: Row };

function ChangeScreen<Row extends { id: number }, Input extends FieldValues>(props: ChangeProps<Row, Input>) {
  const { resource, fields, initial } = props;
  const { client, rowName } = resource;
  const row = useRow(client.detail(initial.id), initial);
  const queries = useQueryClient();

  return (
    <>
      <DetailHeader
        trail={useTrail(resource)}
        title={rowName(row)}
        actions={<DeleteButton resource={resource} row={row} />}
      />
      <ResourceForm
        resource={resource}
        fields={fields}
        row={row}
        onSaved={(savedRow) => queries.setQueryData(client.detail(savedRow.id).queryKey, savedRow)}
      />
    </>
  );
}

/** The link to the list, for users who may see it. */
function useTrail<Row extends { id: number }, Input extends FieldValues>(resource: Resource<Row, Input>) {
  const t = useT();
  const { texts, path } = resource;
  return useReturnPath(resource) === path ? [{ label: t(texts.title), href: path }] : [];
}
