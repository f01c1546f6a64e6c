import { createBackend } from '@pilotlight/backend/backend';
import { builtPages } from '@pilotlight/backend/config/page-folders';
import { requiredSettings } from '@pilotlight/backend/config/required-settings';
import { openFiles } from '@pilotlight/backend/gateways/files/open-files';
import { outboxAlone } from '@pilotlight/backend/gateways/messaging-settings';
import { createLogger } from '@pilotlight/backend/logging/logger';
import { EventLog } from '@pilotlight/backend/write-side/event-log';
import { installerStream } from '@pilotlight/backend/write-side/stream-names';
import type { Configuration } from '@pilotlight/contracts/configuration';
import { openEventLog } from '@pilotlight/event-store/open-event-log';
import { auditSigning } from '@pilotlight/projections/audit/signing-key';
import { startProjections } from '@pilotlight/projections/projections';
import { allReadModels } from '@pilotlight/projections/read-models';
import { firstStartSecrets, withSecrets } from '../first-start-secrets';
import { firms } from './firms';
import { plannedMonth } from './plan';
import { refuseSeeding } from './refuse-seeding';
import { isSeeded, talk } from './seed-conversation';
import { ensureFirm, renewed } from './seed-firms';
import { officeSteps, type Step } from './seed-office';
import { type SetClock, setClock } from './set-clock';
import { openSettling } from './settled';

export interface Seeded {
  readonly conversations: number;
  /** Of the month, already there. */
  readonly before: number;
}

const [minute, day] = [60_000, 86_400_000];
/** The firms joined this long before the month's end, longer than any month: their second payment falls into it. */
const joinedBefore = 32 * day;

/** Three firms and a month of theirs, made by the product's own commands. What is there already stays as it is. */
export const seed = async (
  given: Configuration,
  realUrl: string,
  told: (done: number, of: number) => void,
): Promise<Seeded> => {
  refuseSeeding(given);
  const secrets = firstStartSecrets(given.DATA_DIR);
  const settings = requiredSettings(withSecrets(given, secrets));
  const { masterKey, previousMasterKey } = settings;
  const undo: (() => Promise<void>)[] = [];
  try {
    const now = Math.floor(Date.now() / minute) * minute;
    const clock = await setClock(realUrl, now - joinedBefore);
    undo.push(() => clock.end());
    const { databaseUrl } = clock;
    const log = await openEventLog(given, { databaseUrl, masterKey, previousMasterKey });
    undo.push(() => log.close());
    const { eventStore, personalData } = log;
    const logger = createLogger('error');
    const projections = await startProjections({
      databaseUrl,
      eventStore,
      log: logger,
      models: allReadModels(personalData.contacts),
      kafka: undefined,
      auditSeed: await personalData.secret(auditSigning),
    });
    undo.push(() => projections.stop());
    const backend = await createBackend({
      ...settings,
      // Nothing leaves this machine, whatever keys there are.
      messaging: outboxAlone,
      openAi: null,
      google: null,
      metricsPort: undefined,
      databaseUrl,
      eventStore,
      personalData,
      files: openFiles(given),
      readModels: { ...projections, caughtUp: projections.waitForPosition.bind(projections) },
      pages: builtPages(given.DATA_DIR),
      logger,
    });
    undo.push(() => backend.stop());
    const { app } = backend;
    const settling = await openSettling(app, realUrl);
    undo.push(() => settling.close());

    const [joined] = await app.get(EventLog).readStream(installerStream(firms[0]?.slug ?? ''), 0, 1);
    const end = joined ? Math.floor(Date.parse(joined.at) / minute) * minute + joinedBefore : now;
    for (const firm of firms) await ensureFirm(app, firm, secrets.DEMO_PASSWORD);
    const steps: Step[] = [];
    let before = 0;
    const month = plannedMonth(end);
    for (const planned of month) {
      if (await isSeeded(app, planned)) before += 1;
      else steps.push({ at: planned.at, run: () => talk(app, clock, planned) }, ...officeSteps(app, planned));
    }
    const due = steps.filter(({ at }) => at < now).toSorted((one, other) => one.at - other.at);
    for (const [done, step] of due.entries()) {
      await untilThen(clock, step.at, settling);
      await step.run();
      await settling.heard();
      told(done + 1, due.length);
    }
    await clock.goTo(now);
    await renewed(app);
    await settling.sent();
    return { conversations: month.length - before, before };
  } finally {
    for (const close of undo.toReversed()) await close();
  }
};

/** Day by day, so that messages go out on the day of what they tell. */
const untilThen = async (clock: SetClock, at: number, settling: { sent(): Promise<void> }): Promise<void> => {
  if (Math.floor(at / day) > Math.floor(clock.now() / day)) await settling.sent();
  await clock.goTo(at);
};
