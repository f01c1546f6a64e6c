import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '../testing/test-postgres';
import { LogIdentity } from './log-identity';
import { migrateEventLog } from './schema/migrate';
import { Wire } from './wire';

it('carries a hint to other processes and not back to its own', async () => {
  const url = await createTestDatabase();
  await migrateEventLog(url);
  const bell = new EventEmitter();
  let echoes = 0;
  const connected = [once(bell, 'own'), once(bell, 'other')];
  const own = new Wire(url, new LogIdentity(), () => bell.emit('own'));
  const other = new Wire(url, new LogIdentity(), () => bell.emit('other'));
  await Promise.all(connected);

  bell.on('own', () => (echoes += 1));
  const heard = once(bell, 'other');
  own.tell();
  await heard;
  const answer = once(bell, 'own');
  await pause(30);
  other.tell();
  await answer;
  expect(echoes).toBe(1);
  await Promise.all([own.close(), other.close()]);
});
