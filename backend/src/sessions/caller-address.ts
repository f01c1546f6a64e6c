import { Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';

/** An IPv6 address's first four parts name a household; a host picks the others. */
const ownParts = 4;
/** As some proxies write it: in quotes, in brackets, with a port. */
const written = /^"?(?:\[(?<six>[\da-f:.%]+)\](?::\d+)?|(?<four>[\d.]+):\d+)"?$/i;

/** What a proxy reports, else the connection's own; none once it was reset. */
interface From {
  readonly ip: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const log = new Logger('caller-address');
let isTold = false;

/** An IPv4 address, or the /64 of an IPv6 one. Null for anything else. */
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

/** Where the proxy reports no address, all who come through it count as one. */
export const callerAddress = ({ ip, socket }: From): string => {
  if (ip === undefined) return 'nowhere';
  const told = countedAddress(ip);
  if (told !== null) return told;
  if (!isTold) log.warn({ event: 'the proxy names no address; limits by address count the proxy itself' });
  isTold = true;
  return countedAddress(socket.remoteAddress ?? '') ?? 'nowhere';
};
