import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both of them included, counted from 0. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { size: number; modifiedAt: Date };
export type Body = Readable | Uint8Array;

export type PutOptions = {
  /** Given to S3 with the object; the disk keeps none. */
  mime?: string;
  /** Of what comes, in bytes, if somebody knows: at most this much. S3 cuts its parts by it. */
  size?: number;
  signal?: AbortSignal;
};

/** A place for bytes under keys that the server made (`newKey`). A key that is not there throws `NoSuchFile`. */
export type StorageDriver = {
  kind: "local" | "s3";
  /** Stores the body as it streams in, never whole in memory; it is there completely or not at all. Answers with its size in bytes. */
  put(key: string, body: Body, options?: PutOptions): Promise<number>;
  /** Opens the object, or a part of it. Whoever asks reads the stream to its end or destroys it. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Null when there is no such object. */
  head(key: string): Promise<StoredObject | null>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
};

export class NoSuchFile extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}.`);
  }
}
