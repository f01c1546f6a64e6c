import type { HomeCue } from './home-dictionary';
import { makes } from './makes';
import type { Said, Telling } from './telling';
import { isHeating } from './thing';
import { postcodeMark } from './without-contacts';

const ofABoiler = new Set<HomeCue | null>(['TROUBLE', 'FITTEDPAST', 'MEND']);
const owning =
  /^(?:an|a|my|me|ma|our|old|one|itsa|itsan|isa|isan|hasa|hasan|gota|gotan|havea|havean|makeis|brand|ona|onan|withan|theresan|boileris|boilerisan|boilerisa|iveg?ot|weveg?ot|ivegotan|wevegotan|gotan|is)$/;
/** "A 22 yr old ideal". */
const agedOne = /old$/;
const followsAMake = /^(?:and|what|why|how|keeps|doesnt|wont|isnt)$/;
const placed = /^(?:in|near|from|to|at|around|outside|live|im|were|towards|of|based)$/;
const place =
  /^(?:park|road|street|rd|st|city|area|based|way|close|avenue|lane|drive|news|university|cathedral|sauce|council|wr\d{1,2})$/;
const code = /^[a-z]{1,2}\d{1,3}$/;
const displayed = /^(?:e\d{3}|f\d{2})$/;

const clauseEnds = ({ said }: Telling, index: number): boolean => {
  const [own, next] = [said[index], said[index + 1]];
  return next === undefined || next.clause !== own?.clause || next.sentence !== own.sentence;
};

const kind = new Set<HomeCue | null>(['COMBI', 'SYSTEM', 'REGULAR', 'BACKBOILER', 'OIL', 'HEATPUMP']);
const heater = new Set<HomeCue>(['BOILER', 'HEATPUMP', 'HEATPUMPS', 'COMBI']);
const boiler = new Set<HomeCue | null>(['BOILER', 'GASBOILER', 'REGULARWORD']);

/** "Main combi", "Ideal boiler"; a "main boiler" is no make's. */
const besideKind = (telling: Telling, index: number): boolean => {
  const next = telling.said[index + 1];
  if (!next || clauseEnds(telling, index)) return false;
  return kind.has(next.cue) || (boiler.has(next.cue) && telling.said[index]?.text !== 'main');
};

/** "F1 ideal", "L2 on the ideal", "main E119". */
const isBesideCode = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const own = said[index];
  const at = (place: number): Said | undefined => (said[place]?.sentence === own?.sentence ? said[place] : undefined);
  if (displayed.test(at(index + 1)?.text ?? '')) return true;
  const leading = at(index - 1)?.text.startsWith('on') === true ? index - 2 : index - 1;
  return clauseEnds(telling, index) && code.test(at(leading)?.text ?? '');
};

/** "made by Ideal", "says Ideal on the front", "Ideal I think". */
const isLabelled = ({ said }: Telling, index: number): boolean => {
  const sentence = said[index]?.sentence;
  const near = (place: number): string => (said[place]?.sentence === sentence ? (said[place]?.text ?? '') : '');
  const made =
    /^(?:make|brand|manufacturer|madeby|makers)$/.test(near(index - 1)) ||
    (near(index - 1) === 'by' && near(index - 2) === 'made');
  const front =
    near(index + 1).startsWith('on') && /^(?:front|casing|case|cover|badge|label|door|it)$/.test(near(index + 2));
  const opinion = near(index + 1) === 'i' && /^(?:think|reckon|believe|guess)$/.test(near(index + 2));
  const lead = near(index - 1);
  return (
    made ||
    front ||
    near(index + 1).startsWith('onthefront') ||
    (opinion && (lead === '' || /^(?:its|is|itsan|an|make|boileris|the)$/.test(lead)))
  );
};

