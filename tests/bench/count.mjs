import net from "node:net";

const CONNECTIONS = 16;
const HEAD_END = Buffer.from("\r\n\r\n");
const OK = Buffer.from("HTTP/1.1 200 ");

/**
 * Counts the responses per second of a URL whose responses all have the same length. Only the first one is parsed:
 * parsing each would measure the client, not the server. Throws if a response is not 200.
 */
export async function count(url, seconds) {
  await requests(url, 0.5);
  return (await requests(url, seconds)) / seconds;
}

async function requests(url, seconds) {
  const { hostname, port, host, pathname } = new URL(url);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const bytes = await answerBytes({ host: hostname, port, request });
  const sockets = [];
  let answers = 0;
  let wrong = "";

  function connect() {
    let left = bytes;
    const buffer = Buffer.alloc(256 * 1024);
    const read = (length) => {
      if (left === bytes && buffer.compare(OK, 0, OK.length, 0, OK.length) !== 0)
        wrong = buffer.toString("latin1", 0, 200);
      left -= length;
      if (left < 0) wrong = `an answer of another length than ${bytes} bytes`;
      if (left > 0) return true;
      answers += 1;
      left = bytes;
      socket.write(request);
      return true;
    };
    const socket = net.connect({ host: hostname, port, onread: { buffer, callback: read } }, () =>
      socket.write(request),
    );
    socket.on("error", (error) => {
      wrong = error.message;
    });
    sockets.push(socket);
  }

  for (let each = 0; each < CONNECTIONS; each++) connect();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const socket of sockets) socket.destroy();
  if (wrong) throw new Error(`${url}: ${wrong}`);
  return answers;
}

/** The length of headers and body. The second response is measured, because the first may fill a cache. */
async function answerBytes({ host, port, request }) {
  await firstAnswer({ host, port, request });
  return firstAnswer({ host, port, request });
}

function firstAnswer({ host, port, request }) {
  return new Promise((resolve, reject) => {
    let got = Buffer.alloc(0);
    const socket = net.connect({ host, port }, () => socket.write(request));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("no whole answer with a Content-Length came")));
    socket.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      const head = got.indexOf(HEAD_END);
      const [, body] = /content-length: (\d+)/i.exec(got.toString("latin1", 0, Math.max(head, 0))) ?? [];
      if (body === undefined || got.length < head + HEAD_END.length + Number(body)) return;
      resolve(head + HEAD_END.length + Number(body));
      socket.destroy();
    });
  });
}
