import "server-only";
import { invalid } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { line } from "@/lib/i18n/line";
import { PRODUCT_TAGS } from "@/lib/products/tags";

/**
 * Puts these plans in a new order among their current places: `[second, first]` swaps two plans, and the others keep
 * their places. Throws a 422 if a plan does not exist.
 */
export async function orderProducts(ids: readonly number[]): Promise<void> {
  await changePublicData(PRODUCT_TAGS, async (tx) => {
    // in the order of ids, so that concurrent calls do not deadlock
    await tx.$executeRaw`SELECT 1 FROM "Product" ORDER BY id FOR UPDATE`;
    const products = await tx.product.findMany({
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true, position: true },
    });
    const moved = products.filter(({ id }) => ids.includes(id));
    if (moved.length < ids.length) throw invalid({ ids: [line("This plan does not exist.")] });

    const order = reordered(
      products.map(({ id }) => id),
      ids,
    );
    for (const [position, id] of order.entries()) {
      if (products.find((product) => product.id === id)?.position === position) continue;
      await tx.product.update({ where: { id }, data: { position }, select: { id: true } });
    }
  });
}

/** Returns the list with `moved` in their new order, in the places that they had. */
function reordered(all: readonly number[], moved: readonly number[]): number[] {
  const next = [...moved];
  return all.map((id) => (moved.includes(id) ? (next.shift() as number) : id));
}
