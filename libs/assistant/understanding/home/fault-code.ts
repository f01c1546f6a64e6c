import { type Code, codeAt, measured, naming, near } from './code-forms';
import { isDenied, isOver } from './code-standing';
import { makerCodeIn } from './maker-code';
import { isElsewhere } from './standing';
import type { Said, Telling } from './telling';
import { isHeating, isMake } from './thing';

/** Codes that are nothing else: no postcode's first half, no road, no size of paper. */
const unmistakable = /^(?:f[1-9]\d|e[2-9]\d|e\d{3}|f0\d|e0\d|ea\d{3})$/;

const texted = /^(?:b4|l8)$/;
/** Alone these are rather where somebody lives: "B31", "D08", "S10". */
const district = /^[bdgjs]\d{1,3}$/;

const showing =
  /^(?:display|displays|displaying|displayed|show|shows|showing|showed|showin|shown|says|say|saying|sayin|said|reads|reading|flashing|flashes|flash|screen|throwing|up|getting|get|with|got|keeps|giving|on|alarm|have|ive|ivegot|its|itsa|weve|wevegot|having|there|theres|see|seeing|comes|came|fixing|fix|for|wont|what|whats|lcd|panel)$/;
const weak =
  /^(?:up|getting|get|with|got|keeps|on|have|ive|ivegot|its|itsa|weve|wevegot|having|there|theres|for|said|comes|came|wont|what|whats|alarm|fix|fixing)$/;
const filler =
  /^(?:code|codes|is|of|a|an|the|number|no|it|its|error|errors|fault|faults|message|me|just|now|keeps|again|up|on|and|then|was|still|as|coming|this|that|says|showing|display|screen|letters|going|goes|to|into|back|ignition|flame|has|blinking|called|itis|itsa|which|isa|itwas|e)$/;
const after =
  /^(?:error|errors|fault|faults|code|codes|errorcode|faultcode|flashing|showing|lockout|again|displayed|display|screen|on|came|keeps|flashes|comes|appearing|appeared|shown|coming|shows|lit)$/;
const otherCode =
  /^(?:post|door|gate|key|keysafe|safe|entry|access|promo|discount|voucher|sort|area|bar|pin|alarm|security|dial|dialling|dialing|building|dress|meter|referral|gc|product|tax|offer|intercom|lockbox|smart|top|token|qr|zip|verification|entrance|barrier)$/;
const graded = /^(?:epc|rating|rated|energy|petrol|junction|motorway|council)$/;
const asking = /^(?:again|now|mean|means|meaning|please|pls|help|vaillant|ideal)$/;
const placed =
  /^(?:in|near|at|number|no|road|unit|flat|house|area|from|to|block|m|the|around|street|off|postcode|apartment|room|junction|plot)$/;

type Lead = 'named' | 'shown' | 'hinted' | null;

/** What leads up to a code: "error code", "it's showing", or only "it's". */
const leadTo = (telling: Telling, { first }: Code): Lead => {
  let named: Lead = null;
  for (let at = first - 1; at >= first - 6; at -= 1) {
    const before = near(telling, at, first);
    if (!before) return named;
    if (naming.test(before.text)) return otherCode.test(near(telling, at - 1, first)?.text ?? '') ? null : 'named';
    if (showing.test(before.text)) {
      if (!weak.test(before.text)) named = 'shown';
      else named ??= 'hinted';
    }
    if (!showing.test(before.text) && !filler.test(before.text) && !codeAt(telling, at)) return named;
  }
  return named;
};

const aboutABoiler = ({ said }: Telling): boolean =>
  said.some(
    (each) =>
      each.cue === 'BOILER' ||
      each.cue === 'COMBI' ||
      each.cue === 'TROUBLE' ||
      each.cue === 'HEATPUMP' ||
      isMake(each),
  );

const isHeatingAt = (said: Said | undefined): boolean => said !== undefined && isHeating(said);

const onWhat = /^o(?:a)?n(?:the|my|ma|its|a|an)?$/;
const device = /^(?:screen|display|panel|lcd|readout|controls?|controller|front|remote|unit|clock)$/;

/** "7H on the Daikin", "F1 oan the screen". */
const isOnDevice = (telling: Telling, { first, last }: Code): boolean => {
  const next = near(telling, last + 1, first);
  if (!next || next.clause !== telling.said[last]?.clause || !onWhat.test(next.text)) return false;
  if (
    /^(?:to|at|set|than|about|around|only|for|every|after|in|within|last)$/.test(
      near(telling, first - 1, first)?.text ?? '',
    )
  )
    return false;
  return [2, 3, 4].some((step) => {
    const each = near(telling, last + step, first);
    return each !== undefined && (device.test(each.text) || isHeating(each));
  });
};

/** Nothing but codes and what is said of them: "F1 then L2", "E9 again". */
const isAlone = (telling: Telling): boolean =>
  telling.said.length <= 5 &&
  telling.said.every(
    ({ text }, index) =>
      codeAt(telling, index)?.kind === 'lettered' || [after, showing, filler, asking].some((words) => words.test(text)),
  );

