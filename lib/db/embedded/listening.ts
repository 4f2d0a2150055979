import crypto from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";

const MAX_SOCKET_PATH_BYTES = process.platform === "linux" ? 107 : 103;
/** The name of the socket that `pg` expects in a folder that is given as the host. */
const SOCKET_NAME = ".s.PGSQL.5432";

/** Whether a path is short enough for a Unix socket. */
export const canBeSocketPath = (file: string) => Buffer.byteLength(file) <= MAX_SOCKET_PATH_BYTES;

/** Starts a server on this address. Rejects if that fails. */
export function listen(address: { path: string } | { host: string; port: number }): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(address, () => resolve(server));
  });
}

export type ListeningServer = {
  server: net.Server;
  /** The connection string for `pg`. */
  url: string;
  /**
   * Only a TCP server has a password, because other users of the machine can connect to it. `url` contains the
   * password.
   */
  password: string | undefined;
};

/**
 * Listens for clients on a Unix socket in the folder, or on a loopback port if the path is too long or the file system
 * does not support sockets. Removes an existing socket, so the caller must hold the lock of the folder.
 */
export async function listenForClients(folder: string): Promise<ListeningServer> {
  const file = path.join(folder, SOCKET_NAME);
  fs.rmSync(file, { force: true });
  if (canBeSocketPath(file)) {
    const server = await listen({ path: file }).catch(() => undefined);
    const url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}&sslmode=disable`;
    if (server) return { server, url, password: undefined };
  }
  const server = await listen({ host: "127.0.0.1", port: 0 });
  const password = crypto.randomBytes(24).toString("base64url");
  const { port } = server.address() as net.AddressInfo;
  return { server, url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`, password };
}
