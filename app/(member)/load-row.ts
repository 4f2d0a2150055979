import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";
import { rowId } from "@/lib/http/list";

/** Reads the row of a page by the id in its path. Shows the 404 page if there is no such row. */
export async function loadRow<Row>(idText: string, get: (id: number) => Promise<Row>): Promise<Row> {
  const id = rowId.safeParse(idText);
  if (!id.success) notFound();
  try {
    return await get(id.data);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
