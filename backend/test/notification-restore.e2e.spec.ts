import { restoreBackup } from '@pilotlight/event-store/backup/restore-backup';
import { writeBackup } from '@pilotlight/event-store/backup/write-backup';
import { migratePersonalData } from '@pilotlight/event-store/personal-data/postgres/schema';
import { migrateEventLog } from '@pilotlight/event-store/postgres/schema/migrate';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { Delivery } from '../src/notifications/delivery/delivery';
import { Overdue } from '../src/notifications/delivery/overdue';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import { settled } from './settled-notifications';

let folder: string;
let mail: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pilotlight-restore-'));
  mail = await MailServer.start();
});
afterAll(async () => {
  await backend.stop();
  await mail.stop();
  rmSync(folder, { recursive: true });
});

const start = async (databaseUrl?: string): Promise<void> => {
  const server = { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false, login: null };
  const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
  backend = await startTestBackend({
    messaging: { email: { by: 'smtp', server, sender } },
    ...(databaseUrl && { databaseUrl }),
  });
};

interface Row {
  readonly id: string;
  readonly status: string;
}
const messages = async (): Promise<Row[]> => {
  await settled(backend);
  const asked = 'select notification_id as id, status from read.notifications order by requested_at, notification_id';
  return (await backend.database.query<Row>(asked)).rows;
};

const hour = 3_600_000;

it('sends nothing of what it finds in a restored backup: neither what went out since nor what was to go out', async () => {
  await start();
  const leeds = await newInstaller(backend, 'leeds');
  await (await Visitor.of(backend, leeds)).say('I can smell gas');
  await settled(backend);
  mail.refuses = { at: 'RCPT', code: 451, words: 'later' };
  await (await Visitor.of(backend, leeds)).say('I can smell gas in the hall');
  const [sent, waiting] = await messages();
  expect([sent?.status, waiting?.status, mail.received.length]).toEqual(['sent', 'waiting', 1]);
  const file = join(folder, 'evening.backup');
  const { databaseUrl } = backend;
  await writeBackup({ url: databaseUrl, keys: true, schemas: [] }, file);

  mail.refuses = null;
  await backend.app.get(Delivery).deliver(waiting?.id ?? '', Date.now() + hour);
  await (await Visitor.of(backend, leeds)).say('I can smell gas upstairs');
  await settled(backend);
  expect(mail.received).toHaveLength(3);
  await backend.stop();

  const migrations = [migrateEventLog, migratePersonalData];
  await restoreBackup({ url: databaseUrl, file, schemas: [], replace: true, migrations });
  await start(databaseUrl);
  await (await Visitor.of(backend, await newInstaller(backend, 'york'))).say('Hello');
  expect((await messages()).map(({ status }) => status)).toEqual(['sent', 'waiting']);
  await backend.app.get(Overdue).settle(Date.now() + 48 * hour);
  expect((await messages()).map(({ status }) => status)).toEqual(['sent', 'expired']);
  expect(mail.received).toHaveLength(3);
  const { rows } = await backend.database.query(`select from job_queue.job where name = 'daily-summary'`);
  expect(rows).toEqual([]);
});
