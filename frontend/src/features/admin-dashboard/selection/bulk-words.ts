import type { ChatbotAct } from '@pilotlight/contracts/http/many-installers';
import { formatCount } from '../../../ui/format';
import type { BulkProgress } from './useBulkChange';

const acts = {
  suspend: { done: 'suspended', was: 'was suspended before', were: 'were suspended before', title: 'Suspend' },
  resume: { done: 'resumed', was: 'was live before', were: 'were live before', title: 'Resume' },
} as const;

export const chatbots = (count: number): string => `${formatCount(count)} ${count === 1 ? 'chatbot' : 'chatbots'}`;

export const questionOf = (act: ChatbotAct, count: number): string => `${acts[act].title} ${chatbots(count)}?`;

const countOf = ({ changes }: BulkProgress, wanted: 'changed' | 'unchanged' | 'failed'): number =>
  changes.filter(({ outcome }) => outcome === wanted).length;

/** What came of all: "118 suspended, 1 was suspended before, 1 failed, 30 left as they were." */
export const resultInWords = (progress: BulkProgress): string => {
  const { act, wanted, changes } = progress;
  const unchanged = countOf(progress, 'unchanged');
  const failed = countOf(progress, 'failed');
  const left = wanted.length - changes.length;
  const parts = [
    `${formatCount(countOf(progress, 'changed'))} ${acts[act].done}`,
    unchanged > 0 && `${formatCount(unchanged)} ${unchanged === 1 ? acts[act].was : acts[act].were}`,
    failed > 0 && `${formatCount(failed)} failed`,
    left > 0 && `${formatCount(left)} left as ${left === 1 ? 'it was' : 'they were'}`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
};
