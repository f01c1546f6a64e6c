import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { optionsOf } from './arguments.mjs';
import { build } from './build.mjs';
import { install, node, quickStarting, root } from './fresh.mjs';

const { seed } = optionsOf(
  `npm start
  Installs what is missing, builds what changed and starts the product; its settings come from the environment and .env (docs/settings.md).
  --seed  makes three firms and a month of theirs before, for a first look (npm run seed)`,
  { seed: { type: 'boolean', default: false } },
);
install();
await build().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
if (seed) {
  const seeding = ['--enable-source-maps', join(root, 'start/dist/cli/seed.js')];
  const { status } = spawnSync(node(), seeding, { cwd: root, env: quickStarting(), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const { nodeOptions } = await import(join(root, 'start/dist/node-options.js'));
const product = spawn(node(), [...nodeOptions, join(root, 'start/dist/main.js')], {
  cwd: root,
  env: quickStarting(),
  // The product ends when this channel closes: a killed parent leaves nothing running.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches the product twice, which it takes as once; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal));
product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
