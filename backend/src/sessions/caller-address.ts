import { Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';

/** How many of an IPv6 address's eight parts name a household or a host; the others it picks for itself. */
const ownParts = 4;
/** As some proxies write one: in quotes, in brackets, with the port of the connection behind it. */
const written = /^"?(?:\[(?<six>[\da-f:.%]+)\](?::\d+)?|(?<four>[\d.]+):\d+)"?$/i;

/** Of a request: the address that a proxy tells of, or else the connection's own; none once the connection was reset. */
interface From {
  readonly ip: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const log = new Logger('caller-address');
let isTold = false;

/** Whom a limit by address counts as one: an IPv4 address, or the /64 of an IPv6 one. Null for what is no address. */
export const countedAddress = (address: string): string | null => {
  if (isIPv4(address)) return address;
  const { six, four } = written.exec(address.trim())?.groups ?? {};
  const bare = six ?? four ?? address.trim();
  if (!isIP(bare)) return null;
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const own = parsed.parts.slice(0, ownParts).map((part) => part.toString(16));
  return `${own.join(':')}::/64`;
};

/** Whom a limit by address counts a request to. Where the proxy tells of no address, all who come through it are one. */
export const callerAddress = ({ ip, socket }: From): string => {
  if (ip === undefined) return 'nowhere';
  const told = countedAddress(ip);
  if (told !== null) return told;
  if (!isTold) log.warn({ event: 'the proxy names no address; limits by address count the proxy itself' });
  isTold = true;
  return countedAddress(socket.remoteAddress ?? '') ?? 'nowhere';
};
