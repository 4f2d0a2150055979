import "server-only";
import { invalid } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { type UploadFacts, uploadRefusal } from "@/lib/uploads/policy";

/** What a sender says that does not know the type. */
const UNTYPED = new Set(["", "application/octet-stream"]);

/** Refuses (422) by what the sender says, before any byte has come; the bytes are looked at when they have. */
export async function requireAcceptedFile(file: UploadFacts): Promise<void> {
  const { uploads } = await getSettings();
  const rules = UNTYPED.has(file.mime) ? { ...uploads, allowed_types: [] } : uploads;
  const refusal = uploadRefusal(file, rules);
  if (refusal) throw invalid({ file: [refusal] });
}
