import type { Ranked } from '../knowledge/rank';

const waysToTheFirm = new Set(['email', 'phone', 'address']);

const givesOwn =
  /\bmy (?:own |best |work |home |new |mobile |contact )?(?:e-?mail|mail|phone|mobile|mob|cell|tel|telephone|landline|number|no|address|postcode|post code)\b|\b(?:e-?mail|contact|ring|call|phone|text|reach|message|whats ?app|bell|get (?:hold of )?|e-?mailed|mail|send (?:it|that|them) to) me\b|\bi can be (?:e-?mailed|contacted|reached|rung|called|phoned)\b|\S@\S|\d(?:[ -]?\d){8}|\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/iu;
const ofTheFirms =
  /\b(?:your|yours|ur|urs|office|shop|showroom)\b|\b(?:e-?mail|ring|call|phone|text|contact|reach|message|write to|get (?:hold of )?) ?(?:you|u|ya|yous)\b|^\W*(?:what|whats|what['’]s|wots?|which|where|is there|have you|do you have|got an?)\b/iu;

/** "My email is dev@mail.example" names an email as a question for the firm's does, and gives the visitor's own. */
export const tellsOwnContact = (text: string, first: Ranked | undefined): boolean =>
  first?.subject.kind === 'firm' &&
  waysToTheFirm.has(first.subject.name) &&
  givesOwn.test(text) &&
  !ofTheFirms.test(text);
