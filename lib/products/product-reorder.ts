import "server-only";
import { invalid } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { line } from "@/lib/i18n/line";
import { PRODUCT_TAGS } from "@/lib/products/tags";

/**
 * Puts the plans with these ids in a new order: `[second, first]` swaps two plans. All other plans keep their places.
 * Throws a 422 if a plan does not exist.
 */
export async function reorderProducts(ids: readonly number[]): Promise<void> {
  await changePublicData(PRODUCT_TAGS, async (tx) => {
    // locks the rows by ascending id, so that concurrent calls do not deadlock
    await tx.$executeRaw`SELECT 1 FROM "Product" ORDER BY id FOR UPDATE`;
    const products = await tx.product.findMany({
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true, position: true },
    });
    const moved = products.filter(({ id }) => ids.includes(id));
    if (moved.length < ids.length) throw invalid({ ids: [line("This plan does not exist.")] });

    const order = reorder(
      products.map(({ id }) => id),
      ids,
    );
    for (const [position, id] of order.entries()) {
      if (products.find((product) => product.id === id)?.position === position) continue;
      await tx.product.update({ where: { id }, data: { position }, select: { id: true } });
    }
  });
}

/** Returns `ids` with only the ids in `movedIds` rearranged: they fill their old places in the order of `movedIds`. */
function reorder(ids: readonly number[], movedIds: readonly number[]): number[] {
  const nextIds = [...movedIds];
  return ids.map((id) => (movedIds.includes(id) ? (nextIds.shift() as number) : id));
}
