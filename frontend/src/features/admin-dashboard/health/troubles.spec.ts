import type { PlatformHealth } from '@pilotlight/contracts/http/platform-health';
import { channel, provider, well } from './testing/well';
import { troublesOf } from './troubles';

const model = { name: 'conversations', lagMs: 0, kept: true, quarantined: 0 };
const said = (changed: Partial<PlatformHealth>) => troublesOf({ ...well, ...changed }).map(({ what }) => what);

it('has nothing to say of a platform that is well', () => {
  expect(said({})).toEqual([]);
});

it.each<[Partial<PlatformHealth>, string]>([
  [{ writable: false }, 'The database takes no writes'],
  [{ readModels: null }, 'Nobody can say how far behind the screens are'],
  [{ readModels: [{ ...model, kept: false }] }, 'Nothing updates conversations and leads'],
  [{ readModels: [{ ...model, lagMs: 125_000 }] }, 'Screens are 2 min behind: conversations and leads'],
  [{ readModels: [{ ...model, quarantined: 2 }] }, '2 streams are missing from conversations and leads'],
  [{ readModels: [{ ...model, name: 'audit-chain', kept: false }] }, 'Nothing updates the audit’s seal'],
  [{ jobs: null }, 'Nobody can say which jobs wait'],
  [{ jobs: { waiting: 41, oldestSeconds: 720 } }, '41 jobs wait, the oldest for 12 min'],
  [{ channels: [channel('sms', { unknown: 1 })] }, 'SMS: 1 message of the last 24 hours may not have gone out'],
  [{ channels: [channel('email', { failed: 3 })] }, 'Email: 3 messages failed in the last 24 hours'],
  [{ channels: [channel('whatsapp', { retrying: 2 })] }, 'WhatsApp: 2 messages are being tried again'],
  [{ channels: [channel('email', { overdueSeconds: 7_200 })] }, 'Email: the oldest message is 2 h late'],
  [
    { providers: [provider('payments', { failures: 2, fault: 'not-authorised' })] },
    'Payments: 2 calls failed in a row: it refuses our key',
  ],
  [
    { providers: [provider('texts', { restsUntil: '2026-11-19T13:09:12.000Z' })] },
    'SMS and WhatsApp: the provider failed too often and isn’t asked until 13:09',
  ],
  [{ providers: [provider('files', { failures: 1, fault: 'unreachable' })] }, 'Photos can’t be kept or shown'],
  [{ setAside: [{ policy: 'tell-of-conversation', events: 2 }] }, '2 follow-ups didn’t happen: tell of conversation'],
])('of %j says what is wrong', (changed, what) => {
  expect(said(changed)).toEqual([what]);
});

it('is silent about what passes by itself in a moment', () => {
  expect(
    said({
      readModels: [{ ...model, lagMs: 9_000 }],
      jobs: { waiting: 3, oldestSeconds: 60 },
      channels: [channel('email', { queued: 4, overdueSeconds: 30 })],
    }),
  ).toEqual([]);
});

it('says first what stops something, and leads to the messages that it is about', () => {
  const all = troublesOf({ ...well, channels: [channel('email', { failed: 1, unknown: 1 })], writable: false });
  expect(all.map(({ severity }) => severity)).toEqual(['bad', 'bad', 'warn']);
  expect(all.map(({ link }) => link?.to)).toEqual([
    undefined,
    '/admin/notifications/log?status=unknown&channel=email',
    '/admin/notifications/log?status=failed&channel=email',
  ]);
});
