import { createSocket } from "node:dgram";
import { once } from "node:events";

/** The records of a name. `CAA`: tag and value. */
export type ZoneRecords = {
  TXT?: string[];
  CNAME?: string;
  A?: string[];
  AAAA?: string[];
  CAA?: [tag: string, value: string][];
};

/** How a name server fails: with an error code, or without a response. */
type Failure = "SERVFAIL" | "silence";

type Answer = { name: string; type: number; data: Buffer };

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const;
const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;
const HEADER_BYTES = 12;
const IS_RESPONSE = 0x8180;
const CLASS_IN = 1;
const TTL_SECONDS = 1;

/**
 * Starts a name server on loopback that speaks the DNS protocol over UDP and follows CNAME records, as a resolver does.
 * Its `address` is a value for DNS_SERVERS. Without `port`, it listens on a free port.
 */
export async function startDnsServer(port = 0) {
  const zone = new Map<string, ZoneRecords>();
  const failures = new Map<string, Failure>();
  const questions: string[] = [];
  const socket = createSocket("udp4");

  socket.on("message", (query, from) => {
    const { name, type, end } = questionOf(query);
    questions.push(name);
    const failure = failures.get(name);
    if (failure === "silence") return;
    const answers = failure ? [] : answersOf(zone, name, type);
    const zoneCode = zone.has(name) ? NO_ERROR : NO_SUCH_NAME;
    const code = failure ? SERVER_FAILURE : zoneCode;
    socket.send(responseTo(query.subarray(0, end), answers, code), from.port, from.address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");

  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** The names that were requested. */
    questions,
    /** Replaces the records of a name. */
    set: (name: string, records: ZoneRecords) => void zone.set(name, records),
    /** Makes each request for a name fail. */
    fail: (name: string, failure: Failure) => void failures.set(name, failure),
    clear() {
      zone.clear();
      failures.clear();
      questions.length = 0;
    },
    close: async () => {
      socket.close();
      await once(socket, "close");
    },
  };
}

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>;

/** Starts a name server for the tests of a file, and makes the app use it. Each test starts without records. */
export function withDnsServer(): Omit<DnsServer, "close"> {
  const server = {} as DnsServer;
  beforeAll(async () => {
    Object.assign(server, await startDnsServer());
    process.env.DNS_SERVERS = server.address;
  });
  beforeEach(() => server.clear());
  afterAll(() => server.close());
  return server;
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The records of this type. For an alias: the CNAME record, then the records of the name that it points to. */
function answersOf(zone: Map<string, ZoneRecords>, name: string, type: number, hops = 0): Answer[] {
  const records = zone.get(name) ?? {};
  const ownAnswers = dataOf(records, type).map((data) => ({ name, type, data }));
  if (ownAnswers.length > 0 || records.CNAME === undefined || hops > 8) return ownAnswers;
  const alias = { name, type: TYPES.CNAME, data: encodeName(records.CNAME) };
  return [alias, ...answersOf(zone, records.CNAME, type, hops + 1)];
}

function dataOf({ TXT = [], CNAME, A = [], AAAA = [], CAA = [] }: ZoneRecords, type: number): Buffer[] {
  switch (type) {
    case TYPES.TXT:
      return TXT.map(encodeText);
    case TYPES.CNAME:
      return CNAME === undefined ? [] : [encodeName(CNAME)];
    case TYPES.A:
      return A.map((address) => Buffer.from(address.split(".").map(Number)));
    case TYPES.AAAA:
      return AAAA.map(encodeIpv6);
    case TYPES.CAA:
      return CAA.map(([tag, value]) => Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(tag + value)]));
    default:
      return [];
  }
}

function responseTo(query: Buffer, answers: readonly Answer[], code: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(IS_RESPONSE | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(HEADER_BYTES), ...answers.map((answer) => encodeAnswer(query, answer))]);
}

function encodeAnswer(query: Buffer, { name, type, data }: Answer): Buffer {
  const isInQuestion = questionOf(query).name === name;
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(CLASS_IN, 2);
  fixed.writeUInt32BE(TTL_SECONDS, 4);
  fixed.writeUInt16BE(data.length, 8);
  // A pointer to the name in the question keeps the response short.
  return Buffer.concat([isInQuestion ? Buffer.from([0xc0, HEADER_BYTES]) : encodeName(name), fixed, data]);
}

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split(".").map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.from([0]),
  ]);

/** Text is sent in parts of at most 255 bytes. */
function encodeText(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [""];
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, "latin1")])));
}

function encodeIpv6(address: string): Buffer {
  const [before = "", after] = address.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const [start, end] = [groups(before), groups(after)];
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => "0");
  const bytes = Buffer.alloc(16);
  for (const [index, group] of [...start, ...zeros, ...end].entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2);
  return bytes;
}
