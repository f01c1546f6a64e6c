import type { Hazard } from '@pilotlight/contracts/values/safety';

/** Where a rule found its words; offsets are UTF-16 units of the message, `to` is exclusive. */
export type Finding = {
  readonly rule: string;
  readonly ruleVersion: number;
  readonly from: number;
  readonly to: number;
};

/** "hazard" shows the card, "doubt" asks one question, "vulnerable" alerts the installer to a household at risk. */
export type SafetyVerdict =
  | { readonly kind: 'clear' }
  | ({
      readonly kind: 'hazard' | 'doubt';
      readonly hazard: Hazard;
      readonly household?: string;
    } & Finding)
  | ({ readonly kind: 'vulnerable' } & Finding);

export type Clarification = {
  readonly hazard: Hazard;
  readonly pending: boolean;
  readonly passedOver?: boolean;
  /** A card that was denied: what was said up to then is over with it, and what is said since in pieces is news. */
  readonly settled?: boolean;
};

export type SafetyContext = {
  readonly emergency: boolean;
  readonly clarifications: readonly Clarification[];
  readonly danger?: Hazard | null;
  readonly householdFlagged?: boolean;
  readonly saidBefore?: readonly string[];
};

export type TurnSafety =
  { readonly kind: 'clear' | 'vulnerable' } | { readonly kind: 'hazard' | 'doubt'; readonly hazard: Hazard };
