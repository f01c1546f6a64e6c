import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { TrialChange, TrialProgress, TrialResult } from '@pilotlight/contracts/http/training';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { setImmediate as others } from 'node:timers/promises';
import type { InstallerAccount } from '../installers/installer-account';
import { toldTraining } from '../installers/told-training';
import { PlatformPrompts } from '../platform-prompt/platform-prompts';
import { underPlatform } from '../platform-prompt/under-platform';
import { EventLog } from '../write-side/event-log';
import { conversationStream } from '../write-side/stream-names';
import { changesBetween } from './comparison';
import { rerun } from './rerun';
import { Tally } from './tally';

export type TrialFrame =
  readonly ['progress', TrialProgress] | readonly ['change', TrialChange] | readonly ['result', TrialResult];

const isOver = (events: readonly RecordedEvent[]): boolean => events.some(({ type }) => type === 'SubjectErased');

/** On real conversations. Reads the log, writes nothing. */
@Injectable()
export class Trial {
  constructor(
    private readonly conversations: ConversationsReader,
    private readonly log: EventLog,
    private readonly platform: PlatformPrompts,
  ) {}

  async *frames(account: InstallerAccount, count: number): AsyncGenerator<TrialFrame> {
    const { slug, name } = account;
    const { draft, published } = account.training;
    const platform = await this.platform.live();
    const live = underPlatform(toldTraining(published.training, account), platform);
    const drafted = underPlatform(toldTraining(draft.training, account), platform);
    const sessions = await this.conversations.newest(slug, count);
    const tally = new Tally();
    yield ['progress', { done: 0, of: sessions.length }];
    for (const [index, sessionId] of sessions.entries()) {
      const { events } = await readableEvents(this.log, conversationStream(sessionId));
      if (!isOver(events)) {
        const before = rerun(events, { slug, name, training: live });
        const after = rerun(events, { slug, name, training: drafted });
        if (before && after) {
          const changes = changesBetween(sessionId, before, after);
          tally.add(before, after, changes);
          for (const change of changes) yield ['change', change];
        }
      }
      yield ['progress', { done: index + 1, of: sessions.length }];
      // Lets visitors be answered in between.
      await others();
    }
    yield ['result', tally.result({ draft: draft.number, published: published.number })];
  }
}
