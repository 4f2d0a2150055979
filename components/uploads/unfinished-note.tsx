"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import { forgetUpload, type Unfinished, unfinishedUploads } from "@/lib/uploads/sending/unfinished";

/** Names the uploads that a reload interrupted. A page cannot reopen files, so the user must choose them again. */
export function UnfinishedNote() {
  const t = useT();
  const items = useUploadItems();
  const [found, setFound] = useState<Unfinished[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored uploads change with the queue
  useEffect(() => setFound(unfinishedUploads()), [items]);
  const known = new Set(items.map(({ file }) => file.fingerprint));
  const interrupted = found.filter(({ fingerprint }) => !known.has(fingerprint));
  if (interrupted.length === 0) return null;

  function forget() {
    for (const { fingerprint } of interrupted) forgetUpload(fingerprint);
    setFound([]);
  }

  const names = interrupted.map(({ name }) => name).join(", ");
  return (
    <Note tone="warn">
      {t.rich(
        "Interrupted: :names. Choose the same files again to continue where they stopped, or <forget>discard them</forget>.",
        {
          names: <bdi>{names}</bdi>,
          forget: (text) => (
            <button type="button" className="link" onClick={forget}>
              {text}
            </button>
          ),
        },
      )}
    </Note>
  );
}
