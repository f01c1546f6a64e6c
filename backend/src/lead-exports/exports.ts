import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import { Semaphore, type SemaphoreLimits } from '../concurrency/semaphore';
import { failureIn } from '../logging/failure';
import { CapacityExceeded } from '../write-side/capacity-exceeded';
import type { RequestContext } from '../write-side/request-context';
import { endInTime } from './end-in-time';
import { onDemand } from './pieces-on-demand';

export interface ExportFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: AsyncGenerator<string | Uint8Array, void>;
}

/** What is known of an export on its way. */
export interface Exporting {
  /** Aborted where the reader goes away. */
  readonly leaving: AbortSignal;
  /** So many more leads are in it. */
  readonly counted: (leads: number) => void;
}

const tooMany = (): CapacityExceeded => new CapacityExceeded('Many exports are being made right now');

/** Files of one format that leave as they are made, so many at once, each with a line in the log that says who took how much. */
export class Exports {
  readonly #log = new Logger('lead exports');
  readonly #places: Semaphore;

  constructor(
    private readonly format: 'csv' | 'pdf',
    limits: SemaphoreLimits,
  ) {
    this.#places = new Semaphore(limits, tooMany);
  }

  /** Who goes away gives up its place at once, one in the queue too. */
  async send(
    key: string,
    reply: FastifyReply,
    context: RequestContext,
    make: (exporting: Exporting) => Promise<ExportFile>,
  ): Promise<void> {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    if (reply.raw.destroyed) leaving.abort();
    try {
      await this.#places.take(key, () => this.#sendNow(reply, context, leaving.signal, make), leaving.signal);
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  }

  async #sendNow(
    reply: FastifyReply,
    { actor, requestId }: RequestContext,
    leaving: AbortSignal,
    make: (exporting: Exporting) => Promise<ExportFile>,
  ): Promise<void> {
    endInTime(reply.raw);
    let leads = 0;
    const counted = (more: number): void => void (leads += more);
    const { headers, pieces } = await make({ leaving, counted });
    const about = () => ({ format: this.format, actor: actor.kind, slug: actor.id, requestId, rows: leads });
    let hasFailed = false;
    const failed = (error: unknown): void => {
      hasFailed = true;
      this.#log.error({ event: 'lead export failed', ...about(), ...failureIn(error) });
    };
    void reply.headers({ ...headers, 'cache-control': 'no-store' }).send(onDemand(watched(pieces, leaving, failed)));
    const isWhole = await finished(reply.raw).then(
      () => !hasFailed,
      () => false,
    );
    this.#log.log({ event: 'leads exported', ...about(), isWhole });
  }
}

/** Who goes away ends what is made for it by a failure that is none. */
async function* watched<T>(
  pieces: AsyncGenerator<T, void>,
  leaving: AbortSignal,
  failed: (error: unknown) => void,
): AsyncGenerator<T, void> {
  try {
    yield* pieces;
  } catch (error) {
    if (!leaving.aborted) failed(error);
    throw error;
  }
}
