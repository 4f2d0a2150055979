/**
 * Omits keys whose value is `undefined`, such as fields that a PUT does not change, because Prisma rejects `undefined`.
 */
export function omitUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
