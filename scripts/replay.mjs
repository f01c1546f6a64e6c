import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, node, root } from './fresh.mjs';

install();
await build().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const command = spawn(node(), ['--enable-source-maps', join(root, 'start/dist/replay.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the command by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
