import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DueConversation, RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { platform } from '@pilotlight/projections/read-database';
import { randomUUID } from 'node:crypto';
import { failureIn } from '../../logging/failure';
import { EraseConversation } from './erase-conversation.command';

type Asked = Parameters<RetentionReader['due']>[1];

const pageSize = 500;

/** Erases visitors whose conversations and appointments have been kept for as long as their installer wants. */
@Injectable()
export class Retention {
  readonly #log = new Logger('retention');

  constructor(
    private readonly reader: RetentionReader,
    private readonly commands: CommandBus,
  ) {}

  /** How many were erased at the moment `now`. Cut short, the next run goes on. */
  async apply(now: Date): Promise<number> {
    const conversations = await this.#erase(now, (asked) => this.reader.due(platform, asked));
    return conversations + (await this.#erase(now, (asked) => this.reader.dueOfAppointments(platform, asked)));
  }

  async #erase(now: Date, find: (asked: Asked) => Promise<DueConversation[]>): Promise<number> {
    let erased = 0;
    for (let after: string | null = null; ;) {
      const due = await find({ now: now.toISOString(), after, limit: pageSize });
      for (const { slug, sessionId } of due) {
        const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
        try {
          await this.commands.execute(new EraseConversation(slug, sessionId, 'retention', context));
          erased += 1;
        } catch (error) {
          // One that can't be read keeps nobody else from being erased.
          this.#log.error({ event: 'not erased', sessionId, ...failureIn(error) });
        }
      }
      const last = due.at(-1);
      if (!last || due.length < pageSize) return erased;
      after = last.sessionId;
    }
  }
}
