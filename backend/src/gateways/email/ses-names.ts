import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';

/** SES's exceptions, by what they mean for the message. What is none of these is told by its HTTP status. */
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
  // Lifted by whoever paused it, or when the day is over: the message is right.
  SendingPausedException: 'provider-busy',
  LimitExceededException: 'provider-busy',
  TooManyRequestsException: 'provider-busy',
  ThrottlingException: 'provider-busy',
  Throttling: 'provider-busy',
};

/** Why SES refuses a message, by its exception; undefined where that tells nothing that the status doesn't. */
export const reasonOfSes = (exception: string): RefusalReason | undefined => reasons[exception];
