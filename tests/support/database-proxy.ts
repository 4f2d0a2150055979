import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** Starts a proxy in front of the database. `url` connects to the database through it. `cut` breaks its connections. */
export async function startDatabaseProxy(databaseUrl: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    const upstream = connect(target);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
    socket.on("close", () => upstream.destroy());
    upstream.on("close", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const login = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(password ?? "")}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgresql://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    cut,
    close: () => {
      cut();
      return new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
