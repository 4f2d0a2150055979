import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { openSession, type Session } from "@/lib/db/embedded/session";
import { type ServeOptions, type SessionServer, serve } from "@/lib/db/embedded/session-server";
import { createEmptyFolder } from "./embedded";

/**
 * The embedded database's server, in the test's process, so that the test can set its options and inspect the session.
 */
export type InProcessDatabase = {
  socket: { path: string };
  url: string;
  session: Session;
  /** The errors that have broken the session. */
  broken: Error[];
  end(): Promise<void>;
};

export async function startInProcessDatabase(
  folder: string,
  options: Partial<ServeOptions> = {},
): Promise<InProcessDatabase> {
  const session = await openSession(folder);
  const broken: Error[] = [];
  const server: SessionServer = serve(session, { onBroken: (error) => broken.push(error), ...options });
  const socketFolder = createEmptyFolder();
  const file = path.join(socketFolder, ".s.PGSQL.5432");
  const listener = net.createServer(server.accept);
  await new Promise<void>((listening) => void listener.listen(file, listening));
  return {
    socket: { path: file },
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketFolder)}&sslmode=disable`,
    session,
    broken,
    async end() {
      listener.close();
      if (broken.length === 0) await server.close();
    },
  };
}

/** Copies a database's folder as `kill -9` would leave it now. Returns the path of the copy. */
export function copyAfterCrash(folder: string): string {
  const copy = path.join(createEmptyFolder(), "db");
  fs.cpSync(folder, copy, { recursive: true });
  return copy;
}
