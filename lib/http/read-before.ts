export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;
type ReadResult = Awaited<ReturnType<BodyReader["read"]>>;

/** Reads the next chunk of a body. Null if none arrives before `deadline`, a time in milliseconds. */
export async function readBefore(reader: BodyReader, deadline: number): Promise<ReadResult | null> {
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
