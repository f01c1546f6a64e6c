import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** What package.json asks for at the least, as major and minor. */
const oldest = [20, 19] as const;

const versionOf = (program: string): readonly number[] => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return (/^v(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
};

/** A Node on this machine's PATH that is older than the one that runs the tests and new enough for the product; null where there is none. */
export const olderNode = (): string | null => {
  const [own = 0] = versionOf(process.execPath);
  const programs = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const found = programs.find((program) => {
    const [major = 0, minor = 0] = versionOf(program);
    return major < own && (major > oldest[0] || (major === oldest[0] && minor >= oldest[1]));
  });
  return found ?? null;
};
