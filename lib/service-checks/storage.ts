import "server-only";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { StorageCheckInput } from "@/lib/service-checks/schema";
import type { StorageDriver } from "@/lib/storage/driver";
import { driverOf } from "@/lib/storage/storage";
import { findStorageProblem, type StorageProblem } from "@/lib/storage/storage-problem";

/** Checks a storage driver, by default the one for new uploads. Throws a 422 if the driver cannot store a test file. */
export async function checkStorage({ driver }: StorageCheckInput): Promise<void> {
  await requireStorage(driver ?? (await driverOf("uploads")), "driver");
}

/** Throws a 422 on `field` for a storage driver that does not work. */
export async function requireStorage(driver: StorageDriver["kind"], field: string): Promise<void> {
  const problem = await findStorageProblem(driver);
  if (problem !== null) throw invalid({ [field]: [PROBLEMS[problem]] });
}

const PROBLEMS: Readonly<Record<StorageProblem, string>> = {
  "not-configured": line("S3 is not configured in the server's environment."),
  login: line("The storage refused the access key or the secret."),
  bucket: line("The bucket does not exist."),
  unreachable: line("The storage could not be reached."),
  failed: line("The storage could not store a file."),
};
