import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const alive = (process_: number): boolean => attempt(() => process.kill(process_, 0)) ?? false;

const postmasterOf = (cluster: string): number | undefined => {
  const line = attempt(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))?.split('\n')[0];
  return line === undefined ? undefined : Number(line);
};

const survivorsOf = (cluster: string): readonly number[] => {
  const postmaster = postmasterOf(cluster);
  if (process.platform !== 'linux') {
    if (postmaster === undefined || !alive(postmaster)) return [];
    const { stdout } = spawnSync('/bin/ps', ['-o', 'command=', '-p', String(postmaster)], { encoding: 'utf8' });
    return stdout.includes(cluster) ? [postmaster] : [];
  }
  const { dev, ino } = statSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const folder = attempt(() => statSync(`/proc/${name}/cwd`));
      return (
        folder?.dev === dev &&
        folder.ino === ino &&
        basename(attempt(() => readlinkSync(`/proc/${name}/exe`)) ?? '').startsWith('postgres')
      );
    })
    .map(Number);
};

const signal = (processes: readonly number[], name: NodeJS.Signals): void => {
  for (const one of processes) attempt(() => process.kill(one, name));
};

const gone = async (cluster: string, within: number): Promise<boolean> => {
  for (const deadline = Date.now() + within; ; await pause(10)) {
    if (survivorsOf(cluster).length === 0) return true;
    if (Date.now() > deadline) return false;
  }
};

/** Only for the lock's holder. Removes a pid file that names a stranger: PostgreSQL would take that process for itself. */
export const clearSurvivors = async (cluster: string): Promise<number> => {
  const found = existsSync(cluster) ? survivorsOf(cluster) : [];
  const postmaster = found.filter((one) => one === postmasterOf(cluster));
  if (found.length > 0) {
    signal(postmaster, 'SIGINT');
    if (!(await gone(cluster, 5_000))) signal(postmaster, 'SIGQUIT');
    if (!(await gone(cluster, 5_000))) signal(survivorsOf(cluster), 'SIGKILL');
    if (!(await gone(cluster, 5_000)))
      throw new Error(`A PostgreSQL of an earlier start still runs on ${cluster} (process ${found.join(', ')})`);
  }
  const left = postmasterOf(cluster);
  if (left !== undefined && alive(left)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return found.length;
};
