import { isAdmired } from './admired';
import { isAddedTo, mendsElse } from './added-to';
import { exchanged, isBought } from './arriving';
import type { HomeCue } from './home-dictionary';
import type { Telling } from './telling';
import { isAlternative, isOption } from './one-of-several';
import { adjective, inSentence } from './within-sentence';
import { isHeating, isMake } from './thing';

/** `elsewhere`: another's home, or one left. */
export type Standing = 'there' | 'wanted' | 'denied' | 'elsewhere' | 'open';

const furthest = 14;
const firstPerson =
  /^(?:i|we|my|our|mine|ours|im|ive|weve|ihave|wehave|ivegot|wevegot|mineis|oursis|ourold|mynew|ournew|were)$/;
const auxiliary =
  /^(?:is|isa|isan|are|can|cana|could|coulda|would|woulda|should|do|does|what|whats|which|how|will|willa|if|any)$/;

const present = new Set<HomeCue>(['HAS', 'MEND', 'TROUBLE']);
const money = /£|^\s?(?:k|grand|quid)$|^[\s,]\d{3,5}$/;
const offering = /^(?:quot\w*|price[ds]?|offer\w*|estimate\w*|charg\w*|cheaper|dearer)$/;
const lasting = new Set<HomeCue>(['TROUBLE', 'MEND', 'FITTEDPAST', 'CHANGE']);
const got = /^(?:gota|hada|justhada|ivegota|wevegota|ihada|wehada)$/;
/** "regular to combi swap". */
const swap = /^(?:swap|swop|change|conversion|upgrade|exchange|changeover)$/;
const into = /^(?:to|into|2)$/;
const priced = /^(?:quotes?|quotation|estimate|price|prices|installation|install|upgrade)$/;
const instead = /^(?:inplaceof|insteadofmy|insteadofour|insteadofthe)$/;
const whenFitted = /^(?:in|by|last|about|around|ago|years|when|back|new|just|(?:19|20)\d\d)$/;

export const isElsewhere = (telling: Telling, index: number): boolean => {
  for (let at = index - 1; at >= index - furthest; at -= 1) {
    const before = inSentence(telling, at, index);
    if (!before) return false;
    if (before.cue === 'ELSEWHERE') return true;
    if (firstPerson.test(before.text) && !/^(?:had|used)/.test(telling.said[at + 1]?.text ?? '')) return false;
  }
  return false;
};

export const isDenied = (telling: Telling, index: number): boolean => {
  const clause = telling.said[index]?.clause;
  for (let at = index - 1; at >= index - 5; at -= 1) {
    const before = inSentence(telling, at, index);
    if (!before || before.clause !== clause) return false;
    if (before.cue === 'NOT') return true;
    if (!adjective.test(before.text) && !isHeating(before)) return false;
  }
  return false;
};

/** "2,195 for the same Worcester": what others would put in. */
const isOffered = (telling: Telling, index: number): boolean => {
  for (let at = index - 1; at >= index - furthest; at -= 1) {
    const before = inSentence(telling, at, index);
    if (!before) return false;
    if (money.test(before.gap + before.text) || offering.test(before.text)) return true;
  }
  return false;
};

/** "replace it with a", "combi to system": `through` when only such words stand between the joint and the thing. */
const behind = (telling: Telling, index: number): Standing | null => {
  let through = true;
  let into = false;
  let joint = '';
  const own = telling.said[index];
  for (let at = index - 1; at >= index - furthest; at -= 1) {
    const before = inSentence(telling, at, index);
    if (!before) return null;
    const sameClause = before.clause === own?.clause;
    const first = !inSentence(telling, at - 1, index);
    const asking = own?.asks === true && sameClause && telling.said[at - 1]?.clause !== before.clause;
    if ((first || asking) && /^isan?$/.test(before.text)) return 'open';
    const owned = before.text === 'new' && got.test(telling.said[at - 1]?.text ?? '');
    if (before.cue === 'WANT' && sameClause && !owned && (through || before.text !== 'new')) return 'wanted';
    if (into && sameClause && isAddedTo(before.text, joint)) return 'there';
    if (through && before.text === 'same' && isOffered(telling, at)) return 'wanted';
    if (before.cue === 'CHANGE' && into) return 'wanted';
    if (before.cue === 'CHANGE' && sameClause) return 'there';
    if (before.cue === 'FITTED' && /ing/.test(before.text) && sameClause) return 'wanted';
    if (before.cue === 'UNSURE' && sameClause) return 'open';
    if (before.asks && auxiliary.test(before.text) && first) return null;
    if (!into && before.cue !== null && present.has(before.cue)) return 'there';
    if (before.cue === 'INTO' && through) [into, joint] = [true, joint || before.text];
    else if (into && telling.said[at + 1]?.cue === 'INTO' && money.test(before.gap + before.text)) return 'wanted';
    else if (
      into &&
      isHeating(before) &&
      before.cue !== 'BOILER' &&
      /^(?:to|into|onto)$/.test(telling.said[at + 1]?.text ?? '')
    )
      return 'wanted';
    through &&= before.cue === 'INTO' || adjective.test(before.text) || isHeating(before);
  }
  return null;
};

