import type { Telling } from './telling';
import { isHeating } from './thing';

const meansMoney =
  /\b(?:any|for|with|by|gets?|getting|offers?|offering|there|do|does|about|claim(?:ing)?|whats|what's|what|which|on an?|off an?|govt|gov|government|state|council|boiler|pump|heating|upgrade|scheme|free|eco\d?|bus|without|through|apply|applied|want|need|the)\s+(?:(?:a|an|the|any|some|your|this|that)\s+)?$/i;
const ofTheState =
  /\b(?:eligib\w*|qualif\w*|entitled|benefits?|council|government|govt|gov|scheme|schemes|funding|funded|apply|applied|applying|claim\w*|eco\d?|warm homes?|7500|5000|pension credit|universal credit|available)\b/i;
const isTheMake =
  /\b(?:it'?s|it is|that'?s|boiler(?:'s| is)|one is|make(?: is)?|made by|manufacturer|brand|called|says?|old|our|my)\s+(?:an?\s+|the\s+)?$/i;
const asksForIt = /\b(?:is|are|if|was) there\b|\bheard\b/i;

/** "Is there a grant?": the state's money, not the maker Grant. */
export const isStatesGrant = ({ said, typed }: Telling, index: number): boolean => {
  const own = said[index];
  if (!own || !/^grants?$/.test(own.text)) return false;
  const next = said[index + 1];
  if (next?.sentence === own.sentence && next.clause === own.clause && (isHeating(next) || next.cue === 'TROUBLE'))
    return false;
  const first = said.find(({ sentence }) => sentence === own.sentence);
  const last = said.findLast(({ sentence }) => sentence === own.sentence);
  const before = typed.slice(first?.from, own.from);
  if (own.text === 'grants' || asksForIt.test(before)) return true;
  if (isTheMake.test(before)) return false;
  return meansMoney.test(before) || ofTheState.test(typed.slice(first?.from, last?.to));
};
