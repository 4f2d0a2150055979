import fs from "node:fs";
import path from "node:path";
import { type ListeningServer, listenForClients } from "@/lib/db/embedded/listening";
import { createEmptyFolder, removeFolders } from "@/tests/support/embedded";

const openServers: ListeningServer[] = [];

async function startListening(folder: string): Promise<ListeningServer> {
  const listening = await listenForClients(folder);
  openServers.push(listening);
  return listening;
}

afterAll(() => {
  for (const { server } of openServers) server.close();
  removeFolders();
});

test("the URL names a Unix socket, without a password, and sets the port and sslmode explicitly", async () => {
  const folder = createEmptyFolder();
  const { url, password } = await startListening(folder);
  expect(url).toBe(`postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}&sslmode=disable`);
  expect(password).toBeUndefined();
  expect(fs.statSync(path.join(folder, ".s.PGSQL.5432")).isSocket()).toBe(true);
});

test("a file that a killed process has left in the socket's place is replaced", async () => {
  const folder = createEmptyFolder();
  fs.writeFileSync(path.join(folder, ".s.PGSQL.5432"), "");
  await startListening(folder);
  expect(fs.statSync(path.join(folder, ".s.PGSQL.5432")).isSocket()).toBe(true);
});

test("a folder whose path is too long for a socket gets a loopback port with a password", async () => {
  const folder = path.join(createEmptyFolder(), "a-folder-with-a-long-name".repeat(4));
  fs.mkdirSync(folder);
  const { url, password, server } = await startListening(folder);
  expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(new URL(url)).toMatchObject({ hostname: "127.0.0.1", password });
});
