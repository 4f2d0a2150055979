import type { Readable } from "node:stream";

/** The bytes from `start` to `end`, both inclusive, counted from 0. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { size: number; modifiedAt: Date };
export type Body = Readable | Uint8Array;

export type PutOptions = {
  /** Sent to S3 with the object. The local driver ignores it. */
  mime?: string;
  /** The maximum size in bytes, if known. It sets the part size of S3 uploads. */
  size?: number;
  signal?: AbortSignal;
};

/** Stores objects, each under a key. `read` and `copy` throw `NoSuchFile` if no object has the key. */
export type StorageDriver = {
  kind: "local" | "s3";
  /** Stores the whole body or nothing, without holding all of it in memory. Returns its size in bytes. */
  put(key: string, body: Body, options?: PutOptions): Promise<number>;
  /** Opens the object, or a part of it. Read the stream to its end or destroy it. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Null if there is no such object. */
  head(key: string): Promise<StoredObject | null>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
};

export class NoSuchFile extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}.`);
  }
}
