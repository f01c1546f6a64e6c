import { findEmails } from '../understanding/contact/emails';
import { findWrittenPhones } from '../understanding/contact/phones';
import { plainText } from '../understanding/contact/plain-text';
import { checkReply } from '../interlock/check-reply';
import type { AssistantTurn } from '../assistant-engine';
import { allowedPrices } from '../interlock/allowed-prices';
import { waysElsewhere } from '../interlock/ways-elsewhere';
import { publicInformationOf, toldParts } from '../public-information';
import { ruleLines } from './instructions';

const dialled = /\+?\d(?:[ ()./-]{0,2}\d){8,18}/gu;
const digitsOf = (words: string): string => words.replace(/\D/g, '').replace(/^(?:0044|44)/, '0');

/** Ways to get in touch that neither the firm nor the visitor named: nobody is sent to a stranger. */
const isForeign = (text: string, known: string): boolean => {
  const said = plainText(text);
  const heard = plainText(known).toLowerCase();
  const digits = heard.replace(/[\s()./-]/g, '').replace(/\+44/g, '0');
  const numbers = [...said.matchAll(dialled)].map(([words]) => digitsOf(words));
  const phones = findWrittenPhones(said).map(({ value }) => digitsOf(value));
  return (
    [...numbers, ...phones].some((number) => !digits.includes(number)) ||
    findEmails(said).some(({ value }) => !heard.includes(value)) ||
    waysElsewhere(text).some((way) => !heard.includes(way.toLowerCase()))
  );
};

const tellsRules = (text: string, firm: string): boolean => {
  const said = text.toLowerCase();
  return ruleLines(firm).some((line) => said.includes(line.toLowerCase().slice(0, 60)));
};

/** The rule that a model's answer breaks; null where it may be shown. Stricter than for the script, whose words are ours. */
export const brokenRule = (text: string, turn: AssistantTurn): string | null => {
  const { emergency, facts } = turn;
  const information = publicInformationOf(turn);
  const verdict = checkReply(text, { emergency, allowedPrices: allowedPrices(information) });
  if (verdict.kind === 'broken') return verdict.rule;
  const told = toldParts(information).map(([, , part]) => part);
  if (isForeign(text, [information.firmName, ...told, ...Object.values(facts)].join('\n'))) return 'foreign-contact';
  return tellsRules(text, information.firmName) ? 'instructions-told' : null;
};
