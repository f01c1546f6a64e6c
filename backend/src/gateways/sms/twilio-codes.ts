import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';

const codes: readonly (readonly [RefusalReason, string])[] = [
  ['address-refused', '21211 21214 21217 21219 21401 21407 21408 21421 21612 21614 63003 63013 63024'],
  // The recipient answered STOP, which Twilio keeps for itself.
  ['suppressed', '21610'],
  // 63016: outside of WhatsApp's 24 hours only an approved template may be sent.
  ['content-refused', '21602 21617 21618 21619 21655 21656 63005 63016 63021 63027 63028'],
  ['not-authorised', '20003 20005 20006 20008 21212 21603 21606 21608 21659 21660 21701 21703 21704 21705 63007'],
  ['provider-busy', '14107 20429 21611 30001 30022 63018 63038'],
];

const reasons = new Map(codes.flatMap(([reason, list]) => list.split(' ').map((code) => [code, reason] as const)));

/** Undefined where the code says no more than the status. */
export const reasonOfTwilio = (code: string | null): RefusalReason | undefined =>
  code === null ? undefined : reasons.get(code);
