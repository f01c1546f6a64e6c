import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { StageChange, StageOutcome } from '@pilotlight/contracts/http/lead-hub';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { ReadModels } from '../../read-side/read-models';
import { waitForReaders } from '../../read-side/wait-for-readers';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { SetLeadStage, type StageSet } from './set-lead-stage.command';

type Made = StageOutcome & { readonly position: Position | null };

const unsaid = 'It is not known whether this was saved. Look at the lead before you try again.';

const outcomeOf = (sessionId: string, { stage, reason }: StageChange, { position, before }: StageSet): Made => {
  const same = before?.stage === stage && (reason === undefined || reason === before.reason);
  return { sessionId, outcome: same ? 'unchanged' : 'changed', message: null, before, position };
};

/** Moves several leads on by one command each: what fails for one is said of that one. */
@Injectable()
export class LeadStages {
  readonly #log = new Logger(LeadStages.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  /** One of each lead, in the order given; of a lead named twice the first counts. The hub shows them once this resolves. */
  async set(slug: string, changes: readonly StageChange[], context: RequestContext): Promise<StageOutcome[]> {
    const made = new Map<string, Made>();
    for (const change of changes)
      if (!made.has(change.sessionId)) made.set(change.sessionId, await this.#one(slug, change, context));
    const outcomes = [...made.values()];
    const last = outcomes.reduce<Position | null>((latest, { position }) => later(latest, position), null);
    await waitForReaders(this.readModels, last, LeadsReader, ConversationsReader);
    return outcomes.map(({ sessionId, outcome, message, before }) => ({ sessionId, outcome, message, before }));
  }

  async #one(slug: string, change: StageChange, context: RequestContext): Promise<Made> {
    const { sessionId, stage, reason = null, valuePence, from } = change;
    try {
      const set = await this.commands.execute(
        new SetLeadStage(slug, sessionId, { stage, reason, valuePence, from }, context),
      );
      return outcomeOf(sessionId, change, set);
    } catch (error) {
      if (!(error instanceof Refused)) this.#log.error(error);
      const message = error instanceof Refused ? error.message : unsaid;
      return { sessionId, outcome: 'failed', message, before: null, position: null };
    }
  }
}

const later = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one;
