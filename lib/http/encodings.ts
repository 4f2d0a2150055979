export type Encoding = "br" | "gzip";

/** The best encoding that the client accepts, or undefined. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const header = String(acceptEncoding);
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : undefined;
}

function accepts(header: string, encoding: Encoding): boolean {
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    if (name.trim().toLowerCase() === encoding)
      return !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));
  }
  return false;
}
