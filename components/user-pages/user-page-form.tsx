"use client";

import { NameField } from "@/components/form/name-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useT } from "@/components/i18n/use-t";
import type { FieldsProps, ResourceFields } from "@/components/resource/resource";
import type { ListedUserPage } from "@/lib/user-pages/client";
import type { UserPageInput } from "@/lib/user-pages/schema";

export const userPageForm: ResourceFields<ListedUserPage, UserPageInput> = {
  schema: () => import("@/lib/user-pages/schema").then((module) => module.userPageInput),
  blank: { name: "", link: "", body: "" },
  valuesOf: ({ name, link, body = "" }) => ({ name, link: link ?? "", body }),
  Fields: UserPageFields,
};

function UserPageFields({ control }: FieldsProps<ListedUserPage, UserPageInput>) {
  const t = useT();
  return (
    <div className="grid max-w-155 content-start gap-5">
      <NameField control={control} maxLength={60} />
      <TextField
        control={control}
        name="link"
        label={t("Link")}
        hint={t("Opens in a new tab. Leave it empty to show the text below as a page.")}
        maxLength={2000}
        autoComplete="off"
      />
      <TextareaField
        control={control}
        name="body"
        label={t("Text")}
        hint={t("HTML. Scripts and forms are removed.")}
        rows={14}
      />
    </div>
  );
}
