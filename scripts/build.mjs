import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { node, root, whenChanged } from './fresh.mjs';

const tool = (name) => join(root, 'node_modules', '.bin', name);

const finished = (command, args, cwd = root) =>
  new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ${args.join(' ')}\n${said}`))));
  });

const nest = (project) => () => finished(node(), [tool('nest'), 'build', project]);
const npmBuild = (room) => async () => {
  await finished('npm', ['run', '--silent', 'build', '-w', room]);
  await compress(join(root, room, 'dist'));
};

const rooms = [
  ['contracts', ['libs/contracts'], 'libs/contracts/dist', nest('contracts')],
  ['event-store', ['libs/event-store'], 'libs/event-store/dist', nest('event-store')],
  ['subscriptions', ['libs/subscriptions'], 'libs/subscriptions/dist', nest('subscriptions')],
  ['assistant', ['libs/assistant'], 'libs/assistant/dist', nest('assistant')],
  ['notifications', ['libs/notifications'], 'libs/notifications/dist', nest('notifications')],
  ['booking', ['libs/booking'], 'libs/booking/dist', nest('booking')],
  ['projections', ['projections'], 'projections/dist', nest('projections')],
  ['backend', ['backend'], 'backend/dist', nest('backend')],
  ['start', ['start'], 'start/dist', nest('start')],
  ['widget', ['widget', 'libs/contracts'], 'widget/dist', npmBuild('widget')],
  [
    'wordpress plugin',
    ['widget/wordpress'],
    'widget/wordpress/dist',
    () => finished(node(), [join(root, 'widget/wordpress/pack.mjs')]),
  ],
  [
    'frontend',
    ['frontend', 'widget/src', 'libs/contracts', 'libs/notifications', 'libs/booking'],
    'frontend/dist',
    npmBuild('frontend'),
  ],
];

export const build = async (names = rooms.map(([name]) => name)) => {
  const wanted = rooms.filter(([name]) => names.includes(name));
  const pending = wanted.flatMap(([name, sources, output, work]) => whenChanged({ name, sources, output }, work) ?? []);
  if (pending.length > 0) process.stderr.write('Building what has changed\n');
  const failed = (await Promise.allSettled(pending)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

if (process.argv[1] === import.meta.filename) await build();
