import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { StartError } from "@/lib/server/start-error";

type Address = { port: number; host?: string | undefined };

/**
 * Listens on the port and returns the port's number. For port 0, the system chooses a free port. Throws `StartError` if
 * the server cannot listen.
 */
export async function listen(server: Server, { port, host }: Address): Promise<number> {
  server.listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartError(problemText(error as NodeJS.ErrnoException, { port, host }));
  }
  return (server.address() as AddressInfo).port;
}

function problemText({ code, message }: NodeJS.ErrnoException, { port, host }: Address): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop that program, or set PORT to a free port, then start again.`;
    case "EACCES":
      return `Port ${port} is not open to this user. Set PORT to 1024 or more, then start again.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is not an address of this machine. Correct or remove it, then start again.`;
    default:
      return `Port ${port} could not be opened (${message}). Set PORT to another port, then start again.`;
  }
}
