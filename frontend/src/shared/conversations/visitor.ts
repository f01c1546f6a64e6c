import { ERASED } from '@pilotlight/contracts/events/personal';

type Lead = Readonly<Record<string, string>>;

/** A lead's field where it was given and still stands: not blank, not erased. */
export const standing = (text: string | undefined): string | null => (text && text !== ERASED ? text : null);

/** Who said neither name nor place. */
export const unknownVisitor = 'Visitor';

const ownName = (lead: Lead): string =>
  [lead['first_name'], lead['last_name']].flatMap((part) => standing(part) ?? []).join(' ');

/** What to call a visitor: the name, else where the visitor is from, else "Visitor". */
export const visitorName = (lead: Lead): string => {
  const name = ownName(lead);
  if (name) return name;
  if (Object.values(lead).includes(ERASED)) return 'Erased visitor';
  const outward = standing(lead['postcode'])?.split(' ')[0];
  return outward ? `Visitor from ${outward}` : unknownVisitor;
};

/** The postcode to show beside a visitor's name; null where there is none or the visitor is called by it already. */
export const postcodeBesideName = (lead: Lead): string | null => (ownName(lead) ? standing(lead['postcode']) : null);
