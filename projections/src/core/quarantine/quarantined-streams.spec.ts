import { auditEntries } from '../../audit/audit-entries.read-model';
import { conversations } from '../../conversations/conversations.read-model';
import { installers } from '../../installers/installers.read-model';
import { recorded } from '../../testing/log-writer';
import { conversation } from '../../testing/story';
import { isFoldedFrom, withoutQuarantined } from '@pilotlight/subscriptions/quarantine/quarantined-streams';

const chat = conversation('acme', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
const other = conversation('acme', '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb');
const events = recorded(
  [chat.started(), other.started(), chat.says('Hello'), chat.captured(), other.captured(), chat.erased()].map(
    (event) => ({ event }),
  ),
);
const stream = 'conversation-018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

it('leaves out a quarantined stream from its poison event on, but never an erasure', () => {
  const folded = withoutQuarantined(events, new Map([[stream, 1]]));
  expect(folded).toEqual([events[0], events[1], events[4], events[5]]);
});

it('leaves out nothing where nothing is quarantined', () => {
  expect(withoutQuarantined(events, new Map())).toEqual(events);
});

it('knows which streams could concern a read model', () => {
  expect(isFoldedFrom(conversations, stream)).toBe(true);
  expect(isFoldedFrom(installers, stream)).toBe(false);
  expect(isFoldedFrom(installers, 'installer-acme')).toBe(true);
});

it.each(['installer', 'login', 'conversation', 'audit', 'subject', 'appointment', 'of_a_later_version'])(
  'audits streams of the category %s: nobody has to name one for that',
  (category) => expect(isFoldedFrom(auditEntries, `${category}-one`)).toBe(true),
);
