import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Network } from "@/lib/safe-fetch/network";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on loopback that acts as a public server. A host name reaches it if `names` maps it to 127.0.0.1. */
export type OutsideServer = {
  port: number;
  /** The requests it received, as host and path. */
  requests: string[];
  /** Responds to each request. */
  respond: Respond;
  /** A network in which only this server is reachable, as if its address were public. */
  network: Network;
  /** The addresses that a name resolves to, one list per lookup. The last list is repeated. */
  names: Record<string, string[][]>;
  /** The name of each lookup, in order. */
  resolved: string[];
};

/** Starts the server before the tests of a file and stops it after them. Call this at the top of the file. */
export function withPublicServer(): OutsideServer {
  const server = http.createServer((request, response) => {
    outside.requests.push(`${request.headers.host} ${request.url}`);
    outside.respond(request, response);
  });
  const outside: OutsideServer = {
    port: 0,
    requests: [],
    resolved: [],
    names: {},
    respond: (_, response) => void response.end(),
    network: {
      async resolve(host) {
        outside.resolved.push(host);
        const lookups = outside.names[host] ?? [];
        return (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? [];
      },
      mayReach: (address, port) => address === "127.0.0.1" && port === outside.port,
    },
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    outside.port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    Object.assign(outside, { requests: [], resolved: [], names: { "pictures.example": [["127.0.0.1"]] } });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return outside;
}
