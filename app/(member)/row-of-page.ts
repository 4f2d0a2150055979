import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";
import { rowId } from "@/lib/http/list";

/** The row of a page, by the id in its path. Shows the 404 page without such a row. */
export async function rowOfPage<Row>(idText: string, get: (id: number) => Promise<Row>): Promise<Row> {
  const id = rowId.safeParse(idText);
  if (!id.success) notFound();
  try {
    return await get(id.data);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
