import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ReadPage, WrittenTraining } from '@pilotlight/contracts/values/training';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import type { InstallerAccount } from './installer-account';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

const accountOf = (state: InstallerState): InstallerAccount => {
  if (!hasAccount(state)) throw noSuchInstaller();
  return state.account;
};

const changedMeanwhile = (): Refused =>
  new Refused('Somebody else changed this meanwhile. Please reload to see the changes.');

const saidOn = (pages: readonly ReadPage[] = []): unknown =>
  pages.map(({ url, text, problem }) => [url, text, problem]);

/** Written over draft number `over`. Nothing happens while the text and its pages are unchanged. */
export const draftTraining = (
  state: InstallerState,
  over: number,
  written: WrittenTraining,
  pages: readonly ReadPage[],
): InstallerEvent[] => {
  const { slug, training: known } = accountOf(state);
  const { pages: before, ...writtenBefore } = known.draft.training;
  const same = isDeepStrictEqual(written, writtenBefore);
  if (same && isDeepStrictEqual(saidOn(pages), saidOn(before))) return [];
  if (over !== known.draft.number) throw changedMeanwhile();
  const training = pages.length > 0 ? { ...written, pages: [...pages] } : written;
  return [{ type: 'InstallerTrainingDrafted', data: { slug, draft: known.draft.number + 1, training } }];
};

/** Nobody publishes what they haven't seen. */
export const publishTraining = (state: InstallerState, draft: number): InstallerEvent[] => {
  const { slug, training: known } = accountOf(state);
  if (draft === known.published.number) return [];
  if (draft !== known.draft.number) throw changedMeanwhile();
  return [{ type: 'InstallerTrainingPublished', data: { slug, version: draft, training: known.draft.training } }];
};
