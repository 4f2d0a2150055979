/** Omits keys whose value is `undefined`: a PUT omits fields that do not change, and Prisma rejects `undefined`. */
export function omitUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
