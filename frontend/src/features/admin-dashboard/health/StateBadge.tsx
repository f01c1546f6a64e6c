import { createContext, useContext } from 'react';
import { Badge, type Tone } from '../../../ui/Badge';

/** True under figures of before: nobody knows how the parts stand now. */
export const FiguresOfBefore = createContext(false);

/** How a part stands; without colour, and told as past, where that is of before. */
export const StateBadge = ({ label, tone }: { readonly label: string; readonly tone: Tone }) =>
  useContext(FiguresOfBefore) ? (
    <Badge label={`Before: ${label}`} tone="outline" />
  ) : (
    <Badge label={label} tone={tone} />
  );
