"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Control, DefaultValues } from "react-hook-form";
import { ApiForm } from "@/components/form/api-form";
import type { SchemaLoader } from "@/components/form/lazy-resolver";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedRequest } from "@/components/password-confirmation/use-confirmed-request";
import { SETTINGS_FIELDS, type ShownGroup } from "@/components/settings/settings-fields";
import { toast } from "@/components/ui/toast";
import { settingsClient } from "@/lib/settings/client";
import type { AdminSettings, Settings } from "@/lib/settings/schema";

/** The values of one group, named as the server names them: "sites.review". */
type Values<Group extends ShownGroup> = { [G in Group]: Settings[G] };

type Props<Group extends ShownGroup> = {
  title: string;
  group: Group;
  settings: AdminSettings["settings"];
  canSave: boolean;
  children: (control: Control<Values<Group>, unknown, Values<Group>>) => ReactNode;
};

/** The form of one group of settings. Users who may not save it see disabled fields and no button. */
export function SettingsForm<Group extends ShownGroup>(props: Props<Group>) {
  const { title, group, settings, canSave, children } = props;
  const t = useT();
  const queries = useQueryClient();
  const sendConfirmed = useConfirmedRequest();
  const { form, pending, onSubmit } = usePageForm<Values<Group>, AdminSettings["settings"]>({
    schema: schemaLoader(group),
    defaultValues: valuesOf(group, settings),
    submit: (change) => sendConfirmed(() => settingsClient.update(change)),
    onSuccess(saved) {
      form.reset(valuesOf(group, saved) as Values<Group>);
      toast({ message: t("Settings saved") });
      return queries.invalidateQueries({ queryKey: settingsClient.key });
    },
  });
  const id = `settings-${group}`;

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-section mb-3.25">
        {title}
      </h2>
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-155 content-start gap-5">
        <fieldset disabled={!canSave} className="grid content-start gap-5">
          {children(form.control)}
        </fieldset>
        {canSave && (
          <div>
            <SaveButton control={form.control} needsChange />
          </div>
        )}
      </ApiForm>
    </section>
  );
}

const schemaLoader = <Group extends ShownGroup>(group: Group) =>
  (() =>
    import("@/components/settings/settings-schema").then(({ schemaOf }) => schemaOf(group))) as unknown as SchemaLoader<
    Values<Group>
  >;

/** Only the keys that have a field, so that a save does not overwrite what another admin has changed elsewhere. */
function valuesOf<Group extends ShownGroup>(group: Group, settings: AdminSettings["settings"]) {
  const values: Record<string, unknown> = settings[group];
  const entries = SETTINGS_FIELDS[group].map((key) => [key, values[key]]);
  return { [group]: Object.fromEntries(entries) } as DefaultValues<Values<Group>>;
}
