export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;
type Read = Awaited<ReturnType<BodyReader["read"]>>;

/** Reads the next chunk of a body. Null if none arrives before `deadline`, a time in milliseconds. */
export async function readBefore(reader: BodyReader, deadline: number): Promise<Read | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([reader.read(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
