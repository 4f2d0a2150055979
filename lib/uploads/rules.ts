import "server-only";
import { invalid } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { type UploadFacts, uploadRefusal } from "@/lib/uploads/policy";

/** The types that senders use for a file of unknown type. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/** Refuses (422) a file because of the sender's claims, before its bytes arrive. The bytes are checked later. */
export async function requireAcceptedFile(file: UploadFacts): Promise<void> {
  const { uploads } = await getSettings();
  const rules = UNKNOWN_TYPES.has(file.mime) ? { ...uploads, allowed_types: [] } : uploads;
  const refusal = uploadRefusal(file, rules);
  if (refusal) throw invalid({ file: [refusal] });
}
