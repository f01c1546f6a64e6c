import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { UnansweredReader } from './unanswered.reader';

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
  await side.start();
});
afterEach(() => side.close());

const session = (number: number) => `018f5b7e-0000-4000-8000-00000000000${number}`;
const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
/** A visitor of their own asks it on that day. */
const asks = async (number: number, question: string, { slug = 'acme', fact = '', messageId = 'm-1' } = {}) => {
  const chat = conversation(slug, session(number));
  const asking = { question, ...(fact && { fact }) };
  const said = [chat.started(), chat.says(question, messageId), chat.leavesOpen(messageId, asking)];
  await side.shows(...said.map((event) => ({ event, at: at(number) })));
  return chat;
};
const of = async (slug = 'acme') => await new UnansweredReader(side.readers).of(slug);

it('counts a question with those that ask the same, and says when and in which conversations', async () => {
  await asks(1, 'Do you take cash?');
  await asks(2, 'Do you take cards?', { fact: 'waysToPay' });
  await asks(3, 'can I use a card', { fact: 'waysToPay' });
  const { groups, facts } = await of();
  expect(groups).toMatchObject([
    {
      question: 'can I use a card',
      asked: 2,
      firstAskedAt: at(2),
      lastAskedAt: at(3),
      conversations: [
        { sessionId: session(3), at: at(3) },
        { sessionId: session(2), at: at(2) },
      ],
      fact: 'waysToPay',
      settled: null,
    },
    { question: 'Do you take cash?', asked: 1, settled: null },
  ]);
  expect(groups[0]?.askedIds).toHaveLength(2);
  expect(facts).toEqual([{ fact: 'waysToPay', asked: 2 }]);
});

it('counts a message once, however often its question is left open', async () => {
  const chat = await asks(1, 'Any reviews?');
  await side.shows(chat.leavesOpen('m-1', { question: 'Any reviews?' }));
  expect((await of()).groups).toMatchObject([{ asked: 1 }]);
});

it('shows what became of a question last', async () => {
  await asks(1, 'Do you take cards?');
  await asks(2, 'Any reviews?');
  const [reviews, cards] = (await of()).groups;
  const dismissed = {
    type: 'QuestionsDismissed',
    data: { slug: 'acme', asked: [...(cards?.askedIds ?? [])] },
  } satisfies DomainEvent;
  await side.shows(installer('acme').created('Acme'), { event: dismissed, at: at(3) });
  expect((await of()).groups).toMatchObject([
    { question: 'Any reviews?', settled: null },
    { question: 'Do you take cards?', settled: { how: 'dismissed', draft: null, at: at(3) } },
  ]);
  const answers = { asked: [...(reviews?.askedIds ?? [])], pair: { question: 'Any reviews?', answer: 'Yes.' } };
  const drafted = { slug: 'acme', draft: 2, training: emptyTraining, answers };
  await side.shows({ event: { type: 'InstallerTrainingDrafted', data: drafted }, at: at(4) });
  expect((await of()).groups[0]).toMatchObject({ settled: { how: 'answered', draft: 2, at: at(4) } });
});

it('shows another installer nothing of it', async () => {
  await asks(1, 'Do you take cards?', { fact: 'waysToPay' });
  expect(await of('best')).toEqual({ groups: [], facts: [] });
});

it('holds no word of a visitor who was erased, and one less of a question that others asked too', async () => {
  const first = await asks(1, 'Do you take cards?', { fact: 'waysToPay' });
  const second = await asks(2, 'can I use a card');
  await side.shows(second.erased());
  expect((await of()).groups).toMatchObject([{ question: 'Do you take cards?', asked: 1 }]);
  await side.shows(first.erased());
  expect(await of()).toEqual({ groups: [], facts: [] });
  const { rows } = await side.superuser.query('select * from read.unanswered_questions');
  expect(rows).toEqual([]);
});
