import { tellsOfRelatives } from '../understanding/home/relatives';
import type { DialogueInput } from './dialogue';

/** What is told of a relative's boiler is not filed over the job's own; whose it is is left to be put right. */
export const keptOwn = ({ text, facts, given }: DialogueInput): string | null => {
  const own = [facts.boiler_make, facts.current_boiler_type].filter(Boolean).join(' ');
  const changed = given.facts.boiler_make ?? given.facts.current_boiler_type;
  if (own === '' || changed || !tellsOfRelatives(text)) return null;
  return `I’ve kept ${own} for this job: tell me if it’s their home that it’s for.`;
};
