import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn, Visitor } from './people';
import type { InstallerOnBoard } from './people';
import { askInVain, unansweredOf } from './question-calls';

let backend: TestBackend;
beforeAll(async () => void (backend = await startTestBackend()));
afterAll(() => backend.stop());

const act = (slug: string, what: string, body?: unknown) =>
  backend.asAdmin('POST', `/api/admin/installers/${slug}/${what}`, body);
const answer = (slug: string, id: string, words: string) => act(slug, `unanswered/${id}/answer`, { answer: words });
const training = async (slug: string) => (await backend.asAdmin('GET', `/api/installers/${slug}/training`)).json;
const publish = async (slug: string) => {
  const { draft } = await training(slug);
  return await backend.asAdmin('POST', `/api/installers/${slug}/training/publish`, { draft: draft?.['number'] });
};
const standings = async (slug: string, show = 'open') =>
  (await unansweredOf(backend, slug, `?show=${show}`)).questions.map(({ question, standing }) => [question, standing]);
const suggest = async (installer: InstallerOnBoard, id: string, words: string) => {
  const token = await signIn(backend, installer);
  return await backend.call('POST', `/api/installer/unanswered/${id}/suggest`, { token, body: { answer: words } });
};
const cards = 'Do you take cards?';
const yes = 'Yes, all but American Express.';

describe('what the assistant could not answer', () => {
  it('is listed most asked first, in words without personal ones, with its conversations, page by page', async () => {
    const leeds = await newInstaller(backend, 'leeds');
    await askInVain(backend, leeds, 'Ring 07700 900142. Do you take PayPal?');
    const first = await askInVain(backend, leeds, cards);
    const second = await askInVain(backend, leeds, 'can i use my cards?', 2);
    const { questions, total } = await unansweredOf(backend, 'leeds');
    expect(questions).toMatchObject([
      {
        question: 'can i use my cards?',
        asked: 2,
        conversations: [{ sessionId: second.visitor.sessionId }, { sessionId: first.visitor.sessionId }],
        standing: 'open',
      },
      { question: 'Do you take PayPal?', asked: 1 },
    ]);
    expect(total).toBe(2);
    const [page] = (await unansweredOf(backend, 'leeds', '?page=2&pageSize=1')).questions;
    expect(page?.question).toBe('Do you take PayPal?');
    const token = await signIn(backend, leeds);
    const own = await backend.call('GET', '/api/installer/unanswered', { token });
    expect(own.json['questions']).toEqual(questions);
  });

  it('is another installer’s neither to see nor to answer', async () => {
    const york = await newInstaller(backend, 'york');
    const hull = await newInstaller(backend, 'hull');
    const { id } = await askInVain(backend, york, cards);
    expect((await unansweredOf(backend, 'hull')).questions).toEqual([]);
    expect((await suggest(hull, id, yes)).status).toBe(404);
    expect((await answer('hull', id, yes)).status).toBe(404);
  });

  it('is gone with the visitor who asked it', async () => {
    const goole = await newInstaller(backend, 'goole');
    const { visitor } = await askInVain(backend, goole, cards);
    const erased = await backend.asAdmin('POST', `/api/installers/goole/conversations/${visitor.sessionId}/erase`, {});
    expect(erased.status).toBe(200);
    for (let tries = 0; tries < 100 && (await standings('goole')).length > 0; tries += 1) await pause(50);
    expect(await standings('goole')).toEqual([]);
    const { rows } = await backend.database.query("select * from read.unanswered_questions where slug = 'goole'");
    expect(rows).toEqual([]);
  });
});

