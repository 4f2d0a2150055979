"use client";

import { useEffect, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { ImagePicker } from "@/components/form/image-picker";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { line } from "@/lib/i18n/line";

const ANY_IMAGE = ["image/*"] as const;

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Whether there must be an image: the saved one or a new file. */
  required?: boolean;
  accept?: readonly string[];
};

/**
 * A field for an image. Its value is a new file, the address of the saved image, or null. A file that is not an image
 * is refused, and the value does not change.
 */
export function ImageField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, required = false, accept = ANY_IMAGE } = props;
  const { field, fieldState } = useController({ control, name });
  const [isRefused, setRefused] = useState(false);
  const t = useT();
  const image: File | string | null = field.value || null;
  const source = useSource(image);
  const isMissing = required && image === null && fieldState.error !== undefined;
  const message = isRefused || isMissing ? line("Please select an image.") : fieldState.error?.message;

  function choose(file: File) {
    setRefused(!file.type.startsWith("image/"));
    if (file.type.startsWith("image/")) field.onChange(file);
  }

  function remove() {
    setRefused(false);
    field.onChange(null);
    field.onBlur(); // a required field immediately shows that it is empty
  }

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <ImagePicker
          name={name}
          picture={<Picture source={source} />}
          accept={accept}
          chooseLabel={image === null ? t("Choose an image") : t("Replace image")}
          onChoose={choose}
          onRemove={image === null ? undefined : remove}
          required={required && image === null}
          aria={aria}
          ref={field.ref}
        />
      )}
    </Field>
  );
}

const FRAME = "size-20 shrink-0 rounded-md border border-line bg-wash object-contain";

function Picture({ source }: { source: string | null }) {
  if (source === null) return <span className={FRAME} />;
  // biome-ignore lint/performance/noImgElement: a local file or an image of the site, shown small
  return <img className={FRAME} src={source} alt="" />;
}

/** The address of the image. A new file gets a temporary address. */
function useSource(image: File | string | null): string | null {
  const [localAddress, setLocalAddress] = useState<string | null>(null);

  useEffect(() => {
    if (image === null || typeof image === "string") return;
    const address = URL.createObjectURL(image);
    setLocalAddress(address);
    return () => {
      setLocalAddress(null);
      URL.revokeObjectURL(address);
    };
  }, [image]);

  return typeof image === "string" ? image : localAddress;
}
