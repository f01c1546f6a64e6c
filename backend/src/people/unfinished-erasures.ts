import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { randomUUID } from 'node:crypto';
import { EraseConversation } from '../conversations/commands/erase-conversation';
import { Refused } from '../write-side/refused';

/** Carries through what a crash left half erased, and what a restored backup brought back. */
@Injectable()
export class UnfinishedErasures {
  constructor(
    private readonly ledger: ErasureLedger,
    private readonly commands: CommandBus,
  ) {}

  /** How many were carried through. Several processes may do it at once. */
  async finish(): Promise<number> {
    let done = 0;
    for (let open = await this.ledger.unfinished(); open.length > 0; open = await this.ledger.unfinished()) {
      for (const { slug, sessionId, cause } of open) {
        const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
        if (sessionId !== null)
          await this.commands.execute(new EraseConversation(slug, sessionId, cause, context)).catch(refusedIsDone);
        await this.ledger.finish({ slug, sessionId });
        done += 1;
      }
    }
    return done;
  }
}

/** A conversation that the log doesn't hold has nothing left to erase. */
const refusedIsDone = (error: unknown): void => {
  if (!(error instanceof Refused)) throw error;
};