describe('the admin’s answer', () => {
  it('goes into the draft, and counts once that is published', async () => {
    const selby = await newInstaller(backend, 'selby');
    const { id } = await askInVain(backend, selby, cards);
    expect((await answer('selby', id, yes)).json).toMatchObject({ success: true });
    expect(await standings('selby')).toEqual([[cards, 'drafted']]);
    const pairs = [{ question: cards, answer: yes }];
    expect(await training('selby')).toMatchObject({
      draft: { number: 1, training: { pairs } },
      published: { number: 0 },
    });
    await publish('selby');
    expect(await standings('selby')).toEqual([]);
    expect(await standings('selby', 'settled')).toEqual([[cards, 'answered']]);
  });

  it('is told to whoever answers the same a moment later, and the draft keeps the first', async () => {
    const ripon = await newInstaller(backend, 'ripon');
    const { id } = await askInVain(backend, ripon, cards);
    const both = await Promise.all([answer('ripon', id, yes), answer('ripon', id, 'No.')]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const kept = both[0]?.status === 200 ? yes : 'No.';
    expect(both.find(({ status }) => status === 409)?.json['message']).toBe(
      `Somebody else answered this meanwhile: “${kept}”`,
    );
    const { draft } = await training('ripon');
    expect(draft).toMatchObject({ number: 1, training: { pairs: [{ question: cards, answer: kept }] } });
    expect((await answer('ripon', id, kept)).status).toBe(200);
    expect((await training('ripon')).draft).toMatchObject({ number: 1 });
  });

  it('is none where there are no words', async () => {
    const otley = await newInstaller(backend, 'otley');
    const { id } = await askInVain(backend, otley, cards);
    expect((await answer('otley', id, ' ')).json).toMatchObject({ message: 'Please enter the answer' });
  });
});

it('a dismissed question stays away, and whoever dismisses it too is told', async () => {
  const leyburn = await newInstaller(backend, 'leyburn');
  const { id } = await askInVain(backend, leyburn, cards);
  const both = await Promise.all([
    act('leyburn', `unanswered/${id}/dismiss`),
    act('leyburn', `unanswered/${id}/dismiss`),
  ]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect((await answer('leyburn', id, yes)).json['message']).toBe('Somebody else dismissed this question meanwhile.');
  await (await Visitor.of(backend, leyburn)).say('can i use my cards?');
  expect(await standings('leyburn')).toEqual([]);
  expect(await standings('leyburn', 'settled')).toMatchObject([[expect.any(String), 'dismissed']]);
});

const suggested = async (slug: string) => {
  const installer = await newInstaller(backend, slug);
  const { id } = await askInVain(backend, installer, cards);
  await suggest(installer, id, yes);
  const [suggestion] = (await unansweredOf(backend, slug)).suggestions;
  expect(suggestion).toMatchObject({ questionId: id, question: cards, answer: yes });
  return { installer, id, suggestionId: suggestion?.id };
};

describe('the installer’s answer', () => {
  it('waits for the admin, who takes it into the draft', async () => {
    const { suggestionId } = await suggested('skipton');
    expect((await training('skipton')).draft).toMatchObject({ number: 0 });
    expect((await act('skipton', `suggestions/${suggestionId}/accept`)).status).toBe(200);
    expect((await training('skipton')).draft).toMatchObject({
      number: 1,
      training: { pairs: [{ question: cards, answer: yes }] },
    });
    expect(await unansweredOf(backend, 'skipton')).toMatchObject({
      questions: [{ standing: 'drafted' }],
      suggestions: [],
    });
  });

  it('or declines it, and the question stays open; a second word on it is too late', async () => {
    const { installer, id, suggestionId } = await suggested('settle');
    expect((await act('settle', `suggestions/${suggestionId}/decline`)).status).toBe(200);
    expect(await unansweredOf(backend, 'settle')).toMatchObject({ questions: [{ standing: 'open' }], suggestions: [] });
    const late = await act('settle', `suggestions/${suggestionId}/accept`);
    expect([late.status, late.json['message']]).toEqual([409, 'Somebody else decided on this suggestion meanwhile.']);
    await suggest(installer, id, 'Only cash.');
    expect((await unansweredOf(backend, 'settle')).suggestions).toMatchObject([{ answer: 'Only cash.' }]);
  });

  it('is out of the way once the admin has answered otherwise', async () => {
    const { id, suggestionId } = await suggested('malton');
    await answer('malton', id, 'No.');
    expect((await unansweredOf(backend, 'malton')).suggestions).toEqual([]);
    expect((await act('malton', `suggestions/${suggestionId}/accept`)).json['message']).toBe(
      'Somebody else answered this meanwhile: “No.”',
    );
  });
});
