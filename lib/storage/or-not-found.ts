import { notFound } from "@/lib/errors";
import { NoSuchFile } from "@/lib/storage/driver";

/** Returns the result of `work`. If `work` throws `NoSuchFile`, throws a 404 about `what` instead. */
export async function orNotFound<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof NoSuchFile ? notFound(what) : error;
  }
}
