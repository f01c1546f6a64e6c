import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { optionsOf } from './arguments.mjs';
import { build } from './build.mjs';
import { demoSite } from './dev-demo-site.mjs';
import { install, node, quickStarting, root } from './fresh.mjs';

optionsOf(`npm run dev
  The product for those who change it: the server starts again when its sources change, the portals change where they stand, the demo
  website loads again with each widget. Ctrl-C ends all of it.`);
const say = (line) => process.stdout.write(`${line}\n`);
// Vite sets NODE_ENV in this process; the product must not see it.
const environment = quickStarting();

install();
await build().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const { nodeOptions } = await import(join(root, 'start/dist/node-options.js'));

const startServer = () => {
  const options = { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] };
  const child = spawn(node(), [...nodeOptions, join(root, 'start/dist/main.js')], options);
  const ended = new Promise((done) => child.on('exit', done));
  const ready = new Promise((done) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      const address = /^ready (\S+)\n/m.exec((said += chunk))?.[1];
      if (address) done(address);
    });
    child.on('exit', () => done(null));
  });
  return { ready, ended, stop: () => (child.kill('SIGTERM'), ended) };
};

let server = startServer();
let vite = null;
let work = Promise.resolve();
let stopping = false;
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  // Waits for a build under way: nothing is left running.
  await Promise.all([vite?.close(), work.then(() => server.stop())]);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

const address = await server.ready;
if (address === null) await stop(1);

const proxied = { target: address, headers: { origin: address } };
vite = await createServer({
  root: join(root, 'frontend'),
  configFile: join(root, 'frontend/vite.config.ts'),
  plugins: [demoSite(address)],
  server: { proxy: { '/api': proxied, '/widget': proxied, '/demo': proxied } },
});
if (!stopping) await vite.listen();
const [own] = vite.resolvedUrls?.local ?? [];
say(`  Portals, hot     ${own}admin/login\n  Demo site, hot   ${own}demo/\n`);

const serverRooms = {
  'libs/contracts': 'contracts',
  'libs/event-store': 'event-store',
  'libs/assistant': 'assistant',
  'libs/notifications': 'notifications',
  'libs/booking': 'booking',
};
for (const room of ['projections', 'backend', 'start']) serverRooms[room] = room;
const ofServer = new RegExp(`^(${Object.keys(serverRooms).join('|')})/`);

const pending = { server: false, widget: false };
const renew = async () => {
  const { server: stale, widget } = pending;
  Object.assign(pending, { server: false, widget: false });
  if (stopping || !(stale || widget)) return;
  await build([...(stale ? Object.values(serverRooms) : []), ...(widget ? ['widget'] : [])]);
  if (stopping) return;
  if (stale) {
    say('Starting the server again');
    await server.stop();
    server = startServer();
    if ((await server.ready) === null && !stopping) say('The server ended: it starts again with the next change');
  }
  if (widget) vite.ws.send({ type: 'full-reload', path: '/demo/index.html' });
};

let soon = null;
vite.watcher.add([...Object.keys(serverRooms), 'widget/src'].map((folder) => join(root, folder)));
vite.watcher.on('all', (_, file) => {
  const path = relative(root, file);
  if (!/\.(ts|tsx|css|json)$/.test(path) || /(^|\/)(dist|node_modules|testing|test)\/|\.spec\./.test(path)) return;
  pending.server ||= ofServer.test(path);
  pending.widget ||= /^(widget\/src|libs\/contracts)\//.test(path);
  clearTimeout(soon);
  // An editor that saves several files means one change.
  soon = setTimeout(() => {
    work = work.then(renew).catch((error) => say(error.message));
  }, 100);
});
