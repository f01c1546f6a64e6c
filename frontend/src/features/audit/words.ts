import type { AuditEntry, AuditedKey } from '@pilotlight/contracts/http/audit';
import { formatDate } from '../../ui/format';

/** What went wrong or needs a look stands in red wherever it is named; what was put right in green. */
export const toneOf = (type: string): 'bad' | 'good' | 'plain' => {
  if (/(Failed|HazardDetected)$/.test(type)) return 'bad';
  return /(Resumed|Reactivated)$/.test(type) ? 'good' : 'plain';
};

/** Who acted: the kind, and the id where one of many acted. */
export const actorInWords = ({ kind, id }: AuditEntry['actor']): string => (id === null ? kind : `${kind}, ${id}`);

/** "API key Zapier …x4F2", or the id of one whose name is gone with it. */
export const keyInWords = ({ id, name, ending }: AuditedKey): string =>
  name === null ? `API key ${id}` : `API key ${name}${ending ? ` …${ending}` : ''}`;

/** 9f3c 41d8 … a71e */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

/** 3 to 4 Nov 2026, or one day where both are the same. */
export const daysInWords = (from: string, to: string): string => {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (first === last) return last;
  const [day = '', month, year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return `${first} to ${last}`;
  return month === lastMonth ? `${day} to ${last}` : `${day} ${month} to ${last}`;
};

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** How long something lasted, in its two largest units: "31 h 17 min". */
export const durationInWords = (milliseconds: number): string => {
  const hoursOnly = milliseconds < 3 * 86_400_000 ? units.slice(1) : units;
  let left = milliseconds;
  const said = hoursOnly.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return said.slice(0, 2).join(' ') || 'under 1 s';
};

const inSmall = (name: string): string =>
  name
    .split(/(?=[A-Z])|_/u)
    .join(' ')
    .toLowerCase()
    .replace(/\bapi\b/u, 'API')
    .replace(/\burls?\b/u, (word) => (word === 'url' ? 'URL' : 'URLs'));

const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "InstallerApiKeyIssued" reads "Installer API key issued". */
export const typeInWords = (type: string): string => withCapital(inSmall(type).trim());

/** "training.businessInfo.openingHours" reads "Training › business info › opening hours"; entries of a list count from 1. */
export const fieldInWords = (path: string): string =>
  withCapital(
    path
      .split('.')
      .map((step) => (/^\d+$/u.test(step) ? String(Number(step) + 1) : inSmall(step).trim()))
      .join(' › '),
  );
