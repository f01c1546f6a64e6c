import { platformChain } from '../audit/chain-link';
import type { Difference, Fault } from '../audit/compare-chain';
import type { Seal } from '../audit/seal';
import type { ChainCheck } from '../audit/verify-live';

const faults: Readonly<Record<Fault, string>> = {
  changed: 'is not what was chained',
  removed: 'is missing from the log',
  added: 'stands in the log and was never chained',
  'sealed-otherwise': 'is not what was sealed',
  'seal-not-ours': "carries a seal that this platform's key did not sign",
};

export const chainName = (chain: string): string => (chain === platformChain ? 'The platform' : chain);

export const differenceInWords = ({ chain, number, position, eventId, fault }: Difference): string => {
  const where = position === null ? '' : ` (position ${Number(position)} of the log, id ${eventId})`;
  return `${chainName(chain)}: event ${number}${where} ${faults[fault]}`;
};

export const checkInWords = ({ chain, head, difference }: ChainCheck): string =>
  difference
    ? differenceInWords(difference)
    : `${chainName(chain)}: ${head.count} events, whole, head ${head.hash.toString('hex')}`;

export const keyInWords = (publicKey: Buffer): string => publicKey.toString('base64url');

export const sealInWords = ({ chain, count, head, at, publicKey }: Seal): string =>
  [
    `  of      ${chainName(chain)}`,
    `  events  ${count}`,
    `  head    ${head.toString('hex')}`,
    `  sealed  ${at}`,
    `  key     ${keyInWords(publicKey)}`,
  ].join('\n');
