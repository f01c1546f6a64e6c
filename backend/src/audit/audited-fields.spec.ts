import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { auditedFields } from './audited-fields';

const sessionId = '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const details = (facts: object): DomainEvent => ({
  type: 'LeadDetailsGiven',
  data: { slug: 'leeds', sessionId, source: 'chat', facts },
});
const shownOf = (event: DomainEvent, sees: boolean) =>
  Object.fromEntries(auditedFields(event, sees).map(({ name, value }) => [name, value]));

it('hides personal words, however deep they lie, and shows the rest', () => {
  expect(shownOf(details({ email: 'jane@example.com', phone: '' }), false)).toEqual({
    slug: { kind: 'shown', text: 'leeds' },
    sessionId: { kind: 'shown', text: sessionId },
    source: { kind: 'shown', text: 'chat' },
    'facts.email': { kind: 'hidden' },
    'facts.phone': { kind: 'empty' },
  });
});

it('shows them to those who may look, and what is erased to nobody', () => {
  expect(shownOf(details({ email: 'jane@example.com', phone: ERASED }), true)).toMatchObject({
    'facts.email': { kind: 'shown', text: 'jane@example.com' },
    'facts.phone': { kind: 'erased' },
  });
});

it('tells a list as one line', () => {
  const allowed: DomainEvent = {
    type: 'InstallerDomainsAllowed',
    data: { slug: 'leeds', allowedDomains: ['https://a.example', 'https://b.example'] },
  };
  expect(shownOf(allowed, false)['allowedDomains']).toEqual({
    kind: 'shown',
    text: 'https://a.example, https://b.example',
  });
});
