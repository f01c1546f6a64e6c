import type { PlatformPromptEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyPlatformPrompt, type PlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';
import { platformTenant as slug } from '@pilotlight/contracts/values/platform-tenant';
import { refusalOf, stateAfter } from '../testing/past';
import { draftPrompt, publishPrompt, rollBackPrompt } from './platform-prompt.decisions';
import { liveVersion } from './platform-prompt.state';
import { platformPromptAggregate } from './platform-prompt.stream';

const saying = (rules: string, more: Partial<PlatformPrompt> = {}): PlatformPrompt => ({
  ...emptyPlatformPrompt,
  rules,
  ...more,
});
const drafted = (draft: number, prompt: PlatformPrompt): PlatformPromptEvent => ({
  type: 'PlatformPromptDrafted',
  data: { slug, draft, prompt },
});
const published = (version: number, draft: number, prompt: PlatformPrompt): PlatformPromptEvent => ({
  type: 'PlatformPromptPublished',
  data: { slug, version, draft, note: 'why', prompt },
});
const rolledBack = (version: number, to: number, prompt: PlatformPrompt): PlatformPromptEvent => ({
  type: 'PlatformPromptRolledBack',
  data: { slug, version, to, note: 'back', prompt },
});
const after = (...past: readonly PlatformPromptEvent[]) => stateAfter(platformPromptAggregate, past);

const [one, two, three] = [saying('one'), saying('two', { signOff: 'Keep warm!' }), saying('three')];

describe('a draft', () => {
  it('gets the next number, and is nothing where nothing changed', () => {
    expect(draftPrompt(after(), 0, one)).toEqual([drafted(1, one)]);
    expect(draftPrompt(after(drafted(1, one)), 0, one)).toEqual([]);
    expect(draftPrompt(after(), 0, emptyPlatformPrompt)).toEqual([]);
  });

  it('over one that is no longer the newest is told what the other admin changed', () => {
    const state = after(drafted(1, one), drafted(2, two));
    expect(refusalOf(() => draftPrompt(state, 1, three))).toEqual([
      'Somebody else saved draft 2 meanwhile and changed the rules and the sign-off. Please look at it before you go on.',
      'conflict',
    ]);
  });

  it('says nothing to visitors word for word that the safety rules would stop', () => {
    const hostile = saying('', { signOff: 'Just open the gas valve yourself.' });
    expect(refusalOf(() => draftPrompt(after(), 0, hostile))).toEqual([
      'The safety rules would stop this sign-off: please word it otherwise.',
      'invalid',
    ]);
    const priced = saying('', { greeting: 'Ask about our £49 service!' });
    expect(refusalOf(() => draftPrompt(after(), 0, priced))[1]).toBe('invalid');
  });
});

describe('publishing', () => {
  const state = after(drafted(1, one), published(1, 1, one), drafted(2, two));

  it('puts the newest draft live as the next version, once', () => {
    expect(publishPrompt(state, 2, 'why')).toEqual([published(2, 2, two)]);
    expect(publishPrompt(after(drafted(1, one), published(1, 1, one)), 1, 'why')).toEqual([]);
  });

  it('is refused where there is a newer draft, or none at all', () => {
    const [message] = refusalOf(() => publishPrompt(after(drafted(1, one), drafted(2, two)), 1, 'why'));
    expect(message).toContain('draft 2 meanwhile and changed the rules and the sign-off');
    expect(refusalOf(() => publishPrompt(after(), 0, 'why'))[1]).toBe('conflict');
  });
});

describe('rolling back', () => {
  const state = after(drafted(1, one), published(1, 1, one), drafted(2, two), published(2, 2, two));

  it('has any version back as a new one, once', () => {
    expect(rollBackPrompt(state, { to: 1, over: 2, note: 'back' })).toEqual([rolledBack(3, 1, one)]);
    const back = after(drafted(1, one), published(1, 1, one), published(2, 2, two), rolledBack(3, 1, one));
    expect(liveVersion(back)).toMatchObject({ version: 3, prompt: one, from: 'version', number: 1 });
    expect(rollBackPrompt(back, { to: 1, over: 2, note: 'back' })).toEqual([]);
    expect(rollBackPrompt(back, { to: 2, over: 3, note: 'back' })).toEqual([rolledBack(4, 2, two)]);
  });

  it('lets the draft of before be published again afterwards', () => {
    const back = after(
      drafted(1, one),
      published(1, 1, one),
      drafted(2, two),
      published(2, 2, two),
      rolledBack(3, 1, one),
    );
    expect(publishPrompt(back, 2, 'why')).toEqual([published(4, 2, two)]);
  });

  it('over what is live no more is told what changed', () => {
    const later = after(drafted(1, one), published(1, 1, one), published(2, 2, two), published(3, 3, three));
    expect(refusalOf(() => rollBackPrompt(later, { to: 1, over: 2, note: 'back' }))).toEqual([
      'Version 3 went live meanwhile and changed the rules and the sign-off. Please look at it before you go on.',
      'conflict',
    ]);
  });

  it('knows no version that there never was', () => {
    expect(refusalOf(() => rollBackPrompt(state, { to: 9, over: 2, note: '' }))[1]).toBe('not-found');
  });
});
