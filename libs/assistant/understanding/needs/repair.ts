import type { MatchedPhrases } from '../intent/matched-phrases';
import * as service from '../intent/phrase-sets/service-phrases';
import { lastOf, matches, saidAt, without } from '../phrases/matching';
import { givesEircode } from './abroad';
import { type Word, either, laterOf } from './need-word';
import * as mended from './phrase-sets/mended-phrases';
import * as pressing from './phrase-sets/pressing-phrases';

const faultIn = (heard: MatchedPhrases, mendedAt: number): number => {
  const other = matches(mended.notHeating, heard.said);
  const ours = other ? without(mended.notHeating, heard.said) : heard.said;
  const said = mendedAt >= 0 ? without(mended.mendedNow, ours) : ours;
  const named = said === heard.said ? heard.faultAt : saidAt(service.fault, said);
  const denied = !other && mendedAt < 0 && heard.fault ? 0 : -1;
  return Math.max(named, denied, lastOf(mended.unsteady, said));
};

export const repair = (heard: MatchedPhrases): Word => {
  const { said } = heard;
  const onlyShutOff = matches(mended.shutOff, said) && !matches(mended.workedOn, said);
  const mendedAt = onlyShutOff ? -1 : lastOf(mended.mendedNow, said);
  const fault = faultIn(heard, mendedAt);
  if (mendedAt >= 0) return laterOf(fault, mendedAt);
  const code = heard.faultCode && !givesEircode(said);
  return either((fault >= 0 || code) && !matches(pressing.notBrokenNow, said));
};
