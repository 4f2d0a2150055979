import { HOST_MAX_CHARS } from "@/lib/domains/policy";
import { type Line, line } from "@/lib/i18n/line";

const NOT_A_NAME = line("Enter a host name, such as www.example.com.");
const MORE_THAN_A_NAME = line("Enter only the host name, without https://, a port or a path.");
const AN_ADDRESS = line("Enter a host name instead of an IP address.");
const RESERVED_MESSAGE = line("This host name is reserved.");

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const IPV6 = /^\[?[\da-f.]*:[\da-f.]*:[\da-f:.]*\]?$/;
/** Names that public DNS never has. */
const PRIVATE_ENDINGS = ["localhost", "internal"];

/** Returns the host in lower case and punycode without a trailing dot, or what is wrong with the text. */
export function parseHostName(text: string): { host: string } | { problem: Line } {
  const name = text.trim().toLowerCase();
  if (IPV6.test(name)) return { problem: AN_ADDRESS };
  if (/[/:?#@\\]/.test(name)) return { problem: MORE_THAN_A_NAME };
  if (/[\s%]/.test(name)) return { problem: NOT_A_NAME };
  const host = toPunycode(name);
  if (host === null) return { problem: NOT_A_NAME };
  if (IPV4.test(host)) return { problem: AN_ADDRESS };
  if (PRIVATE_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`)))
    return { problem: RESERVED_MESSAGE };
  return isHostName(host) ? { host } : { problem: NOT_A_NAME };
}

const withoutDot = (text: string) => (text.endsWith(".") ? text.slice(0, -1) : text);

/** Converts a name as browsers do. Null if they refuse it. */
function toPunycode(name: string): string | null {
  try {
    return withoutDot(new URL(`http://${name}`).hostname);
  } catch {
    return null;
  }
}

function isHostName(host: string): boolean {
  const labels = host.split(".");
  return host.length <= HOST_MAX_CHARS && labels.length > 1 && labels.every((label) => LABEL.test(label));
}
