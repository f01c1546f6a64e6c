import type { Hazard } from '@pilotlight/contracts/values/safety';

/** Where a rule found its words; offsets are UTF-16 units of the message, `to` is exclusive. */
export type Finding = {
  readonly rule: string;
  readonly ruleVersion: number;
  readonly from: number;
  readonly to: number;
};

/**
 * What the interlock makes of one message. "hazard" shows the emergency card, "doubt" asks the one clarifying question,
 * "vulnerable" tells the installer at once that somebody suffers without heat, or can't easily help themselves in danger.
 */
export type SafetyVerdict =
  | { readonly kind: 'clear' }
  | ({
      readonly kind: 'hazard' | 'doubt';
      readonly hazard: Hazard;
      /** The rule by which a vulnerable household is told of besides; left out where none is. */
      readonly household?: string;
    } & Finding)
  | ({ readonly kind: 'vulnerable' } & Finding);

/** A clarifying question asked before; pending while nothing said since answers it. */
export type Clarification = {
  readonly hazard: Hazard;
  readonly pending: boolean;
  /** Something else was said to the visitor since. */
  readonly passedOver?: boolean;
  /** A card that was denied: what was said up to then is over with it, and what is said since in pieces is news. */
  readonly settled?: boolean;
};

/** What of the conversation so far bears on safety. */
export type SafetyContext = {
  readonly emergency: boolean;
  readonly clarifications: readonly Clarification[];
  /** What the emergency is about; left out where there is none. */
  readonly danger?: Hazard | null;
  /** A vulnerable household was told of before. */
  readonly householdFlagged?: boolean;
  /** All that the visitor said before this; left out where the last messages are all. */
  readonly saidBefore?: readonly string[];
};

/** What the interlock made of the message, as far as the dialogue needs it. */
export type TurnSafety =
  { readonly kind: 'clear' | 'vulnerable' } | { readonly kind: 'hazard' | 'doubt'; readonly hazard: Hazard };
