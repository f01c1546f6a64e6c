import ipaddr from 'ipaddr.js';

/** How many of an IPv6 address's eight parts name a household or a host; the others it picks for itself. */
const ownParts = 4;

/** Whom a limit by address counts as one: an IPv4 address, or the /64 of an IPv6 one. */
export const callerAddress = (address: string): string => {
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const own = parsed.parts.slice(0, ownParts).map((part) => part.toString(16));
  return `${own.join(':')}::/64`;
};
