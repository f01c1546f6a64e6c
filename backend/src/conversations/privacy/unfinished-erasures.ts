import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Erasure, ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { randomUUID } from 'node:crypto';
import { failureIn } from '../../logging/failure';
import { EraseConversation } from './erase-conversation.command';
import { Refused } from '../../write-side/refused';

/** Completes what a crash left half erased, and what a restored backup brought back. */
@Injectable()
export class UnfinishedErasures {
  readonly #log = new Logger('erasures');

  constructor(
    private readonly ledger: ErasureLedger,
    private readonly commands: CommandBus,
  ) {}

  async finish(): Promise<number> {
    let done = 0;
    for (let before = -1; before !== done;) {
      before = done;
      for (const erasure of await this.ledger.unfinished()) if (await this.#finished(erasure)) done += 1;
    }
    return done;
  }

  async #finished({ slug, sessionId, cause }: Erasure): Promise<boolean> {
    const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
    try {
      if (sessionId !== null)
        await this.commands.execute(new EraseConversation(slug, sessionId, cause, context)).catch(refusedIsDone);
      await this.ledger.finish({ slug, sessionId });
      return true;
    } catch (error) {
      this.#log.error({ event: 'not erased', sessionId, ...failureIn(error) });
      return false;
    }
  }
}

/** A conversation that the log doesn't hold has nothing left to erase. */
const refusedIsDone = (error: unknown): void => {
  if (!(error instanceof Refused)) throw error;
};
