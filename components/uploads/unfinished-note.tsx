"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import { listRunningUploads } from "@/lib/uploads/sending/running";
import { forgetUpload, listUnfinishedUploads, type UnfinishedUpload } from "@/lib/uploads/sending/unfinished";

/**
 * Names the interrupted uploads, for example after a reload. A page cannot reopen files, so the user must choose them
 * again.
 */
export function UnfinishedNote() {
  const t = useT();
  const items = useUploadItems();
  const [unfinished, setUnfinished] = useState<UnfinishedUpload[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored uploads change with the queue
  useEffect(() => void listStoppedUploads().then(setUnfinished), [items]);
  const shownFingerprints = new Set(items.map(({ file }) => file.fingerprint));
  const interruptedUploads = unfinished.filter(({ fingerprint }) => !shownFingerprints.has(fingerprint));
  if (interruptedUploads.length === 0) return null;

  function forget() {
    for (const { fingerprint } of interruptedUploads) forgetUpload(fingerprint);
    setUnfinished([]);
  }

  const names = interruptedUploads.map(({ name }) => name).join(", ");
  return (
    <Note tone="warn">
      {t.rich(
        "Interrupted: :names. Choose the same files again to continue where they stopped, or <forget>discard these uploads</forget>.",
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

/** The remembered uploads that are not in progress in any tab. */
async function listStoppedUploads(): Promise<UnfinishedUpload[]> {
  const running = await listRunningUploads();
  return listUnfinishedUploads().filter(({ fingerprint }) => !running.has(fingerprint));
}
