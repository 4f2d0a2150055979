import { internet, type Network } from "@/lib/safe-fetch/network";
import { safeFetch } from "@/lib/safe-fetch/safe-fetch";
import { withPublicServer } from "../../support/safe-fetch";

// 127.0.0.1 with this server's port counts as a public address. All other addresses and ports are refused.
const outside = withPublicServer();
const LIMITS = { maxBytes: 100, seconds: 5, accept: "image/*" };

const url = (path = "/", host = "pictures.example") => `http://${host}:${outside.port}${path}`;
const read = (address: string, limits = LIMITS, network: Network = outside.network) =>
  safeFetch(new URL(address), limits, network);
const redirect = (to: Record<string, string>) => {
  outside.respond = ({ url: path = "" }, response) => {
    const location = to[path];
    response.writeHead(location ? 302 : 200, location ? { Location: location } : {}).end("the end");
  };
};

beforeEach(() => {
  outside.respond = (_, response) => void response.end("a picture");
});

describe("a foreign address", () => {
  test("is read", async () => {
    expect(String(await read(url("/a.png")))).toBe("a picture");
    expect(outside.requests).toEqual([`pictures.example:${outside.port} /a.png`]);
  });

  test("may redirect three times, but not four times", async () => {
    redirect({ "/1": "/2", "/2": url("/3"), "/3": "/4" });

    expect(String(await read(url("/1")))).toBe("the end");

    redirect({ "/1": "/2", "/2": "/3", "/3": "/4", "/4": "/5" });
    await expect(read(url("/1"))).rejects.toMatchObject({ reason: "redirects" });
  });

  test("is resolved once, and the connection uses the IP address that was found", async () => {
    outside.names["pictures.example"] = [["127.0.0.1"], ["169.254.169.254"]];

    expect(String(await read(url()))).toBe("a picture");
    expect(outside.resolved).toEqual(["pictures.example"]);
  });

  test("that switches to another protocol is unreachable", async () => {
    outside.respond = (_, response) => {
      response.socket?.end("HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n");
    };

    await expect(read(url())).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("whose name resolves to a private address after a redirect is refused", async () => {
    outside.names["pictures.example"] = [["127.0.0.1"], ["10.0.0.1"]];
    redirect({ "/1": "/2" });

    await expect(read(url("/1"))).rejects.toMatchObject({ reason: "refused" });
    expect(outside.requests).toHaveLength(1);
  });

  test("that resolves to a public and a private address is refused", async () => {
    outside.names["pictures.example"] = [["127.0.0.1", "10.0.0.1"]];

    await expect(read(url())).rejects.toMatchObject({ reason: "refused" });
    expect(outside.requests).toEqual([]);
  });

  test.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://2130706433/",
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
  ])("that redirects to %s is refused", async (target) => {
    redirect({ "/1": target });

    await expect(read(url("/1"))).rejects.toMatchObject({ reason: "refused" });
    expect(outside.requests).toHaveLength(1);
  });

  test("with an endless response is aborted at the size limit", async () => {
    outside.respond = (_, response) => {
      const more = setInterval(() => response.write("x".repeat(60)), 5);
      response.on("close", () => clearInterval(more));
    };

    await expect(read(url())).rejects.toMatchObject({ reason: "too-large" });
  });

  test("that declares too large a size is refused before the body arrives", async () => {
    outside.respond = (_, response) => void response.writeHead(200, { "Content-Length": "101" }).flushHeaders();

    await expect(read(url())).rejects.toMatchObject({ reason: "too-large" });
  });

  test.each<[string, typeof outside.respond]>([
    ["does not respond", () => undefined],
    ["stops in the middle", (_, response) => void response.write("half")],
  ])("that %s times out", async (_, respond) => {
    outside.respond = respond;

    await expect(read(url(), { ...LIMITS, seconds: 0.2 })).rejects.toMatchObject({ reason: "slow" });
  });

  test("whose name is never resolved times out", async () => {
    const network = { ...outside.network, resolve: () => new Promise<string[]>(() => undefined) };

    await expect(read(url(), { ...LIMITS, seconds: 0.2 }, network)).rejects.toMatchObject({ reason: "slow" });
  });

  test.each([404, 500, 204])("with the status %i is missing", async (status) => {
    outside.respond = (_, response) => void response.writeHead(status).end();

    await expect(read(url())).rejects.toMatchObject({ reason: "missing" });
  });

  test("whose response is cut off is unreachable", async () => {
    outside.respond = (_, response) => {
      response.writeHead(200, { "Content-Length": "50" });
      response.write("half", () => response.destroy());
    };

    await expect(read(url())).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("whose name does not resolve is unreachable", async () => {
    await expect(read(url("/", "nobody.example"))).rejects.toMatchObject({ reason: "unreachable" });
  });
});

describe("on the real internet", () => {
  test.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "http://[::ffff:127.0.0.1]/",
    "http://0x7f.1/",
    "http://93.184.216.34:22/",
    "http://93.184.216.34:8080/",
    "https://93.184.216.34:8443/",
    "http://user:secret@93.184.216.34/",
    "ftp://93.184.216.34/",
  ])("%s is refused", async (address) => {
    await expect(read(address, LIMITS, internet)).rejects.toMatchObject({ reason: "refused" });
  });
});
