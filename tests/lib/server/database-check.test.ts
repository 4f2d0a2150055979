import net, { type AddressInfo } from "node:net";
import { checkDatabase } from "@/lib/server/database-check";

async function findClosedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("the check of a database that is not running fails with a clear message, without the password", async () => {
  const port = await findClosedPort();
  const failure = await checkDatabase(`postgresql://plinth:s3cret@127.0.0.1:${port}/plinth`).catch((error) => error);
  expect(failure.message).toBe(
    `The database 127.0.0.1:${port}/plinth cannot be reached (ECONNREFUSED). Start it or correct DATABASE_URL. Then start again.`,
  );
});

test("the check of a server that is not a database fails with the same message, without the password", async () => {
  const server = net.createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const failure = await checkDatabase(`postgresql://plinth:s3cret@127.0.0.1:${port}/plinth`).catch((error) => error);
  server.close();
  expect(failure.message).toMatch(/^The database 127\.0\.0\.1:\d+\/plinth cannot be reached \(/);
  expect(failure.message).not.toContain("s3cret");
});
