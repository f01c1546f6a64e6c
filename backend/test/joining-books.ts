import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { start } from '@pilotlight/event-store/event-store';
import {
  INFRASTRUCTURE_OPTIONS,
  type InfrastructureOptions,
} from '@pilotlight/backend/infrastructure/infrastructure-options';
import { VerificationTokens } from '@pilotlight/backend/secrets/verification-tokens';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBackend } from './backend-under-test';
import { ledgerOf } from './falls';
import type { Joiner } from './joiner';

interface Charge {
  readonly email: string | null;
  readonly subscriptionId: string;
  readonly registrationId: string | undefined;
  readonly slug: string | undefined;
  readonly isRefunded: boolean;
  readonly isOver: boolean;
}

/** By the provider's own book. */
const charges = async (backend: TestBackend): Promise<readonly Charge[]> => {
  const all: Charge[] = [];
  const { store } = ledgerOf(backend);
  for (let after = ''; ;) {
    const page = await store.changedSince(0, after);
    for (const { email, invoices, subscriptions } of page)
      for (const { subscriptionId, refunded } of invoices.filter(({ standing }) => standing === 'paid')) {
        const { metadata, endedAt } = subscriptions.find(({ id }) => id === subscriptionId) ?? {};
        const { registrationId, slug } = metadata ?? {};
        const isOver = endedAt !== null;
        all.push({ email, subscriptionId, registrationId, slug, isRefunded: refunded > 0, isOver });
      }
    const last = page.at(-1);
    if (!last) return all;
    after = last.id;
  }
};

export const wholeLog = async ({ app }: Pick<TestBackend, 'app'>): Promise<readonly RecordedEvent[]> => {
  const { eventStore } = app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const all: RecordedEvent[] = [];
  for (let page = await eventStore.readAll(start, 1_000); page.events.length > 0;) {
    all.push(...page.events);
    page = await eventStore.readAll(page.next, 1_000);
  }
  return all;
};

/** What jobs go by shows all that has happened so far. */
export const readModelsCaughtUp = async ({ app }: Pick<TestBackend, 'app'>): Promise<void> => {
  const { eventStore, readModels } = app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const head = await eventStore.head();
  while (!(await readModels.caughtUp(head, ['registrations', 'notifications'])));
};

const once = (events: readonly RecordedEvent[], type: RecordedEvent['type']): boolean =>
  events.filter((event) => event.type === type).length === 1;

/** Whoever is in `away` may have no account; everybody else insisted on one. */
export const wrongWith = async (
  backend: TestBackend,
  joiners: readonly Joiner[],
  away: ReadonlySet<Joiner>,
): Promise<readonly string[]> => {
  const [book, log] = [await charges(backend), await wholeLog(backend)];
  const sent = await backend.database.query<{ slug: string }>(
    `select slug from read.notifications where event_type = 'verify_email' and status = 'sent'`,
  );
  const written = new Set(sent.rows.map(({ slug }) => slug));
  const gone = new Set(log.flatMap((event) => (event.type === 'InstallerDeleted' ? [event.data.slug] : [])));
  const created = log.flatMap((event) => (event.type === 'InstallerCreated' ? [event.data] : []));
  const wrong = (joiner: Joiner): string[] => {
    const own = book.filter(({ email }) => email === joiner.email);
    const kept = own.filter(({ isRefunded }) => !isRefunded);
    const slugs = log.flatMap((event) =>
      event.type === 'InstallerLoginEmailSet' &&
      event.data.installerEmail === joiner.email &&
      !gone.has(event.data.slug)
        ? [event.data.slug]
        : [],
    );
    const [charge] = kept;
    const account = created.find(({ slug }) => slug === slugs[0]);
    const paying = log.filter(({ stream }) => stream === `subscription-${account?.slug}`);
    const registering = log.filter(({ stream }) => stream === `registration-${account?.registrationId}`);
    const checks: readonly (readonly [boolean, string])[] = [
      [kept.length <= 1, `is charged ${kept.length} times`],
      [slugs.length <= 1, `has ${slugs.length} accounts`],
      [account === undefined || charge !== undefined, 'has an account without a payment'],
      [charge === undefined || account !== undefined, 'has paid, and has neither an account nor its money back'],
      [away.has(joiner) || account !== undefined, 'has no account'],
      [own.every(({ isRefunded, isOver }) => isRefunded === isOver), 'pays on for what was refunded'],
      [!account || created.filter((each) => each.registrationId === account.registrationId).length === 1, 'is two'],
      [!account || charge?.registrationId === account.registrationId, 'has another’s payment'],
      [!account || charge?.slug === account.slug, 'has a subscription that is nobody’s'],
      [!account || once(paying, 'PaymentReceived'), 'has not its one payment in the log'],
      [!account || once(registering, 'RegistrationCompleted'), 'has a registration that is not complete'],
      [!account || written.has(account.slug), 'was not asked to verify its email'],
    ];
    return checks.flatMap(([isRight, what]) => (isRight ? [] : [`${joiner.email} ${what}`]));
  };
  return joiners.flatMap(wrong);
};

/** What is wrong once policies and emails have had their time. */
export const leftWrong = async (...asked: Parameters<typeof wrongWith>): Promise<readonly string[]> => {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    const wrong = await wrongWith(...asked);
    if (wrong.length === 0 || Date.now() > end) return wrong;
  }
};

/** Words that open an account or a payment, found where they must not be. */
export const secretsInLog = async (backend: TestBackend): Promise<readonly string[]> => {
  const log = await wholeLog(backend);
  const words = JSON.stringify(log);
  const tokens = log.flatMap((event) => {
    if (event.type !== 'InstallerVerificationRequested') return [];
    return [backend.app.get(VerificationTokens).of(event.data.slug, event.data.verificationId)];
  });
  return [...tokens.filter((token) => words.includes(token)), ...(words.match(/pi_\w+_secret_\w*/g) ?? [])];
};
