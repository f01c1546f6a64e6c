import { platformChain } from '@pilotlight/projections/audit/chain-link';
import type { Difference, Fault } from '@pilotlight/projections/audit/compare-chain';
import { type InstallerAt, shownFields } from '@pilotlight/projections/audit/installer-at';
import type { Seal } from '@pilotlight/projections/audit/seal';
import type { ChainCheck } from '@pilotlight/projections/audit/verify-live';

const faults: Readonly<Record<Fault, string>> = {
  changed: 'is not what was chained',
  removed: 'is missing from the log',
  added: 'stands in the log and was never chained',
  'sealed-otherwise': 'is not what was sealed',
  'seal-not-ours': "carries a seal that this platform's key did not sign",
};

export const chainName = (chain: string): string => (chain === platformChain ? 'the platform' : chain);

const heading = (chain: string): string => (chain === platformChain ? 'The platform' : chain);

export const differenceInWords = ({ chain, number, position, eventId, fault }: Difference): string => {
  const where = position === null ? '' : ` (position ${Number(position)} of the log, id ${eventId})`;
  return `${heading(chain)}: event ${number}${where} ${faults[fault]}`;
};

export const checkInWords = ({ chain, head, difference }: ChainCheck): string =>
  difference
    ? differenceInWords(difference)
    : `${heading(chain)}: ${head.count} events, whole, head ${head.hash.toString('hex')}`;

export const keyInWords = (publicKey: Buffer): string => publicKey.toString('base64url');

export const sealInWords = ({ chain, count, head, at, publicKey }: Seal): string =>
  [
    `  of      ${chainName(chain)}`,
    `  events  ${count}`,
    `  head    ${head.toString('hex')}`,
    `  sealed  ${at}`,
    `  key     ${keyInWords(publicKey)}`,
  ].join('\n');

/** JSON of the event that the state goes by, and the account as it then stood. */
export const stateInWords = (moment: string, { fields, asOf }: InstallerAt): string => {
  const { type, id, position, at } = asOf;
  const account = shownFields(fields);
  return JSON.stringify({ moment, asOf: { at, position: Number(position), type, id }, account }, null, 2);
};
