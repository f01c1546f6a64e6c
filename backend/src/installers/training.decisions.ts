import type { InstallerEvent } from '@pilotlight/contracts/events/catalogue';
import type { Training } from '@pilotlight/contracts/values/training';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import { noSuchInstaller } from './installer.decisions';
import type { InstallerAccount, InstallerState } from './installer.state';

const accountOf = (state: InstallerState): InstallerAccount => {
  if (state.status === 'unregistered') throw noSuchInstaller();
  return state.account;
};

const changedMeanwhile = (): Refused =>
  new Refused('Somebody else changed this meanwhile. Please reload to see the changes.');

/** The next draft, written over the one with the number `over`. Saved again unchanged, nothing happens. */
export const draftTraining = (state: InstallerState, over: number, training: Training): InstallerEvent[] => {
  const { slug, training: known } = accountOf(state);
  if (isDeepStrictEqual(training, known.draft.training)) return [];
  if (over !== known.draft.number) throw changedMeanwhile();
  return [{ type: 'InstallerTrainingDrafted', data: { slug, draft: known.draft.number + 1, training } }];
};

/** Puts a draft live under its own number; nobody publishes what they haven't seen. */
export const publishTraining = (state: InstallerState, draft: number): InstallerEvent[] => {
  const { slug, training: known } = accountOf(state);
  if (draft === known.published.number) return [];
  if (draft !== known.draft.number) throw changedMeanwhile();
  return [{ type: 'InstallerTrainingPublished', data: { slug, version: draft, training: known.draft.training } }];
};
