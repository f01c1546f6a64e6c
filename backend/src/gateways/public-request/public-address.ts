import { isIP } from 'node:net';
import { IPv6, parse } from 'ipaddr.js';

/** Cloud metadata services, on an address that looks public. */
const metadata = new Set(['168.63.129.16']);

const globalUnicast = IPv6.parseCIDR('2000::/3');

/** Public internet: not this machine, its networks, or a tunnel into them. */
export const isPublicAddress = (address: string): boolean => {
  // Shortened and octal IPv4 mean one thing here and another elsewhere.
  if (isIP(address) === 0 || metadata.has(address)) return false;
  const parsed = parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof IPv6 ? parsed.match(globalUnicast) : true;
};

/** Web ports only: nobody scans others through us. */
export const isPublicWeb = (address: string, port: number): boolean =>
  isPublicAddress(address) && (port === 80 || port === 443);