/** "needs fitting", "needs to be put in". */
const isFitting = ({ said }: Telling, index: number): boolean =>
  said.slice(index, index + 3).some(({ cue }) => cue === 'FITTED');

const inRoom = /^in(?:the|my|our)/;

const ahead = (telling: Telling, index: number): Standing | null => {
  const own = telling.said[index];
  let steps = 0;
  for (let at = index + 1; at <= index + 8 && steps < 3; at += 1) {
    const after = inSentence(telling, at, index);
    if (!after || after.clause !== own?.clause) return null;
    if (instead.test(after.text)) return 'wanted';
    if (steps === 0 && swap.test(after.text) && into.test(telling.said[index - 1]?.text ?? '')) return 'wanted';
    if (mendsElse(after, telling.said[at + 1])) return null;
    if (after.cue === 'FITTEDPAST' && inRoom.test(after.text)) continue;
    if (after.cue !== null && lasting.has(after.cue)) return 'there';
    if (after.cue === 'FITTED') return whenFitted.test(telling.said[at + 1]?.text ?? '') ? 'there' : 'wanted';
    if (after.cue === 'INTO' && steps === 0) return after.text === 'to' && isTurned(telling, at + 1) ? 'there' : null;
    if (after.cue === 'WANT' && /^(?:needs|wants)$/.test(after.text) && !isFitting(telling, at + 1)) return 'there';
    if (after.cue === 'WANT' || (steps === 0 && priced.test(after.text))) return steps === 0 ? 'wanted' : null;
    if (!isHeating(after) && !/\d/.test(after.text)) steps += 1;
  }
  return null;
};

const isTurned = ({ said }: Telling, index: number): boolean =>
  said.slice(index, index + 3).some((each) => isHeating(each) || each.cue === 'WANT');

const isPlainQuestion = ({ said }: Telling, index: number): boolean => {
  const own = said[index];
  if (!own?.asks) return false;
  for (let at = index - 1; at >= index - furthest; at -= 1) {
    const before = said[at];
    if (before?.sentence !== own.sentence || before.clause !== own.clause) return false;
    if (auxiliary.test(before.text) && before.sentence !== said[at - 1]?.sentence) return true;
  }
  return false;
};

/** "Replace it with another gas boiler": there is one by now. */
const isOneMore = ({ said }: Telling, index: number): boolean => {
  const [before, own] = [said[index - 1], said[index]];
  return own !== undefined && before?.text === 'another' && before.clause === own.clause && !isMake(own);
};

/** Without any sign it is there: "combi, no hot water". */
export const standingOf = (telling: Telling, index: number): Standing => {
  if (isElsewhere(telling, index)) return 'elsewhere';
  if (isDenied(telling, index)) return 'denied';
  if (isOneMore(telling, index)) return 'there';
  if (isAlternative(telling, index) || isOption(telling, index) || isAdmired(telling, index)) return 'open';
  if (isBought(telling, index)) return 'wanted';
  const change = exchanged(telling, index);
  if (change !== null) return change;
  const earlier = behind(telling, index);
  if (earlier === 'there') return 'there';
  const later = ahead(telling, index);
  if (later === 'there' && earlier !== 'open') return 'there';
  if (earlier !== null) return earlier;
  return later ?? (isPlainQuestion(telling, index) ? 'open' : 'there');
};
