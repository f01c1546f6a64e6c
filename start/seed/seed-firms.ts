import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LocalPayments } from '@pilotlight/backend/gateways/payments/local/local-payments';
import { LOCAL_PAYMENTS } from '@pilotlight/backend/gateways/payments/local/local-payments-token';
import { DraftTraining } from '@pilotlight/backend/installers/draft-training.command';
import { InstallerStream } from '@pilotlight/backend/installers/installer.stream';
import { PublishTraining } from '@pilotlight/backend/installers/publish-training.command';
import { SaveInstaller } from '@pilotlight/backend/installers/save-installer.command';
import { SetPaymentMode } from '@pilotlight/backend/installers/set-payment-mode.command';
import { PaymentNotices } from '@pilotlight/backend/payments/payment-notices';
import { OpenSubscription } from '@pilotlight/backend/subscriptions/open-subscription.command';
import { derivedId } from '@pilotlight/backend/write-side/event-ids';
import { installerStream } from '@pilotlight/backend/write-side/stream-names';
import { brandingSchema } from '@pilotlight/contracts/values/branding';
import { writtenTrainingSchema } from '@pilotlight/contracts/values/training';
import { demoTraining } from '../demo-firm';
import { emailOf, type SeedFirm } from './firms';

const bySystem = (...act: readonly string[]) =>
  ({ actor: { kind: 'system', id: null }, requestId: derivedId('seed', ...act) }) as const;

const trainingOf = ({ name, area, phone, slug }: SeedFirm) =>
  writtenTrainingSchema.parse({
    ...demoTraining,
    businessInfo: {
      ...demoTraining.businessInfo,
      description: `${name}: local engineers for repairs, servicing and new boilers.`,
      coverageArea: area,
      emergencyContact: phone,
    },
    facts: { ...demoTraining.facts, email: emailOf({ slug }), phone },
  });

/** The account with its training and its first payment, by the commands of the admin and of the payment page; one that is there stays. */
export const ensureFirm = async (app: INestApplicationContext, firm: SeedFirm, password: string): Promise<void> => {
  const { slug, name, contactName, phone, website, branding, card } = firm;
  const { state } = await app.get(InstallerStream).load(installerStream(slug));
  const commands = app.get(CommandBus);
  if (state.status === 'unregistered') {
    const form = {
      slug,
      name,
      contactName,
      installerEmail: emailOf(firm),
      installerPassword: password,
      allowedDomains: [website],
      emailInbox: emailOf(firm),
      phoneSms: phone,
      branding: brandingSchema.parse(branding),
    };
    await commands.execute(new SaveInstaller(form, bySystem(slug, 'create')));
    await commands.execute(new DraftTraining(slug, 0, trainingOf(firm), bySystem(slug, 'draft')));
    await commands.execute(new PublishTraining(slug, 1, bySystem(slug, 'publish')));
    if (card === null) await commands.execute(new SetPaymentMode(slug, true, bySystem(slug, 'manual')));
    else await paid(app, firm, card);
  }
};

const paid = async (app: INestApplicationContext, { slug }: SeedFirm, card: string): Promise<void> => {
  const payments = app.get<LocalPayments | null>(LOCAL_PAYMENTS);
  if (!payments) return;
  const { clientSecret, subscriptionId } = await app
    .get(CommandBus)
    .execute(new OpenSubscription(slug, bySystem(slug, 'subscribe')));
  await payments.desk.confirm(clientSecret, { card: { number: card, expMonth: 12, expYear: 2034, cvc: '123' } });
  await app.get(PaymentNotices).follow(subscriptionId, null, derivedId('seed', slug, 'paid'));
};

/** Lets the test payments go on to the present: the month's renewals, one of which fails. */
export const renewed = async (app: INestApplicationContext): Promise<void> => {
  const payments = app.get<LocalPayments | null>(LOCAL_PAYMENTS);
  if (!payments) return;
  await payments.desk.book.runDue();
  for await (const { subscriptionId } of payments.changedSince(new Date(0)))
    await app
      .get(PaymentNotices)
      .follow(subscriptionId, null, derivedId('seed', subscriptionId, new Date().toISOString()));
};
