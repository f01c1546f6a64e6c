import { slugSchema } from '@pilotlight/contracts/values/slug';
import { platformChain } from '@pilotlight/projections/audit/chain-link';
import { parseArgs } from 'node:util';
import { WrongUsage } from './run-command';

export const auditUsage = `npm run audit -- <command>

  export --installer SLUG > FILE   Writes an installer's events as they are kept, a line of JSON each, chained; the seal is the last line.
  export --platform > FILE         The same for the events of no installer.
  verify FILE [--key KEY]          Checks such a file by itself, without a database. With --key it must be sealed with that public key.
  verify --live [--installer SLUG] Compares the log with its chains and seals; --platform for the events of no installer.
  state --installer SLUG --at TIME An installer's account as it stood at a moment such as 2026-11-03T02:14:03Z, personal words hidden.
  key                              The public key that seals are signed with here: for an auditor to hold beforehand.
  --help                           This.

Ends with 0 when all is well, 1 when something differs or failed, 2 when it was typed wrong.`;

export type AuditCommand =
  | { readonly name: 'key' }
  | { readonly name: 'export'; readonly chain: string }
  | { readonly name: 'verify-file'; readonly file: string; readonly key: Buffer | null }
  | { readonly name: 'verify-live'; readonly chain: string | null }
  | { readonly name: 'state'; readonly slug: string; readonly at: number };

const options = {
  installer: { type: 'string' },
  platform: { type: 'boolean' },
  live: { type: 'boolean' },
  key: { type: 'string' },
  at: { type: 'string' },
} as const;

const keyText = /^[\w-]{43}$/;

/** One key in sixty-four begins with a dash, and would be taken for an option. */
const withKeyJoined = (args: readonly string[]): string[] => {
  const at = args.indexOf('--key');
  const key = args[at + 1];
  return at < 0 || key === undefined || !keyText.test(key) ? [...args] : args.toSpliced(at, 2, `--key=${key}`);
};

const read = (args: readonly string[]) => parseArgs({ args: withKeyJoined(args), options, allowPositionals: true });

type Values = ReturnType<typeof read>['values'];

const refuse = (reason: string): never => {
  throw new WrongUsage(reason);
};

const slugIn = (slug: string): string =>
  slugSchema.safeParse(slug).success ? slug : refuse(`"${slug}" is no installer's slug`);

const chainIn = ({ installer, platform }: Values): string | null => {
  if (installer !== undefined && platform) refuse('Either --installer or --platform, not both');
  if (platform) return platformChain;
  return installer === undefined ? null : slugIn(installer);
};

const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

const timeIn = (at: string): number => {
  const day = moment.exec(at)?.[1];
  const time = day === undefined ? Number.NaN : Date.parse(at);
  // JavaScript takes 31 February for a day of March.
  const isDay = !Number.isNaN(time) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day ?? '-');
  return isDay ? time : refuse(`"${at}" is no moment; write it like 2026-11-03T02:14:03Z or 2026-07-03T02:14:03+01:00`);
};

const keyIn = (key: string): Buffer => {
  const bytes = Buffer.from(key, 'base64url');
  return bytes.length === 32 ? bytes : refuse('--key takes a public key as `npm run audit -- key` prints it');
};

const taken: Readonly<Record<string, readonly string[]>> = {
  key: [],
  export: ['installer', 'platform'],
  verify: ['installer', 'platform', 'live', 'key'],
  state: ['installer', 'at'],
};

const verification = (values: Values, [file, ...further]: readonly string[]): AuditCommand => {
  const chain = chainIn(values);
  if (values.live) {
    if (file !== undefined) refuse('verify --live takes no file');
    if (values.key !== undefined) refuse('--key is for a file');
    return { name: 'verify-live', chain };
  }
  if (file === undefined) return refuse('verify which file? Or --live for the log itself');
  if (further.length > 0) refuse('One file at a time');
  if (chain !== null) refuse('A file is of one installer already: leave --installer and --platform out');
  return { name: 'verify-file', file, key: values.key === undefined ? null : keyIn(values.key) };
};

/** Throws what isWrongUsage knows. */
export const auditCommand = (args: readonly string[]): AuditCommand => {
  const { values, positionals } = read(args);
  const [name, ...rest] = positionals;
  if (name === undefined) return refuse('What shall be done: export, verify, state or key?');
  const known = (Object.hasOwn(taken, name) ? taken[name] : undefined) ?? refuse(`There is no command "${name}"`);
  const stray = Object.keys(values).find((option) => !known.includes(option));
  if (stray !== undefined) refuse(`${name} takes no --${stray}`);
  if (name === 'verify') return verification(values, rest);
  if (rest.length > 0) refuse(`${name} takes no "${rest[0]}"`);
  if (name === 'key') return { name: 'key' };
  if (name === 'export')
    return { name: 'export', chain: chainIn(values) ?? refuse('export of which installer? --installer SLUG') };
  const { installer, at } = values;
  if (installer === undefined) return refuse('state of which installer? --installer SLUG');
  if (at === undefined) return refuse('state at which moment? --at 2026-11-03T02:14:03Z');
  return { name: 'state', slug: slugIn(installer), at: timeIn(at) };
};