/** "combi ideal", "boiler (ideal) not firing". */
const isBehindBoiler = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (!before || before.sentence !== own?.sentence || own.text === 'main') return false;
  // "heat pump grant", "boiler grant": the state's money.
  if (/^grants?$/.test(own.text) && before.cue !== 'OIL' && before.cue !== 'COMBI' && own.gap.trim() === '')
    return false;
  if (!(kind.has(before.cue) || boiler.has(before.cue)) || !/^\s*\(?\s*$/.test(own.gap)) return false;
  return clauseEnds(telling, index) || next?.cue === 'TROUBLE' || next?.cue === 'NOT';
};

/** "low pressure showing on the ideal", "no heat from the ideal": the fault comes first. */
const isBehindTrouble = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const own = said[index];
  const before = said[index - 1]?.text ?? '';
  const joined =
    /^(?:onthe|inthe|fromthe)$/.test(before) ||
    (before === 'the' && /^(?:with|under|from|on|in|off)$/.test(said[index - 2]?.text ?? ''));
  if (!joined || !clauseEnds(telling, index) || own?.text === 'main' || /^grants?$/.test(own?.text ?? '')) return false;
  return said.slice(0, index).some((each) => each.cue === 'TROUBLE' && each.sentence === own?.sentence);
};

/** "samsung one" by itself, or "its a samsung": a heating firm isn't told about phones. */
const isAloneAsMake = ({ said }: Telling, index: number): boolean =>
  said.length <= 3 &&
  said.every(({ text }, at) => at === index || /^(?:one|itsa|itsan|its|a|an|the|my|our|made|by)$/.test(text));

/** "an Ideal, 10 years old" and "Ideal combi", but no "ideal time" and no "not ideal". */
const isMeantAsMake = (telling: Telling, index: number, modelled: boolean): boolean => {
  const { said, typed } = telling;
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (modelled || said.length === 1) return true;
  if (isBesideCode(telling, index) || isLabelled(telling, index) || isBehindBoiler(telling, index)) return true;
  if (isBehindTrouble(telling, index)) return true;
  if (before?.text === 'the' && next?.cue === 'TROUBLE' && own?.text !== 'main') return next.clause === own?.clause;
  if (besideKind(telling, index) || (next?.text === 'one' && own?.text !== 'main')) return before?.text !== 'the';
  const mine =
    before?.sentence === own?.sentence && (owning.test(before?.text ?? '') || agedOne.test(before?.text ?? ''));
  const capital = own !== undefined && /\p{Lu}/u.test(typed[own.from] ?? '');
  const beside =
    clauseEnds(telling, index) ||
    (next !== undefined &&
      (ofABoiler.has(next.cue) || code.test(next.text) || followsAMake.test(next.text) || next.cue === 'HAS'));
  const alone =
    before?.clause !== own?.clause &&
    clauseEnds(telling, index) &&
    said.some((each) => isHeating(each) && each !== own);
  if (alone && own?.text !== 'main' && (capital || own?.text !== 'ideal')) return true;
  if (mine && beside) return before?.text !== 'is' || capital;
  if (capital && beside && before?.sentence === own?.sentence) return true;
  return (
    before === undefined &&
    next !== undefined &&
    (code.test(next.text) || next.cue === 'TROUBLE') &&
    said.length > 1 &&
    said[index]?.text !== 'main'
  );
};

export const isNamedAsMake = (telling: Telling, index: number, make: number, modelled: boolean): boolean => {
  const { said } = telling;
  const [before, next] = [said[index - 1], said[index + 1]];
  const also = makes[make]?.also;
  if (also === undefined || modelled) return true;
  if (also === 'word') return isMeantAsMake(telling, index, modelled);
  if (also === 'appliances')
    return isAloneAsMake(telling, index) || said.some(({ cue }) => cue !== null && heater.has(cue));
  const behind = telling.typed.slice(telling.said[index]?.to).trimStart();
  if (behind.startsWith(postcodeMark)) return false;
  return !(placed.test(before?.text ?? '') || place.test(next?.text ?? '')) || (next !== undefined && isHeating(next));
};
