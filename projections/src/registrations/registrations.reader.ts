import { Injectable } from '@nestjs/common';
import type { OpenRegistration } from '@pilotlight/contracts/http/registration';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface RegistrationToSettle {
  readonly registrationId: string;
  readonly standing: OpenRegistration['standing'];
  readonly paymentIntentId: string;
  readonly subscriptionId: string;
  /** Whose account it was claimed for. */
  readonly installer: string | null;
}

/** Where a page of those that were begun ended. */
export interface BegunRegistration {
  readonly registrationId: string;
  readonly startedAt: string;
}

const toSettle = `select registration_id as "registrationId", standing, payment_intent_id as "paymentIntentId",
  subscription_id as "subscriptionId", installer from read.registrations`;

/** More than a job settles at once; the rest waits for its next turn. */
const most = 200;
export const begunPage = 200;

@Injectable()
export class RegistrationsReader {
  static readonly models = ['registrations'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Paid without an account, and refunded in the 30 days before a moment (ISO 8601); newest first. */
  async open(scope: Platform, now: string): Promise<readonly OpenRegistration[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<OpenRegistration>({
        text: `select registration_id as "registrationId", standing, amount, started_at as "startedAt", paid_at as "paidAt",
                      refund_due_at as "refundDueAt", refunded_at as "refundedAt", refund_reason as "refundReason",
                      payment_intent_id as "paymentIntentId", customer_id as "customerId", installer as slug
                 from read.registrations
                where standing in ('paid', 'claimed')
                   or (standing = 'refunded' and refunded_at > $1::timestamptz - interval '30 days')
                order by started_at desc, registration_id limit 500`,
        values: [now],
      }),
    ]);
    return rows;
  }

  /** Paid over 15 minutes before a moment, and no account was made; oldest first. */
  async due(scope: Platform, now: string): Promise<readonly RegistrationToSettle[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<RegistrationToSettle>({
        text: `${toSettle} where standing in ('paid', 'claimed') and refund_due_at < $1
                order by paid_at, registration_id limit ${most}`,
        values: [now],
      }),
    ]);
    return rows;
  }

  /** Begun, and not known to be paid or over: a page of the newest first, or of what follows the last of the page before. */
  async begun(scope: Platform, after: BegunRegistration | null): Promise<readonly BegunRegistration[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<BegunRegistration>({
        text: `select registration_id as "registrationId", started_at as "startedAt" from read.registrations
                where standing = 'started'
                  and ($1::timestamptz is null or (started_at, registration_id) < ($1::timestamptz, $2::uuid))
                order by started_at desc, registration_id desc limit ${begunPage}`,
        values: [after?.startedAt ?? null, after?.registrationId ?? null],
      }),
    ]);
    return rows;
  }
}
