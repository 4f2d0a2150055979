import net, { type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

const STEP_BYTES = 64 * 1024;

/** Starts a proxy to a local port. Each connection sends at most `bytesPerSecond`. `cut` breaks the connections. */
export async function startSlowLine(port: number, bytesPerSecond: number) {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    const target = net.connect(port, "127.0.0.1");
    for (const end of [socket, target]) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        sockets.delete(end);
        socket.destroy();
        target.destroy();
      });
    }
    socket.pipe(throttle(bytesPerSecond)).pipe(target);
    target.pipe(socket);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async end() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function throttle(bytesPerSecond: number): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let offset = 0; offset < chunk.length; offset += STEP_BYTES) {
        const piece = chunk.subarray(offset, offset + STEP_BYTES);
        await delay((piece.length / bytesPerSecond) * 1000);
        this.push(piece);
      }
      done();
    },
  });
}
