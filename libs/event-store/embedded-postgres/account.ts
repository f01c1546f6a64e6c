import { readFileSync, statSync } from 'node:fs';

/** PostgreSQL refuses to run as root. Empty: run as ourselves. */
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

/** As root, the owner of the folder, else an unprivileged account of the system. */
export const accountFor = (cluster: string): Account => {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : named();
};
