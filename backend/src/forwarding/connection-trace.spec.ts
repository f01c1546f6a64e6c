import type { KeptConnection } from '../secrets/connection-row';
import { wordsOfConnection } from '../installers/connection-story';
import { traceOf } from './connection-trace';

const webhook: KeptConnection = {
  id: '018f5b7e-6666-4666-8666-666666666666',
  slug: 'leeds',
  kind: 'webhook',
  name: 'Office',
  host: 'hooks.zapier.com',
  url: 'https://hooks.zapier.com/hooks/catch/1/secret',
  secret: 'whsec_one',
  former: null,
  events: ['lead.created'],
  deals: null,
  account: 0,
  enabled: true,
  offReason: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  formerUntil: null,
  failingSince: null,
  lastDeliveredAt: null,
};
const hubspot: KeptConnection = { ...webhook, kind: 'hubspot', host: 'api.hubapi.com' };
const off = { enabled: false, offReason: 'failing' } as const;

it.each<[string, KeptConnection | null, KeptConnection | null, readonly string[]]>([
  ['added', null, webhook, ['Connection to hooks.zapier.com added']],
  ['deleted', webhook, null, ['Connection to hooks.zapier.com deleted']],
  ['left as it was', webhook, { ...webhook }, []],
  [
    'led elsewhere under another name',
    webhook,
    { ...webhook, name: 'Home', host: 'hook.eu1.make.com', url: 'https://hook.eu1.make.com/2' },
    ['Connection to hook.eu1.make.com changed: name, address'],
  ],
  [
    'given other events',
    webhook,
    { ...webhook, events: ['lead.graded'] },
    ['Connection to hooks.zapier.com changed: events'],
  ],
  [
    'rotated',
    webhook,
    { ...webhook, secret: 'whsec_two' },
    ['Connection to hooks.zapier.com got a new signing secret'],
  ],
  [
    'given another token and deals',
    hubspot,
    { ...hubspot, secret: 'pat-two', deals: { pipeline: '', stages: {} } },
    ['Connection to api.hubapi.com changed: token, deals'],
  ],
  [
    'switched off for it failed',
    webhook,
    { ...webhook, ...off },
    ['Connection to hooks.zapier.com switched off: it failed for a week'],
  ],
  ['switched on', { ...webhook, ...off }, webhook, ['Connection to hooks.zapier.com switched on']],
])('a connection that was %s leaves that as its trace, and no secret', (_, before, after, words) => {
  const trace = traceOf(before, after);
  expect(trace.map(wordsOfConnection)).toEqual(words);
  expect(JSON.stringify(trace)).not.toMatch(/whsec|pat-|catch|\/2/);
});
