type Value = string | number | Value[] | { [key: string]: Value };
/** A tree of address bits whose leaves are encoded values. */
type Tree = [Branch, Branch];
type Branch = Tree | { value: Buffer } | null;

const TYPES = { string: 2, uint32: 6, map: 7, array: 11 } as const;
const RECORD_BITS = 24;
const IPV4_PREFIX_BITS = 96;
const SEPARATOR = Buffer.alloc(16);
const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);

/** Returns a file in MaxMind's format (DB version 2.0, an IPv6 tree with IPv4 in it) with a value for each network. */
export function encodeMmdb(networks: Record<string, Value>): Buffer {
  const root: Tree = [null, null];
  for (const [network, value] of Object.entries(networks)) put(root, bitsOf(network), { value: encodeValue(value) });
  const { tree, data, nodes } = flattenTree(root);
  const metadata = encodeValue({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: "Test-City",
    description: { en: "Places for tests" },
    ip_version: 6,
    languages: ["en"],
    node_count: nodes,
    record_size: RECORD_BITS,
  });
  return Buffer.concat([tree, SEPARATOR, data, MARKER, metadata]);
}

/** Returns a place in the format of GeoLite2-City. */
export const place = (iso_code: string, city: Record<string, string>) => ({
  city: { names: city },
  country: { iso_code, names: { en: iso_code } },
});

function bitsOf(network: string): number[] {
  const [address = "", length = "32"] = network.split("/");
  const bits = address.split(".").flatMap((part) => [...Number(part).toString(2).padStart(8, "0")].map(Number));
  return [...Array<number>(IPV4_PREFIX_BITS).fill(0), ...bits.slice(0, Number(length))];
}

function put(tree: Tree, bits: number[], leaf: { value: Buffer }) {
  let node = tree;
  for (const bit of bits.slice(0, -1)) {
    const next = node[bit] as Branch;
    if (Array.isArray(next)) node = next;
    else {
      const child: Tree = [null, null];
      node[bit] = child;
      node = child;
    }
  }
  node[bits.at(-1) as 0 | 1] = leaf;
}

/**
 * Encodes the nodes and the values of a tree. A node has two records. A record that is less than the node count is the
 * number of a node. The node count itself means "no value". A larger record is the offset of a value, plus the node
 * count and the length of the separator.
 */
function flattenTree(root: Tree) {
  const nodes: Tree[] = [root];
  for (const node of nodes) for (const branch of node) if (Array.isArray(branch)) nodes.push(branch);
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const values: Buffer[] = [];
  let size = 0;
  const recordOf = (branch: Branch) => {
    if (branch === null) return nodes.length;
    if (Array.isArray(branch)) return numbers.get(branch) as number;
    const offset = size;
    values.push(branch.value);
    size += branch.value.length;
    return nodes.length + SEPARATOR.length + offset;
  };
  const tree = Buffer.alloc(nodes.length * 2 * (RECORD_BITS / 8));
  nodes.forEach((node, index) => {
    tree.writeUIntBE(recordOf(node[0]), index * 6, 3);
    tree.writeUIntBE(recordOf(node[1]), index * 6 + 3, 3);
  });
  return { tree, data: Buffer.concat(values), nodes: nodes.length };
}

function encodeValue(value: Value): Buffer {
  if (typeof value === "string")
    return Buffer.concat([encodeHead("string", Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "number") return encodeNumber(value);
  if (Array.isArray(value)) return Buffer.concat([encodeHead("array", value.length), ...value.map(encodeValue)]);
  const entries = Object.entries(value).flatMap(([key, item]) => [encodeValue(key), encodeValue(item)]);
  return Buffer.concat([encodeHead("map", Object.keys(value).length), ...entries]);
}

function encodeNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([encodeHead("uint32", bytes.length), bytes]);
}

/**
 * The first byte has three bits for the type and five for the size. For a type above 7, the three bits are 0, and the
 * next byte is the type minus 7.
 */
function encodeHead(type: keyof typeof TYPES, size: number): Buffer {
  const code = TYPES[type];
  const small = Math.min(size, 29);
  const headByte = ((code > 7 ? 0 : code) << 5) | small;
  return Buffer.from([headByte, ...(code > 7 ? [code - 7] : []), ...(small === 29 ? [size - 29] : [])]);
}
