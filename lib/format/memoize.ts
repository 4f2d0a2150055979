/**
 * Returns a function that calls `create` only once for the same arguments. `create` makes an Intl object. Creating such
 * an object takes far longer than using it. The cache needs no limit, because there are few different arguments:
 * languages, date presets, number options and time zones.
 */
export function memoize<Arguments extends unknown[], Format>(
  create: (...options: Arguments) => Format,
): (...options: Arguments) => Format {
  const formatters = new Map<string, Format>();
  return (...options) => {
    const key = JSON.stringify(options);
    const format = formatters.get(key) ?? create(...options);
    formatters.set(key, format);
    return format;
  };
}
