import { areInForce, rulesNamed, ruleVersionNames } from '@pilotlight/assistant/grading/rule-versions';
import { type Regraded, Regrading } from '@pilotlight/backend/conversations/leads/regrade';
import { eventIds } from '@pilotlight/backend/write-side/event-ids';
import { metadataOf } from '@pilotlight/backend/write-side/request-context';
import { conversationStream } from '@pilotlight/backend/write-side/stream-names';
import { type EventStore, start, UnreadableRecord, WrongExpectedRevision } from '@pilotlight/event-store/event-store';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EventCount } from './event-count';
import { withOpenedLog } from './opened-log';
import { regradeInWords } from './regrade-words';
import { runCommand, WrongUsage } from './run-command';

const usage = `npm run regrade -- --rules <version> [--dry-run]
  Grades all conversations of the log anew by a version of the rules (${ruleVersionNames()}), and says how many A, B and C change.
  --dry-run  says it only; without, each new grade is written to the log, which takes rules that are in force.`;

const pageSize = 1_000;

/** Skips what this version can't read: such a conversation is graded by the rest. */
const followed = async (eventStore: EventStore, regrading: Regrading): Promise<void> => {
  const count = new EventCount(process.stderr, null);
  let [position, events] = [start, 0];
  for (;;) {
    try {
      const page = await eventStore.readAll(position, pageSize);
      if (page.events.length === 0) break;
      for (const event of page.events) regrading.take(event);
      position = page.next;
      events += page.events.length;
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      position = error.position;
    }
    count.at(events);
  }
  count.end();
};

/** False where somebody is writing at this moment. */
const written = async (eventStore: EventStore, { slug, sessionId, revision, events }: Regraded, run: string) => {
  const stream = conversationStream(sessionId);
  const names = eventIds(sessionId, 'regrade', String(revision));
  const metadata = metadataOf(slug, { actor: { kind: 'system', id: null }, requestId: run });
  try {
    const named = events.map((event, index) => ({ ...event, id: names(index) }));
    await eventStore.append({ stream, expected: revision, events: named, metadata });
    return true;
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return false;
    throw error;
  }
};

const regrade = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { rules: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const { rules: name = '', 'dry-run': dryRun } = values;
  const rules = rulesNamed(name);
  if (!rules) throw new WrongUsage(`Name the rules: ${ruleVersionNames()}`);
  // Otherwise each conversation's next message would be graded by the other rules again.
  if (!dryRun && !areInForce(name))
    throw new WrongUsage(`${name} is not in force: see with --dry-run what it would change`);
  await withOpenedLog(
    async ({ eventStore }) => {
      const regrading = new Regrading(rules);
      await followed(eventStore, regrading);
      const outcomes = [...regrading.outcomes()];
      process.stdout.write(regradeInWords(outcomes, dryRun));
      if (dryRun) return;
      const run = randomUUID();
      let missed = 0;
      for (const each of outcomes)
        if (each.before !== each.after && !(await written(eventStore, each, run))) missed += 1;
      if (missed > 0) process.stdout.write(`${missed} went on meanwhile: run this again for them\n`);
    },
    { appends: !dryRun },
  );
};

void runCommand(usage, regrade);
