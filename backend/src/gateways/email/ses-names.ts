import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';

const reasons: Readonly<Partial<Record<string, RefusalReason>>> = {
  MessageRejected: 'content-refused',
  BadRequestException: 'content-refused',
  MailFromDomainNotVerifiedException: 'not-authorised',
  AccountSuspendedException: 'not-authorised',
  NotFoundException: 'not-authorised',
  UnrecognizedClientException: 'not-authorised',
  InvalidClientTokenId: 'not-authorised',
  InvalidSignatureException: 'not-authorised',
  SignatureDoesNotMatch: 'not-authorised',
  // Lifted by whoever paused it, or at the day's end: the message is right.
  SendingPausedException: 'provider-busy',
  LimitExceededException: 'provider-busy',
  TooManyRequestsException: 'provider-busy',
  ThrottlingException: 'provider-busy',
  Throttling: 'provider-busy',
};

/** Undefined where the exception says no more than the status. */
export const reasonOfSes = (exception: string): RefusalReason | undefined => reasons[exception];
