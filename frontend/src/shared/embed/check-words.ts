import type { WebsiteCheck } from '@pilotlight/contracts/http/website-check';
import type { Tone } from '../../ui/Badge';

interface CheckWords {
  readonly label: string;
  readonly tone: Tone;
  /** What to do about it, or why; null where all is well. */
  readonly more: string | null;
}

const words: Readonly<Record<WebsiteCheck['outcome'], CheckWords>> = {
  found: { label: 'Found', tone: 'good', more: null },
  'other-key': {
    label: 'Found with another key',
    tone: 'warn',
    more: 'Replace the code on the website with the code shown here.',
  },
  'not-found': {
    label: 'Not found',
    tone: 'warn',
    more: 'The code isn’t in the home page. We can’t see it if a tag manager or cookie banner adds it later.',
  },
  unreached: { label: 'Couldn’t be reached', tone: 'bad', more: null },
};

/** A website's check in words. */
export const checkWords = ({ outcome, problem, sendsTo }: WebsiteCheck): CheckWords => {
  if (outcome === 'found' && sendsTo !== null)
    return {
      label: 'Found',
      tone: 'warn',
      more: `Visitors are sent on to ${new URL(sendsTo).host}, which isn’t an allowed website, so the chat stays closed.`,
    };
  const known = words[outcome];
  return problem === null ? known : { ...known, more: `${problem}.` };
};
