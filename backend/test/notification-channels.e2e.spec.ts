import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { FaultyServer } from '../src/gateways/testing/faulty-server';
import { RecordProviderWord } from '../src/notifications/webhooks/provider-word.command';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import { settled } from './settled-notifications';

let mail: MailServer;
let twilio: FaultyServer;
let backend: TestBackend;
const isWhatsapp = (body: string): boolean => new URLSearchParams(body).get('To')?.startsWith('whatsapp:') ?? false;
let takesTexts: boolean;
beforeAll(async () => {
  mail = await MailServer.start();
  twilio = await FaultyServer.start(({ body }) =>
    takesTexts || isWhatsapp(body)
      ? { kind: 'answers', status: 201, body: JSON.stringify({ sid: `SM${randomUUID().replaceAll('-', '')}` }) }
      : { kind: 'answers', status: 400, body: JSON.stringify({ status: 400, code: 21211, message: 'no' }) },
  );
  const server = { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false, login: null };
  backend = await startTestBackend({
    messaging: {
      email: { by: 'smtp', server, sender: { name: 'Pilotlight', address: 'alerts@pilotlight.example' } },
      twilio: {
        accountSid: `AC${'0'.repeat(32)}`,
        authToken: 'a token of nobody’s',
        baseUrl: twilio.url,
        from: '+447700900999',
        whatsAppFrom: '+447700900998',
      },
    },
  });
});
beforeEach(() => {
  takesTexts = true;
  mail.refuses = null;
  mail.received.length = 0;
  twilio.seen.length = 0;
});
afterAll(async () => {
  await backend.stop();
  await mail.stop();
  await twilio.stop();
});

const danger = async (slug: string, channels: object): Promise<void> => {
  const installer = await newInstaller(backend, slug, {
    phoneSms: '07700 900456',
    notificationPreferences: { channels },
  });
  await (await Visitor.of(backend, installer)).say('I can smell gas');
  await settled(backend);
};

it('tells of danger by WhatsApp, once, where email and text are both refused for good', async () => {
  takesTexts = false;
  mail.refuses = { at: 'RCPT', code: 550, words: '5.1.1 nobody of that name' };
  await danger('leeds', { sms: true });
  expect(twilio.seen.filter(({ body }) => isWhatsapp(body))).toHaveLength(1);
});

it('tells of danger by the next channel where the only text did not arrive, and leaves the number as it is', async () => {
  await danger('york', { sms: true, email: false });
  expect([twilio.seen.length, mail.received.length]).toEqual([1, 0]);
  const { rows } = await backend.database.query<{ id: string }>(
    `select notification_id as id from read.notifications where slug = 'york'`,
  );
  const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
  const word = { kind: 'bounced', permanent: false, detail: '30003' } as const;
  await backend.app.get(CommandBus).execute(new RecordProviderWord(rows[0]?.id ?? '', word, context));
  for (let tries = 0; tries < 200 && mail.received.length + twilio.seen.length < 2; tries += 1) await pause(50);
  await settled(backend);
  expect(twilio.seen.map(({ body }) => isWhatsapp(body))).toEqual([false, true]);
  expect((await backend.asAdmin('GET', '/api/admin/suppressions')).json['suppressions']).toEqual([]);
});
