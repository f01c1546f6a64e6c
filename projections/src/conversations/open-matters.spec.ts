import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { conversations } from './conversations.read-model';

const chat = conversation('acme', '018f5b7e-2222-4222-8222-222222222222');
const rowAfter = (...events: DomainEvent[]) =>
  rowsAfter(
    conversations,
    [chat.started(), ...events].map((event, index) => ({ event, at: `2026-11-20T10:0${index}:00.000Z` })),
  )[0];
const open = (...events: DomainEvent[]) =>
  rowAfter(...events)?.open_matters.map(({ kind, messageId }) => `${kind} ${messageId}`);

describe('what waits for the firm', () => {
  const cancels = [chat.says('cancel my appointment on Tuesday', 'm-3'), chat.intends('booking', null, 'cancel')];
  const wantsErasure = chat.wants(['erasure'], [], 'm-5');
  const doubt = chat.askedWhetherDanger('m-1');

  it('is a safety question until the visitor answers it, whichever way', () => {
    expect(open(doubt, chat.says('how much is a boiler', 'm-2'), chat.replies('It depends'))).toEqual([
      'safety-question m-1',
    ]);
    expect(open(doubt, chat.deniesDanger())).toEqual([]);
    const confirmed = rowAfter(doubt, chat.hazard());
    expect(confirmed).toMatchObject({ open_matters: [], emergency_at: expect.any(String) });
  });

  it('is no safety question where an emergency stands already, and is one after it was stood down', () => {
    expect(open(chat.hazard(), doubt)).toEqual([]);
    expect(open(chat.hazard(), chat.stoodDown(), doubt)).toEqual(['safety-question m-1']);
  });

  it('is a cancellation, at the message that asks for it', () => {
    expect(open(...cancels, chat.says('thanks', 'm-4'))).toEqual(['cancellation m-3']);
    expect(open(chat.says('can I book', 'm-3'), chat.intends('booking', null, 'new'))).toEqual([]);
  });

  it('is a request to have one’s data gone, unless that is taken back', () => {
    expect(open(chat.wants(['visit']), wantsErasure)).toEqual(['data-request m-5']);
    expect(open(wantsErasure, chat.wants([], ['erasure'], 'm-6'))).toEqual([]);
    expect(open(wantsErasure, chat.wants([], ['visit'], 'm-6'))).toEqual(['data-request m-5']);
  });

  it('is each of them once, and the message that told of it is no question besides', () => {
    expect(open(wantsErasure, ...cancels, chat.wants(['erasure'], [], 'm-7'), doubt)).toEqual([
      'data-request m-5',
      'cancellation m-3',
      'safety-question m-1',
    ]);
    expect(rowAfter(wantsErasure, chat.leavesOpen('m-5'), chat.leavesOpen('m-6'))?.open_questions).toEqual(['m-6']);
  });

  it.each([
    ['writes', chat.personSays('I’ll see to it')],
    ['has moved the lead on', chat.stageSet('contacted')],
  ])('waits no more once the firm %s', (_case, word) => {
    expect(open(doubt, ...cancels, wantsErasure, word)).toEqual([]);
  });

  it('waits again where moving the lead on is taken back', () => {
    const moved = [chat.stageSet('lost'), chat.stageSet('new', 'lost')];
    expect(open(wantsErasure, ...moved)).toEqual(['data-request m-5']);
    expect(open(wantsErasure, chat.personSays('Done'), ...moved)).toEqual([]);
  });

  it('goes on waiting through the assistant’s words, a take-over and a hand-back', () => {
    const since = [chat.replies('Noted'), chat.takenOver(), chat.handedBack(), chat.stageSet('new', 'lost')];
    expect(open(wantsErasure, ...since)).toEqual(['data-request m-5']);
  });
});
