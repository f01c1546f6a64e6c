import { namesBoilerAlone } from './home/boiler-alone';
import { MatchedPhrases } from './intent/matched-phrases';
import { intentIn } from './intent/recognise-intent';
import { subIntentIn } from './intent/recognise-sub-intent';
import { needsIn } from './needs/read-needs';
import { factsIn } from './read-facts';
import { saidIn } from './phrases/said';
import type { Before, Understanding } from './types/understanding';

/** What one message says, without regard to danger. Pure; steps grow with the text's length alone. */
export const understand = (text: string, before: Before): Understanding => {
  const heard = new MatchedPhrases(saidIn(text));
  const facts = factsIn(text, before);
  // In mid-conversation that is an answer, though most who name a boiler first want another.
  const intent = before.intent !== null && namesBoilerAlone(text, facts) ? null : intentIn(heard, before.intent);
  const subIntent = subIntentIn(intent, heard.said);
  const wants = needsIn(heard, facts, before);
  // Sellers and job seekers book nothing by asking for a call.
  const sells = subIntent === 'callback' && before.needs?.has('no-customer') && !wants.withdrawn.has('no-customer');
  return { ...(sells ? { intent: null, subIntent: null } : { intent, subIntent }), facts, ...wants };
};

export const saysNothing = ({ intent, facts, needs, withdrawn }: Understanding): boolean =>
  intent === null && Object.keys(facts).length === 0 && needs.size === 0 && withdrawn.size === 0;
