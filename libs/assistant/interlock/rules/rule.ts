import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { Pattern } from '../patterns/pattern';

export type Rule = { readonly id: string; readonly hazard: Hazard; readonly patterns: readonly Pattern[] };
