"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import { openPicturePicker } from "@/components/picture-picker/open-picture-picker";
import { plainPicture } from "@/components/picture-picker/picture-choice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

const FRAME = "size-9 shrink-0 rounded-md border border-line bg-wash object-contain";

type Props<Values extends FieldValues> = FieldProps<Values> & { uploads: UploadSettings };

/** A field for the picture in the browser tab. Its value is the address of the picture. Empty: none. */
export function IconField<Values extends FieldValues>({ control, name, label, hint, uploads }: Props<Values>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const address = String(field.value ?? "");
  const message = fieldState.error?.message;

  async function choose() {
    const choice = await openPicturePicker({
      settings: uploads,
      place: t("for the browser tab"),
      current: address ? plainPicture(address) : null,
      asks: {},
    });
    if (choice) field.onChange(choice.address);
  }

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <div className="flex items-center gap-2">
          {address ? (
            // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
            <img className={FRAME} src={address} alt="" />
          ) : (
            <span className={FRAME} />
          )}
          <Button {...aria} ref={field.ref} size="s" onClick={() => void choose()}>
            {address ? t("Replace image") : t("Choose a picture")}
          </Button>
          {address && (
            <Button size="s" variant="ghost" onClick={() => field.onChange("")}>
              {t("Remove")}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
