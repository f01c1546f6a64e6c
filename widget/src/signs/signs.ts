import type { SafetyStepIcon } from '@pilotlight/contracts/values/safety';
import type { Extra, PartHost } from '../lazy-parts';

export const signs: Partial<Record<SafetyStepIcon, string>> = {
  'no-switch': 'M4 3h12v14H4zM10 7v3M3 3l14 14',
  valve: 'M3 14h4M13 14h4M7 11.5h6v5H7zM10 11V7M6 7h8',
  medical: 'M8 3h4v5h5v4h-5v5H8v-5H3V8h5z',
  water: 'M10 3c7 8 6 14 0 14S3 11 10 3z',
  power: 'M11 3 5 11h5L9 17l6-8h-5z',
  'low-place': 'M10 3v9M6 8l4 4 4-4M3 17h14',
};

/** The signs beside a safety card's words, which never wait for them. */
export const create = ({ icons, draw }: PartHost): Extra => {
  queueMicrotask(draw);
  return Object.assign(icons, signs);
};
