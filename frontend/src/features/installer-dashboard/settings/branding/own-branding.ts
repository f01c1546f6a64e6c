import { type Branding, brandingSchema, type OwnBranding } from '@pilotlight/contracts/values/branding';
import { brandingNames } from '../../../../shared/branding/branding-names';

/** In the form's order. */
const ownFields = ['primaryColour', 'accentColour', 'greetingMessage', 'position', 'icon', 'hiddenPages'] as const;
type OwnField = (typeof ownFields)[number];

const named = (fields: readonly OwnField[]): string[] => fields.map((field) => brandingNames[field]);

/** Fields in which two brandings differ. What is typed and not valid yet differs from what is kept. */
const differing = (a: Branding, b: Branding): OwnField[] => {
  const [left, right] = [a, b].map((each) => brandingSchema.safeParse(each).data ?? each);
  return ownFields.filter((field) => (left?.[field] ?? '') !== (right?.[field] ?? ''));
};

/** What was changed in words, in the form's order. */
export const changedBranding = (kept: Branding, typed: Branding): string[] => named(differing(kept, typed));

/** What the call is sent: only what was changed, so that it leaves alone what others change. */
export const changesOf = (kept: Branding, typed: Branding): OwnBranding =>
  Object.fromEntries(differing(kept, typed).map((field) => [field, typed[field]]));

export interface Meanwhile {
  /** Changed elsewhere and here, to something else: whoever saves has to know. */
  readonly inTheWay: readonly string[];
  /** Changed elsewhere only. */
  readonly besides: readonly string[];
}

/** What somebody else changed since the branding was as it was `before`. */
export const meanwhile = (before: Branding, now: Branding, typed: Branding): Meanwhile => {
  const elsewhere = differing(before, now);
  const here = differing(before, typed);
  const against = differing(now, typed);
  const inTheWay = elsewhere.filter((field) => here.includes(field) && against.includes(field));
  return { inTheWay: named(inTheWay), besides: named(elsewhere.filter((field) => !here.includes(field))) };
};
