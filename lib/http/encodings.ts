export type Encoding = "br" | "gzip";

/** The best encoding that the client accepts, or undefined. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : undefined;
}

/** The best encoding that the sender of a request accepts, or null. */
export const acceptedEncoding = ({ headers }: Request): Encoding | null =>
  chooseEncoding(headers.get("accept-encoding") ?? undefined) ?? null;

/** Whether the client accepts this encoding. */
export function accepts(acceptEncoding: string | string[] | undefined, encoding: Encoding): boolean {
  for (const part of String(acceptEncoding ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";");
    if (name.trim().toLowerCase() === encoding)
      return !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));
  }
  return false;
}
