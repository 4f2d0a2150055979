/** A value of a response that is already JSON text, so that a large document need not be parsed to be sent. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Like `JSON.stringify`, but inserts the text of each `RawJson` among the values of the object. */
export function stringifyWithRaw(object: Readonly<Record<string, unknown>>): string {
  const hasRaw = Object.values(object).some((value) => value instanceof RawJson);
  if (!hasRaw) return JSON.stringify(object);
  const members = Object.entries(object).flatMap(([key, value]) => {
    const text = value instanceof RawJson ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join(",")}}`;
}
