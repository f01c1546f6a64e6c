import { readFileSync, statSync } from 'node:fs';

/** Whom PostgreSQL runs as: it refuses root. Empty: as ourselves. */
export type Account = { readonly uid: number; readonly gid: number } | Record<string, never>;

const candidates = ['postgres', 'nobody'];

const named = (): Account => {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const found = accounts.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(`Embedded PostgreSQL does not run as root and found no account to run as (${candidates.join(', ')})`);
};

/** The account for a cluster's folder: as root, the one that owns it already, else an unprivileged one of the system. */
export const accountFor = (cluster: string): Account => {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : named();
};
