import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { HeardCues } from './intent/heard-cues';
import { intentIn } from './intent/recognise-intent';
import { subIntentIn } from './intent/recognise-sub-intent';
import { needsIn } from './needs/read-needs';
import { factsIn } from './read-facts';
import { saidIn } from './said/said';
import type { Before, Understanding } from './understanding';

const fewWords = 6;

/** "ideal logic, combi", "its a vaillant ecotec plus": which boiler there is, and nothing besides. */
const namesBoilerAlone = (text: string, facts: LeadFacts): boolean =>
  Boolean(facts.boiler_make || facts.current_boiler_type) && text.split(/\s+/u).length <= fewWords;

/** What one message says, without regard to danger. Pure; steps grow with the text's length alone. */
export const understand = (text: string, before: Before): Understanding => {
  const heard = new HeardCues(saidIn(text));
  const facts = factsIn(text, before);
  const intent = intentIn(heard, before.intent, namesBoilerAlone(text, facts));
  return { intent, subIntent: subIntentIn(intent, heard.said), facts, ...needsIn(heard, facts, before) };
};

/** A message without a detail, a wish or a matter. */
export const saysNothing = ({ intent, facts, needs, withdrawn }: Understanding): boolean =>
  intent === null && Object.keys(facts).length === 0 && needs.size === 0 && withdrawn.size === 0;
