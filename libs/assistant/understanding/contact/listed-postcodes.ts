const joint =
  '(?:and|n|plus|also|then|as well as|another|the other|other|one|ones|second|third|next|is|at|in|a|the|my|flat|house|property|unit|postcode|number)';
const flat = String.raw`(?:(?:flat|unit|apartment|apt|room|plot)\s+(?:[a-z]|\d{1,3}[a-z]?)[\s,]+)?`;
const street = String.raw`(?:${flat}\d{1,4}[a-z]?,?\s+\p{L}[\p{L}'’. -]{2,30},?\s*(?:\p{L}[\p{L} -]{2,20},?\s*)?)?`;
const list = new RegExp(String.raw`^[\s,;/&+()|-]*(?:${joint}\b[\s,;:&+-]*)*${street}$`, 'iu');
const turns = /\b(?:not|sorry|actually|mean|meant|but|from|to|or|live|bill|wait|instead|no)\b/iu;

/** Whether what stands between two postcodes only goes on listing: "and", a comma, the next street. */
export const isListed = (between: string): boolean =>
  between.length <= 80 && !turns.test(between) && list.test(between);

const moreBefore = /\b(?:also|another|as well as|plus|second|other|one more|further)\b[^.;!?\n|]{0,40}$/iu;
const moreAfter = /^[^.;!?\n|]{0,15}\b(?:as well|too|also)\b/iu;
const turned = /\b(?:no|nope|not|sorry|actually|wrong|correction|should be|mean|meant)\b[^.;!?\n|]{0,40}$/iu;

/** Whether a postcode comes beside the one that is known: "I've another flat at LS7 4BP", "and LS7 4BP as well". */
export const isOneMore = (before: string, after: string): boolean =>
  !turned.test(before) && (moreBefore.test(before) || moreAfter.test(after));
