import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { refusalOf, stateAfter } from '../testing/past';
import { installerAggregate } from './installer.stream';
import { draftTraining, publishTraining } from './training.decisions';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' },
};
const worded = (customPrompt: string): Training => ({ ...emptyTraining, customPrompt });
const drafted = (draft: number, words: string): InstallerEvent => ({
  type: 'InstallerTrainingDrafted',
  data: { slug, draft, training: worded(words) },
});
const published = (version: number, words: string): InstallerEvent => ({
  type: 'InstallerTrainingPublished',
  data: { slug, version, training: worded(words) },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const meanwhile = ['Somebody else changed this meanwhile. Please reload to see the changes.', 'conflict'];

describe('a draft', () => {
  it('takes the next number, from one on', () => {
    expect(draftTraining(given(created), 0, worded('Be kind'), [])).toEqual([drafted(1, 'Be kind')]);
    const past = [created, drafted(1, 'Be kind'), published(1, 'Be kind')];
    expect(draftTraining(given(...past), 1, worded('Be brief'), [])).toEqual([drafted(2, 'Be brief')]);
  });

  it('saved again unchanged is no new one, though its first answer was lost', () => {
    expect(draftTraining(given(created, drafted(1, 'Be kind')), 0, worded('Be kind'), [])).toEqual([]);
    expect(draftTraining(given(created), 0, emptyTraining, [])).toEqual([]);
  });

  it("never writes over another admin's unseen", () => {
    const now = given(created, drafted(1, 'Be kind'));
    expect(refusalOf(() => draftTraining(now, 0, worded('Be brief'), []))).toEqual(meanwhile);
  });

  it('leaves what is published as it was', () => {
    const state = given(created, drafted(1, 'Be kind'), published(1, 'Be kind'), drafted(2, 'Be brief'));
    expect(state).toMatchObject({
      account: {
        training: {
          draft: { number: 2, training: { customPrompt: 'Be brief' } },
          published: { number: 1, at: '2026-03-02T09:00:02.000Z', training: { customPrompt: 'Be kind' } },
        },
      },
    });
  });
});

describe('what a firm tells of itself beyond the nine fields', () => {
  const facts = { brands: ['Ideal'], gasSafeNumber: '204817', email: 'a@b.example', phone: '0808', whoAttends: 'Dawn' };
  const told: Training = {
    ...emptyTraining,
    facts,
    pairs: [{ question: 'Cards?', answer: 'Yes' }],
    prices: [{ what: 'Repair', from: 8_500, kind: 'hourly', includes: 'VAT' }],
  };
  const toldIn: InstallerEvent = { type: 'InstallerTrainingDrafted', data: { slug, draft: 1, training: told } };

  it('goes into the draft as it was written, and is no new one when it is saved again', () => {
    expect(draftTraining(given(created), 0, told, [])).toEqual([toldIn]);
    expect(draftTraining(given(created, toldIn), 1, { ...told, facts: { ...facts } }, [])).toEqual([]);
  });

  it('makes a new draft by each change of it', () => {
    const now = given(created, toldIn);
    for (const changed of [
      { ...told, facts: { ...facts, finance: 'Monthly' } },
      { ...told, pairs: [] },
      { ...told, prices: [{ what: 'Repair', from: 8_500 }] },
    ])
      expect(draftTraining(now, 1, changed, [])).toMatchObject([{ data: { draft: 2, training: changed } }]);
  });

  it('is what is published', () => {
    expect(publishTraining(given(created, toldIn), 1)).toMatchObject([{ data: { training: told } }]);
  });

  it('names nobody once an erasure has come', () => {
    const live: InstallerEvent = { type: 'InstallerTrainingPublished', data: { slug, version: 1, training: told } };
    const erased = { type: 'SubjectErased', data: { slug, sessionId: null, cause: 'request' } } as const;
    const training = { ...told, facts: { brands: ['Ideal'], gasSafeNumber: '204817' } };
    expect(stateAfter(installerAggregate, [created, toldIn, live, erased])).toMatchObject({
      account: { training: { draft: { training }, published: { training } } },
    });
  });
});

describe('publishing', () => {
  it('puts the draft live under its number, once', () => {
    const past = [created, drafted(1, 'Be kind')];
    expect(publishTraining(given(...past), 1)).toEqual([published(1, 'Be kind')]);
    expect(publishTraining(given(...past, published(1, 'Be kind')), 1)).toEqual([]);
    expect(publishTraining(given(...past, published(1, 'Be kind'), drafted(2, 'Be brief')), 1)).toEqual([]);
  });

  it.each([1, 3])('refuses draft %i where the newest is another', (draft) => {
    const past = [created, drafted(1, 'Be kind'), drafted(2, 'Be brief')];
    expect(refusalOf(() => publishTraining(given(...past), draft))).toEqual(meanwhile);
  });

  it('of nothing written changes nothing', () => {
    expect(publishTraining(given(created), 0)).toEqual([]);
  });
});

it.each([() => draftTraining(given(), 0, emptyTraining, []), () => publishTraining(given(), 1)])(
  'is for installers only',
  (decide) => {
    expect(refusalOf(decide)).toEqual(['No such installer', 'not-found']);
  },
);
