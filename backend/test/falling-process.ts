import { startTestBackend } from './backend-under-test';
import { watch } from './falls';

/** A backend of its own process, which kills itself at a call that its test names. */
const main = async (options: string, act: string, side: string): Promise<void> => {
  const backend = await startTestBackend(JSON.parse(options));
  watch(backend, (acts, now) => {
    if (now === side && acts.includes(act)) process.kill(process.pid, 'SIGKILL');
    return undefined;
  });
  process.stdout.write(`ready ${backend.address}\n`);
};

const [, , options = '', act = '', side = ''] = process.argv;
void main(options, act, side);
