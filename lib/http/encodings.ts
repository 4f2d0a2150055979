export type Encoding = "br" | "gzip";

/** The best encoding that the client accepts, or undefined. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : undefined;
}

/** Whether the client accepts this encoding. */
export function accepts(acceptEncoding: string | string[] | undefined, encoding: Encoding): boolean {
  for (const part of String(acceptEncoding ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";");
    if (name.trim().toLowerCase() === encoding)
      return !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));
  }
  return false;
}
