import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { appointment } from '../testing/diary-story';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { contacts } from './contacts.read-model';

const index = new ContactIndex(Buffer.alloc(32, 7));
const chat = conversation('acme', '018f5b7e-2222-4222-8222-222222222222');
const after = (...events: DomainEvent[]) =>
  rowsAfter(
    contacts(index),
    events.map((event) => ({ event })),
  )[0];

it('names an email and a phone by what says nothing of them', () => {
  const row = after(chat.gives({ email: 'jo@example.com', phone: '+447700900123' }));
  expect(row).toMatchObject({ session_id: chat.started().data.sessionId, slug: 'acme' });
  expect(JSON.stringify(row)).not.toMatch(/jo@|900123/);
});

it('names the same contact the same, however it is written, and another one otherwise', () => {
  const row = after(chat.gives({ email: 'jo@example.com', phone: '+447700900123' }));
  expect(after(chat.gives({ email: ' Jo@Example.com ', phone: '+44 7700 900-123' }))).toEqual(row);
  const another = after(chat.gives({ email: 'jim@example.com' }))?.digests ?? [];
  expect(another.filter((each) => row?.digests.includes(each))).toEqual([]);
});

it("names it otherwise for another installer, whose rows can't be joined with these", () => {
  const elsewhere = conversation('best', '018f5b7e-3333-4333-8333-333333333333');
  const given = { email: 'jo@example.com' };
  expect(after(elsewhere.gives(given))?.digests).not.toEqual(after(chat.gives(given))?.digests);
});

it('forgets a contact that was withdrawn, corrected or erased', () => {
  const both = chat.gives({ email: 'jo@example.com', phone: '+447700900123' });
  const [email, corrected] = ['jo@example.com', 'jim@example.com'].map((each) => index.digest('acme', 'email', each));
  expect(after(both, chat.gives({ phone: '' }))?.digests).toEqual([email]);
  expect(after(both, chat.gives({ phone: '', email: '' }))).toBeUndefined();
  expect(after(both, chat.gives({ email: 'jim@example.com' }))?.digests).toContain(corrected);
  expect(after(both, chat.gives({ email: 'jim@example.com' }))?.digests).not.toContain(email);
  expect(after(both, chat.erased())).toBeUndefined();
  expect(after(chat.gives({ email: ERASED, phone: ERASED }), chat.erased())).toBeUndefined();
});

it('knows whom a visit is with, beside what was told in the chat', () => {
  const { sessionId } = chat.started().data;
  const visit = appointment('acme', sessionId);
  const booked = visit.booked('2026-11-27T13:00:00.000Z', { customerEmail: 'jo@work.example', customerPhone: null });
  const told = chat.gives({ email: 'jo@example.com' });
  const [home, work] = ['jo@example.com', 'jo@work.example'].map((each) => index.digest('acme', 'email', each));
  expect(after(booked)).toMatchObject({ session_id: sessionId, digests: [work] });
  expect(new Set(after(booked, told)?.digests)).toEqual(new Set([home, work]));
  expect(after(booked, told, visit.corrected({ customerEmail: null }))?.digests).toEqual([home]);
  expect(after(booked, told, visit.corrected({ notes: 'Ring the bell' }))?.digests).toContain(work);
  expect(after(booked, told, chat.erased())).toBeUndefined();
});
