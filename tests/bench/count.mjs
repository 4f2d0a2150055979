import net from "node:net";

const CONNECTIONS = 16;
const HEAD_END = Buffer.from("\r\n\r\n");
const OK = Buffer.from("HTTP/1.1 200 ");
/** A connection that has received nothing for this long is waiting for the rest of a response that was too short. */
const STALLED_MS = 1000;

/**
 * Counts the responses per second of a URL whose responses all have the same length. Only their status and length are
 * checked: parsing each response would measure the client, not the server. Throws if a response is not 200 or has
 * another length, or if the server closes a connection.
 */
export async function countPerSecond(url, { headers, seconds }) {
  await countResponses(url, { headers, seconds: 0.5 }); // a warm-up
  return (await countResponses(url, { headers, seconds })) / seconds;
}

async function countResponses(url, { headers, seconds }) {
  const { hostname, port, host, pathname } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const bytes = await measureResponseBytes({ host: hostname, port, request });
  const connections = [];
  let responses = 0;
  let problem = "";

  function connect() {
    let remainingBytes = bytes;
    const buffer = Buffer.alloc(256 * 1024);
    const connection = { lastReadAt: performance.now() };
    const read = (length) => {
      connection.lastReadAt = performance.now();
      if (remainingBytes === bytes && buffer.compare(OK, 0, OK.length, 0, OK.length) !== 0)
        problem = buffer.toString("latin1", 0, 200);
      remainingBytes -= length;
      if (remainingBytes < 0) problem = `a response longer than ${bytes} bytes`;
      if (remainingBytes > 0) return true;
      responses += 1;
      remainingBytes = bytes;
      socket.write(request);
      return true; // `false` would pause the socket
    };
    const socket = net.connect({ host: hostname, port, onread: { buffer, callback: read } }, () =>
      socket.write(request),
    );
    socket.on("error", (error) => {
      problem = error.message;
    });
    socket.on("end", () => {
      problem = "the server closed a connection";
    });
    connections.push(Object.assign(connection, { socket }));
  }

  for (let n = 0; n < CONNECTIONS; n++) connect();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const isStalled = ({ lastReadAt }) => performance.now() - lastReadAt > STALLED_MS;
  if (!problem && connections.some(isStalled)) problem = `a response shorter than ${bytes} bytes, or a very slow one`;
  for (const { socket } of connections) socket.destroy();
  if (problem) throw new Error(`${url}: ${problem}`);
  return responses;
}

/**
 * Returns the length of a response, including its headers. The second response is measured, because the first may fill
 * a cache.
 */
async function measureResponseBytes({ host, port, request }) {
  await receiveResponseBytes({ host, port, request });
  return receiveResponseBytes({ host, port, request });
}

function receiveResponseBytes({ host, port, request }) {
  return new Promise((resolve, reject) => {
    let receivedBuffer = Buffer.alloc(0);
    const socket = net.connect({ host, port }, () => socket.write(request));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("received no complete response with a Content-Length")));
    socket.on("data", (chunk) => {
      receivedBuffer = Buffer.concat([receivedBuffer, chunk]);
      const headLength = receivedBuffer.indexOf(HEAD_END);
      const [, body] =
        /content-length: (\d+)/i.exec(receivedBuffer.toString("latin1", 0, Math.max(headLength, 0))) ?? [];
      if (body === undefined || receivedBuffer.length < headLength + HEAD_END.length + Number(body)) return;
      resolve(headLength + HEAD_END.length + Number(body));
      socket.destroy();
    });
  });
}
