"use client";

import { useRouter } from "next/navigation";
import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import type { Resource } from "@/components/resource/resource";
import { useDeleteRows } from "@/components/resource/use-delete-rows";
import { useRights } from "@/components/resource/use-rights";
import { Button } from "@/components/ui/button";

type Props<Row extends { id: number }, Input extends FieldValues> = { resource: Resource<Row, Input>; row: Row };

/** Deletes the row of a detail page, then opens the list. Disabled, with the reason, if the row cannot be deleted. */
export function DeleteButton<Row extends { id: number }, Input extends FieldValues>(props: Props<Row, Input>) {
  const { resource, row } = props;
  const { texts, path, undeletableReason } = resource;
  const router = useRouter();
  const t = useT();
  const id = useId();
  const { canDelete } = useRights(resource);
  const { run, pending } = useDeleteRows(resource);
  const reason = undeletableReason?.(row);

  if (!canDelete) return null;
  if (reason !== undefined) {
    return (
      <>
        <span id={id} className="self-center text-small text-muted">
          {t(reason)}
        </span>
        <Button disabled aria-describedby={id}>
          {t(texts.delete)}
        </Button>
      </>
    );
  }
  return (
    <Button
      variant="danger"
      pending={pending}
      onClick={() => void run([row]).then((isDone) => isDone && router.push(path))}
    >
      {t(texts.delete)}
    </Button>
  );
}
