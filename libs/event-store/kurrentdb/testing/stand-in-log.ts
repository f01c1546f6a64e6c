import { EventEmitter } from 'node:events';

export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export interface KeptRecord extends ProposedRecord {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  /** Since 1970, in the server's ticks of 100 ns. */
  readonly created: bigint;
}

export type Outcome =
  | { readonly kind: 'written' | 'idempotent'; readonly last: KeptRecord }
  | { readonly kind: 'wrong-expected-version'; readonly current: bigint }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'deleted' };

export const maximumAppendSize = 1024 * 1024;
const noStream = -1n;

const sizeOf = ({ data, customMetadata, type }: ProposedRecord): number =>
  data.length + customMetadata.length + 2 * type.length;

/**
 * What a KurrentDB server keeps and by which rules it takes more. Emits `written`, and `searched` for each record a reading of
 * all streams goes through.
 */
export class StandInLog extends EventEmitter {
  readonly records: KeptRecord[] = [];
  private readonly streams = new Map<string, KeptRecord[]>();
  private readonly deleted = new Set<string>();
  private end = 0n;

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  stream(name: string): readonly KeptRecord[] | undefined {
    return this.streams.get(name);
  }

  isDeleted(name: string): boolean {
    return this.deleted.has(name);
  }

  delete(name: string): void {
    this.deleted.add(name);
  }

  /** `expected` is -1 where there should be no stream. */
  append(stream: string, expected: bigint, proposed: readonly ProposedRecord[]): Outcome {
    if (this.deleted.has(stream)) return { kind: 'deleted' };
    if (proposed.reduce((sum, each) => sum + sizeOf(each), 0) > maximumAppendSize) return { kind: 'too-large' };
    const there = this.streams.get(stream) ?? [];
    const current = BigInt(there.length) + noStream;
    if (expected < current) return this.compare(there, expected, proposed);
    if (expected > current) return { kind: 'wrong-expected-version', current };
    return { kind: 'written', last: this.write(stream, proposed) };
  }

  /** Writes at the end of a stream whatever stands there, as programs beside ours do. */
  write(stream: string, proposed: readonly ProposedRecord[]): KeptRecord {
    const kept = this.streams.get(stream) ?? [];
    this.streams.set(stream, kept);
    const created = BigInt(Date.now()) * 10_000n;
    for (const each of proposed) {
      const record = { ...each, stream, revision: BigInt(kept.length), position: this.end, created };
      kept.push(record);
      this.records.push(record);
      this.end += BigInt(sizeOf(each) + 100);
    }
    const last = kept.at(-1);
    if (last === undefined) throw new Error('Nothing was written');
    this.emit('written');
    return last;
  }

  private compare(there: readonly KeptRecord[], expected: bigint, proposed: readonly ProposedRecord[]): Outcome {
    const from = Number(expected) + 1;
    const same = there.slice(from, from + proposed.length);
    const last = same.at(-1);
    return last && same.length === proposed.length && same.every(({ id }, place) => id === proposed[place]?.id)
      ? { kind: 'idempotent', last }
      : { kind: 'wrong-expected-version', current: BigInt(there.length - 1) };
  }
}
