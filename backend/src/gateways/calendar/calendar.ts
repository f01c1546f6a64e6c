/** From a moment to another, ISO 8601 UTC. */
export interface BusySpan {
  readonly start: string;
  readonly end: string;
}

/** A visit as an outside calendar takes it. */
export interface CalendarEvent {
  /** Ours: the same event however often it is written. */
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
  readonly tentative: boolean;
}

export interface ConsentAsked {
  readonly state: string;
  /** Of PKCE, S256. */
  readonly challenge: string;
}

/** `access-lost`: the installer has to consent again. `busy` and `down` may pass by themselves. */
export type CalendarFault = 'access-lost' | 'busy' | 'down' | 'refused';

/** Its words are ours: never a token, nor what an event says. */
export class CalendarProblem extends Error {
  constructor(
    readonly fault: CalendarFault,
    /** The status and the provider's code. */
    readonly place: string,
  ) {
    super(`The calendar failed: ${fault}`);
    this.name = 'CalendarProblem';
  }
}

/** An installer's own calendar at a provider. All but `consentAddress` reject with CalendarProblem. */
export abstract class CalendarGateway {
  /** Whether the platform has keys for it. */
  abstract readonly available: boolean;
  /** Where an installer consents. */
  abstract consentAddress(asked: ConsentAsked): string;
  /** The refresh token that a consent gave; null where it allows less than is needed. */
  abstract exchange(code: string, verifier: string): Promise<string | null>;
  abstract revoke(refreshToken: string): Promise<void>;
  /** When the calendar is busy, our own events counted. Takes a second at most. */
  abstract busy(refreshToken: string, range: BusySpan): Promise<readonly BusySpan[]>;
  /** Writes the event, or over the one that has its id. */
  abstract put(refreshToken: string, event: CalendarEvent): Promise<void>;
  /** Nothing where it isn't there. */
  abstract remove(refreshToken: string, eventId: string): Promise<void>;
  abstract close(): Promise<void>;
}
