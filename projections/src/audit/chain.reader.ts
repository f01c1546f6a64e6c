import type { ChainLink, ChainStatus } from '@pilotlight/contracts/http/audit';
import { chainMinutes } from '@pilotlight/contracts/http/audit';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { platform, type ReadDatabase } from '../read-database';
import { emptyChain } from './chain-link';
import { exportLines } from './export-chain';
import { keepRowsIn } from './keep-rows';
import { SigningKey } from './signing-key';
import {
  type CheckRow,
  type HeadRow,
  insertChecks,
  type MinuteRow,
  selectHead,
  selectLastCheck,
  selectLastSeal,
  selectLink,
  selectMinutes,
  selectReached,
  selectSince,
} from './standing-statements';
import { type ChainCheck, verifyLive } from './verify-live';

export interface ChainReaderOptions {
  readonly readers: ReadDatabase;
  readonly eventStore: EventStore;
  readonly databaseUrl: string;
  /** The platform's secret `audit-signing`. */
  readonly signingSeed: Buffer;
  readonly now?: () => Date;
}

export interface ChainExport {
  /** One more line holds the seal. */
  readonly events: number;
  /** NDJSON, each line with its LF. Throws BrokenChain, and so ends without a seal, where log and chain differ. */
  readonly lines: AsyncIterable<string>;
}

interface LinkRow {
  readonly number: number;
  readonly previous: Buffer;
  readonly hash: Buffer;
  readonly sealed_at: string | null;
}

/** A seal covers events of which nothing is left, not even their ids. */
const gone = { id: '00000000-0000-0000-0000-000000000000', number: 0 };

const eventAt = (id: string, position: string) => ({ id, number: Number(position) });

const brokenAt = ({ broken_number, broken_event, broken_position }: CheckRow) => {
  if (broken_number === null) return null;
  return broken_event && broken_position ? eventAt(broken_event, broken_position) : gone;
};

const checkOf = (check: CheckRow, links: number): NonNullable<ChainStatus['check']> => ({
  at: check.at,
  upTo: check.event_id && check.position ? eventAt(check.event_id, check.position) : null,
  since: Math.max(0, links - check.count),
  brokenAt: brokenAt(check),
});

/** A chain's name is its installer's slug, or `$platform`. */
export class ChainReader {
  readonly #signingKey: SigningKey;
  readonly #now: () => Date;

  constructor(private readonly options: ChainReaderOptions) {
    this.#signingKey = new SigningKey(options.signingSeed);
    this.#now = options.now ?? (() => new Date());
  }

  /** 32 bytes. */
  get publicKey(): Buffer {
    return this.#signingKey.publicKey;
  }

  /** Of an installer without events: an empty chain. */
  async status(chain: string): Promise<ChainStatus> {
    const [heads, first, seal, check, minutes] = await this.options.readers.asPlatform(platform, (ask) => [
      ask<HeadRow>(selectHead(chain)),
      ask<{ at: string }>(selectSince(chain)),
      ask<{ at: string | null }>(selectLastSeal(chain)),
      ask<CheckRow>(selectLastCheck(chain)),
      ask<MinuteRow>(selectMinutes(chain, this.#now().toISOString(), chainMinutes)),
    ]);
    const [head] = heads.rows;
    const [checked] = check.rows;
    return {
      installerId: chain,
      count: head?.number ?? 0,
      upTo: head ? eventAt(head.event_id, head.position) : null,
      head: head?.hash.toString('hex') ?? null,
      since: first.rows[0]?.at ?? null,
      sealedAt: seal.rows[0]?.at ?? null,
      minutes: minutes.rows,
      check: checked ? checkOf(checked, head?.number ?? 0) : null,
    };
  }

  /** Recomputes a chain from the log and compares links and seals; the result is the `check` of this status and later ones. */
  async verify(chain: string): Promise<ChainStatus> {
    const checks = await this.verifyEach(chain);
    if (checks.length === 0) await this.keepChecks([{ chain, head: emptyChain, difference: null }]);
    return await this.status(chain);
  }

  /** All chains in one pass over the log, or one; skips those without events, links and seals. */
  async verifyEach(chain: string | null, progress?: (events: number) => void): Promise<readonly ChainCheck[]> {
    const { readers, eventStore } = this.options;
    const live = { readers, eventStore, publicKey: this.publicKey };
    const checks = await verifyLive(live, chain, await this.reached(), progress);
    await this.keepChecks(checks);
    return checks;
  }

  /** As it stands now, to be read once at any pace. An empty chain gives only its seal. */
  async exportOf(chain: string): Promise<ChainExport> {
    const [heads] = await this.options.readers.asPlatform(platform, (ask) => [ask<HeadRow>(selectHead(chain))]);
    const [row] = heads.rows;
    const head = row ? { count: row.number, hash: row.hash } : emptyChain;
    const sources = { ...this.options, signingKey: this.#signingKey, now: this.#now };
    return { events: head.count, lines: exportLines({ chain, head, upTo: row?.position ?? start }, sources) };
  }

  /** Null while it is not chained, or where it belongs to another chain. */
  async linkOf(chain: string, eventId: string): Promise<ChainLink | null> {
    const [links] = await this.options.readers.asPlatform(platform, (ask) => [
      ask<LinkRow>(selectLink(chain, eventId)),
    ]);
    const [link] = links.rows;
    if (!link) return null;
    const before = link.number === 1 ? null : link.previous.toString('hex');
    return { before, own: link.hash.toString('hex'), sealedAt: link.sealed_at };
  }

  async reached(): Promise<Position> {
    const [{ rows }] = await this.options.readers.asPlatform(platform, (ask) => [
      ask<{ position: Position | null }>(selectReached),
    ]);
    return rows[0]?.position ?? start;
  }

  private async keepChecks(checks: readonly ChainCheck[]): Promise<void> {
    await keepRowsIn(this.options.databaseUrl, insertChecks(this.#now().toISOString(), checks));
  }
}
