import { spawn } from 'node:child_process';
import { fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, node, quickStarting, root } from './fresh.mjs';

/** npm has written two lines of its own into the file: where it holds nothing else, they are cut off. */
const output = () => {
  const banner = /^\n> \S+ \w+\n> node scripts\/command\.mjs[^\n]*\n\n$/;
  const { size } = fstatSync(1);
  if (process.platform !== 'linux' || !fstatSync(1).isFile() || size > 4096) return 'inherit';
  return banner.test(readFileSync('/proc/self/fd/1', 'utf8')) ? openSync('/proc/self/fd/1', 'w') : 'inherit';
};

// `node scripts/command.mjs start/dist/cli/backup.js ...`: installs and builds first where that is due.
const [program, ...args] = process.argv.slice(2);
install();
await build([
  'contracts',
  'event-store',
  'subscriptions',
  'assistant',
  'notifications',
  'projections',
  'backend',
  'start',
]).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const command = spawn(node(), ['--enable-source-maps', join(root, program), ...args], {
  cwd: root,
  // npm goes to the root: files are named from where the command was typed.
  env: { ...quickStarting(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  stdio: ['inherit', output(), 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
