/** The object without the keys whose value is `undefined`: Prisma takes `undefined` for a mistake, and a PUT leaves out what stays. */
export function omitUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
