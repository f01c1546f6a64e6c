import type { AssistantTurn } from '../assistant-engine';
import { allowedPrices } from '../interlock/allowed-prices';
import { checkReply } from '../interlock/check-reply';
import { publicInformationOf } from '../public-information';
import { partsOf } from '../told-parts';
import { makesLight } from './belittled';
import { ruleLines } from './instructions';
import { speaksOfMoney } from './money-words';
import { isOtherLanguage } from './other-language';
import { promisesVisit } from './promised-visit';
import { plainLetters } from './read-words';
import { asksForSecrets, isForeign } from './strangers';
import { tellsToDo } from './told-to-do';
import { claimsUntold } from './untold-claims';
import { isUnfit } from './unfit-words';
import { isUnweighed } from './unweighed-advice';

const emergencyNumbers = '0800 111 999, 0800 002 001, 999';

const tellsRules = (text: string, firm: string): boolean => {
  const said = text.toLowerCase();
  return ruleLines(firm).some((line) => said.includes(line.toLowerCase().slice(0, 60)));
};

export const brokenRule = (text: string, turn: AssistantTurn): string | null => {
  const { emergency, facts } = turn;
  const information = publicInformationOf(turn);
  const prices = allowedPrices(information);
  const verdict = checkReply(text, { emergency, allowedPrices: prices });
  if (verdict.kind === 'broken') return verdict.rule;
  // What isn't offered is no claim that may be made.
  const told = partsOf({ ...information, facts: { ...information.facts, servicesNotOffered: [] } }).map(
    ([, , part]) => part,
  );
  const known = [information.installerName, ...told, ...Object.values(facts), emergencyNumbers].join('\n');
  const plain = plainLetters(text);
  if (makesLight(plain)) return 'danger-belittled';
  if (tellsToDo(plain)) return 'self-help-not-allowed';
  if (isUnweighed(plain)) return 'advice-unweighed';
  const knownWords = plainLetters(known);
  if (speaksOfMoney(plain, knownWords, prices)) return 'price';
  if (claimsUntold(plain, knownWords, information.businessInfo)) return 'claim-untold';
  if (promisesVisit(plain)) return 'visit-promised';
  if (asksForSecrets(plain)) return 'secret-asked';
  if (isForeign(text, known)) return 'foreign-contact';
  if (isUnfit(plain)) return 'words-unfit';
  if (tellsRules(text, information.installerName)) return 'instructions-told';
  return isOtherLanguage(plain) ? 'other-language' : null;
};
