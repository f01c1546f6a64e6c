import { tellsOfRelatives } from '../understanding/home/relatives';
import type { DialogueInput } from './dialogue';

/** A relative's boiler doesn't overwrite the job's own. */
export const keptOwn = ({ text, facts, given }: DialogueInput): string | null => {
  const own = [facts.boiler_make, facts.current_boiler_type].filter(Boolean).join(' ');
  const changed = given.facts.boiler_make ?? given.facts.current_boiler_type;
  if (own === '' || changed || !tellsOfRelatives(text)) return null;
  return `I’ve kept ${own} for this job: tell me if it’s their home that it’s for.`;
};
