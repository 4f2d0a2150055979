"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedRequest } from "@/components/password-confirmation/use-confirmed-request";
import type { Resource, ResourceFields } from "@/components/resource/resource";
import { useReturnPath } from "@/components/resource/use-return-path";
import { useRights } from "@/components/resource/use-rights";
import { ButtonLink } from "@/components/ui/button-link";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { toast } from "@/components/ui/toast";

/** The buttons stay in view while the form scrolls, above the cookie notice. */
const BUTTONS = "sticky bottom-(--notice-size) z-1 -mx-1 flex flex-wrap gap-2 border-t border-line bg-bg px-1 py-3";

type Props<Row extends { id: number }, Input extends FieldValues> = {
  resource: Resource<Row, Input>;
  fields: ResourceFields<Row, Input>;
  /** The row to change, or null for a new one. */
  row: Row | null;
  onSaved: (row: Row) => void;
};

/** The form that creates or changes a row. Users who may not save it see disabled fields and no buttons. */
export function ResourceForm<Row extends { id: number }, Input extends FieldValues>(props: Props<Row, Input>) {
  const { resource, fields, row, onSaved } = props;
  const { client, texts } = resource;
  const { schema, blank, valuesOf, Fields } = fields;
  const t = useT();
  const queries = useQueryClient();
  const sendConfirmed = useConfirmedRequest();
  const { canCreate, canUpdate } = useRights(resource);
  const returnPath = useReturnPath(resource);
  const noticeStyle = useNoticeStyle();
  const [isCreated, setCreated] = useState(false);
  const canSave = row ? canUpdate : canCreate;
  const { form, pending, onSubmit } = usePageForm<Input, Row>({
    schema,
    defaultValues: row ? valuesOf(row) : blank,
    submit: (input) => sendConfirmed(() => (row ? client.update(row.id, input) : client.create(input))),
    onSuccess: handleSaved,
  });

  function handleSaved(savedRow: Row) {
    toast({ message: t(row ? texts.saved : texts.created) });
    if (!row) setCreated(true); // otherwise a second press, before the list opens, would create a second row
    form.reset(valuesOf(savedRow) as Input); // the cast is safe: `valuesOf` sets every field
    void queries.invalidateQueries({ queryKey: client.key });
    onSaved(savedRow);
  }

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-8">
      <fieldset disabled={!canSave} className="grid content-start gap-6 [&_:focus-visible]:scroll-mb-20">
        <Fields control={form.control} row={row} />
      </fieldset>
      {canSave && (
        <div className={BUTTONS} style={noticeStyle}>
          <SaveButton control={form.control} needsChange={row !== null || isCreated}>
            {row ? undefined : t(texts.create)}
          </SaveButton>
          <ButtonLink href={returnPath}>{t("Cancel")}</ButtonLink>
        </div>
      )}
    </ApiForm>
  );
}
