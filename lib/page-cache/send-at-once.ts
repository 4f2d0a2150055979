import type { IncomingMessage, ServerResponse } from "node:http";

/** The keep-alive time that a response names, in seconds. The server closes a connection that is idle for longer. */
export const KEEP_ALIVE_SECONDS = 65;

/**
 * Writes a response with status 200 directly to the socket. `head`: the header lines of the response, each with a line
 * break, but without `Date` and the headers about the connection.
 *
 * Node would check and join all headers again for each response, which takes longer than all other work for a cached
 * page. Works only for a plain GET on a connection that stays open, and while no earlier response on it is being sent.
 * Otherwise, sends nothing and returns false.
 */
export function sendAtOnce(request: IncomingMessage, response: ServerResponse, head: string, body: Buffer): boolean {
  const { socket } = response; // null while an earlier response on the connection is being sent
  if (!socket || !isPlain(request)) return false;
  response.finished = true; // so that Node writes nothing more, and a stopping server sees when the connection is idle
  socket.cork();
  socket.write(`HTTP/1.1 200 OK\r\n${head}Date: ${httpDate()}\r\n${CONNECTION}\r\n`, "latin1");
  socket.write(body, (error) => {
    if (!error) response.emit("finish"); // Node then takes the next request on the connection
  });
  socket.uncork();
  return true;
}

const CONNECTION = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;

function isPlain({ method, httpVersion, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    httpVersion === "1.1" &&
    (headers.connection === undefined || headers.connection.toLowerCase() === "keep-alive") &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers.expect === undefined
  );
}

let date = "";
let second = 0;

/** The current time as in a `Date` header, formatted once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
