import type { Telling } from './telling';

const unit =
  /^(?:st|nd|rd|th|am|pm|oclock|ish|half|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|may|years?|yrs?|months?|mths?|weeks?|wks?|fortnights?|days?|hours?|hrs?|minutes?|mins?|ago|quid|pounds?|grand|k|p|bob|times|people|adults|kids|children|tenants|mm|cm|m|l|litres?|bar|degrees|c|rads?|radiators?|floors?|storeys?|stories)$/;
/** "tuesday at 2", "number 12", "the next 3" */
const otherBefore = /^(?:at|after|before|by|until|till|til|from|number|no|unit|next|last|past|code|error|aged?|floor)$/;

/** "The 2nd one along" */
const whichOne = /^(?:st|nd|rd|th|this|that|which|other|first|second|third|last|next)$/;

/** Whether a number that stands by itself may be one of rooms: not "the 20th", "20 years old" or "£20". */
export const countsRooms = ({ said, typed }: Telling, index: number): boolean => {
  const [before, own, next, third] = [-1, 0, 1, 2].map((step) => said[index + step]);
  if (!own || /[£€$]\s?$/.test(own.gap) || /^\s?[£€$%]/.test(typed.slice(own.to, own.to + 2))) return false;
  if (before?.clause === own.clause && (otherBefore.test(before.text) || before.cue === 'FLAT')) return false;
  if (own.text === 'one' && whichOne.test(before?.text ?? '')) return false;
  if (next?.clause !== own.clause) return true;
  if (next.text === 'of')
    return !/^(?:us|them|you|the|my|our|[a-z]{3,9}day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(
      third?.text ?? '',
    );
  return !unit.test(next.text) && !next.text.endsWith('old');
};
