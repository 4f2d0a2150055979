import "server-only";
import { invalid } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { type UploadFacts, uploadRefusal } from "@/lib/uploads/policy";

/** The types that senders use for a file of unknown type. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/**
 * Checks the sender's claims about a file before its bytes arrive. Throws a 422 if the rules refuse the file. Does not
 * check the list of allowed types if the sender does not know the file's type. The bytes are checked later.
 */
export async function requireAcceptedFile(file: UploadFacts): Promise<void> {
  const { uploads } = await getSettings();
  const rules = UNKNOWN_TYPES.has(file.mime) ? { ...uploads, allowed_types: [] } : uploads;
  const refusal = uploadRefusal(file, rules);
  if (refusal) throw invalid({ file: [refusal] });
}
