import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, node, root } from './fresh.mjs';

// `node scripts/command.mjs start/dist/cli/backup.js ...`: a command of the product, installed and built first where that is due.
const [program, ...args] = process.argv.slice(2);
install();
await build().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const command = spawn(node(), ['--enable-source-maps', join(root, program), ...args], {
  cwd: root,
  // npm goes to the root: files are named from where the command was typed.
  env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