const isCode = (telling: Telling, code: Code, taken: ReadonlySet<number>): boolean => {
  const { said, typed } = telling;
  const { first, last, kind, value } = code;
  const [before, next] = [near(telling, first - 1, first), near(telling, last + 1, first)];
  if (/[£$#@]\s?$/.test(said[first]?.gap ?? '')) return false;
  if (
    [1, 2, 3].some((back) => graded.test(near(telling, first - back, first)?.text ?? '')) ||
    graded.test(next?.text ?? '')
  )
    return false;
  if (texted.test(value) && !naming.test(before?.text ?? '')) return false;
  const lead = leadTo(telling, code);
  const touching = next !== undefined && next.clause === said[last]?.clause;
  const ends = touching && /^(?:error|fault|code|errorcode|faultcode)$/.test(next.text);
  if (kind === 'digits') {
    if (touching && (measured.test(next.text) || next.cue === 'BED' || next.cue === 'BATH')) return false;
    if (/[.:/]$/.test(said[first]?.gap ?? '') && said[first]?.gap.length === 1) return false;
    return value.length > 1
      ? lead === 'named' || ends
      : lead === 'named' &&
          (/code|error/.test(before?.text ?? said[first - 2]?.text ?? '') ||
            !touching ||
            isMake(next) ||
            filler.test(next.text));
  }
  if (kind === 'mixed')
    return (
      (!touching || !measured.test(next.text)) &&
      (lead === 'named' ||
        ends ||
        next?.text === 'lockout' ||
        isOnDevice(telling, code) ||
        (lead === 'shown' && /[aefhjnqruty]/.test(value) && aboutABoiler(telling)) ||
        (value.length > 2 && (lead === 'shown' || [before, next].some((each) => each !== undefined && isMake(each)))))
    );
  if (lead === 'named' || lead === 'shown' || ends) return true;
  const capital =
    typed.slice(said[first]?.from, said[last]?.to) === typed.slice(said[first]?.from, said[last]?.to).toUpperCase();
  if (kind === 'letters')
    return (
      (capital || (before !== undefined && isMake(before))) &&
      value === 'ea' &&
      (said.length <= 3 || aboutABoiler(telling)) &&
      !/\d$/.test(before?.text ?? '')
    );
  const beside = first > 0 ? said[first - 1] : said[last + 1];
  const lone =
    isAlone(telling) ||
    said.length === last - first + 1 ||
    (said.length === last - first + 2 &&
      beside !== undefined &&
      (beside.cue !== null || [after, showing, filler, asking].some((words) => words.test(beside.text))));
  if (before && /^(?:is|its)$/.test(before.text) && near(telling, first - 2, first)?.cue === 'FLAT') return false;
  if (unmistakable.test(value) || (lone && !district.test(value))) return true;
  if (placed.test(before?.text ?? '') && !(before && isMake(before)))
    return before?.text === 'on' && aboutABoiler(telling);
  const besideMake =
    [before, next].some((each) => each !== undefined && isMake(each)) ||
    taken.has(first - 1) ||
    before?.cue === 'COMBI' ||
    before?.cue === 'BOILER' ||
    (/^f\d/.test(value) && !touching && before?.clause !== said[first]?.clause && aboutABoiler(telling)) ||
    (touching && /^(?:on|onmy|onan|ona|ondisplay)$/.test(next.text)) ||
    isOnDevice(telling, code) ||
    (touching && next.text.startsWith('on') && [2, 3].some((step) => isHeatingAt(near(telling, last + step, first))));
  return (
    besideMake ||
    (lead === 'hinted' && aboutABoiler(telling)) ||
    (touching && after.test(next.text) && aboutABoiler(telling))
  );
};

const makersCode = (telling: Telling, taken: ReadonlySet<number>, make: string | undefined): string | undefined => {
  const own = makerCodeIn(telling.typed, make);
  const first = own ? telling.said.findIndex(({ to }) => to > own.from) : -1;
  if (!own || first < 0 || taken.has(first)) return undefined;
  const code: Code = { value: own.code, first, last: first, kind: 'lettered' };
  return isDenied(telling, code) || isElsewhere(telling, first) || isOver(telling, code) ? undefined : own.code;
};

/** Upper-case, without the dot behind its letter; the last of several. `taken` are the places that name a model. */
export const faultCodeIn = (
  telling: Telling,
  taken: ReadonlySet<number>,
  asked: boolean,
  make?: string,
): string | undefined => {
  let found: string | undefined;
  for (let index = 0; index < telling.said.length; index += 1) {
    const code = codeAt(telling, index);
    if (!code) continue;
    const lone = asked && telling.said.length <= 5;
    const counts = !taken.has(code.first) && (lone || isCode(telling, code, taken));
    if (counts && !isDenied(telling, code) && !isElsewhere(telling, index) && !isOver(telling, code))
      found = code.value.replace(/[.:-]/g, '').toUpperCase();
    if (counts || code.last > code.first) index = code.last;
  }
  const own = makersCode(telling, taken, make);
  return own !== undefined && (found === undefined || own.includes(found)) ? own : found;
};
