import type { CustomPrompts } from '@pilotlight/contracts/values/custom-prompts';
import type { Finance } from '@pilotlight/contracts/values/finance';
import type { FirmFacts } from '@pilotlight/contracts/values/firm-facts';
import { intents } from '@pilotlight/contracts/values/intent';
import type { Training } from '@pilotlight/contracts/values/training';
import type { InstallerAccount } from './installer-account';

type Terms = Pick<InstallerAccount, 'finance' | 'callout' | 'customPrompts'>;

const financeInWords = ({ offered, provider, apr }: Finance): string | undefined => {
  if (offered === undefined) return undefined;
  if (!offered) return 'We don’t offer finance at the moment';
  const lender = provider ? `Yes, with ${provider}` : 'Yes, you can pay monthly';
  return apr ? `${lender}: ${apr}` : lender;
};

const promptsInWords = (prompts: CustomPrompts): string[] =>
  intents.flatMap((intent) => (prompts[intent] ? `Where it is about ${intent}: ${prompts[intent]}` : []));

const factsOf = ({ finance, callout }: Terms, facts: FirmFacts = {}): FirmFacts => {
  const financing = financeInWords(finance);
  return {
    ...(financing !== undefined && { finance: financing }),
    ...(callout.hours && { outOfHours: callout.hours }),
    ...facts,
  };
};

const told = new WeakMap<Training, { readonly terms: readonly unknown[]; readonly training: Training }>();

/**
 * A training with what the account says of finance, call-outs and prompts. What the training itself says of them stands.
 * The same object as long as nothing has changed, which what is read from it is kept by.
 */
export const toldTraining = (training: Training, { finance, callout, customPrompts }: Terms): Training => {
  const terms = [finance, callout, customPrompts];
  if (terms.every((term) => Object.keys(term).length === 0)) return training;
  const before = told.get(training);
  if (before?.terms.every((term, at) => term === terms[at])) return before.training;
  const { facts, prices } = training;
  const hasCallOut = prices.some(({ kind }) => kind === 'call-out');
  const merged: Training = {
    ...training,
    facts: factsOf({ finance, callout, customPrompts }, facts),
    customPrompt: [training.customPrompt, ...promptsInWords(customPrompts)].filter(Boolean).join('\n'),
    prices:
      callout.fee && !hasCallOut ? [...prices, { what: 'Call-out', from: callout.fee, kind: 'call-out' }] : prices,
  };
  told.set(training, { terms, training: merged });
  return merged;
};
