import { storableText } from '@pilotlight/contracts/values/storable-text';

const tags = /<[^>]*>|[<>]/gu;
const controls = /\p{Cc}+/gu;
// What a spreadsheet that a CRM exports to would take for a formula, in full width and behind what nobody sees, too.
const formulaStart = /^[\s\p{Default_Ignorable_Code_Point}\u2800=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]+/u;
/** An international number begins with a plus, which is no formula. */
const number = /^\+?[\d\s().-]{5,30}$/u;

/** One line of plain text without markup or the beginning of a formula; null where nothing is left. */
export const neutralText = (text: string | null | undefined): string | null => {
  const line = storableText(text ?? '')
    .replace(tags, ' ')
    .replace(controls, ' ')
    .trim();
  const neutral = number.test(line) ? line : line.replace(formulaStart, '');
  return neutral.trim() || null;
};
