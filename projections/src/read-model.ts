import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { HeardStreams } from '@pilotlight/subscriptions/quarantine/quarantined-streams';

export type Row = Readonly<Record<string, unknown>>;

/** The values of a table's key columns, in the order in which the table names them. */
export type Key = readonly (string | number)[];

/** A table of schema `read`. Its name is the only thing that a copy of it under another name does not share. */
export interface Table<R extends Row = Row> {
  readonly name: string;
  /** SQL type of each column; one that may be empty ends in " null". */
  readonly columns: { readonly [Column in keyof R & string]: string };
  readonly key: readonly (keyof R & string)[];
  /** The column that holds the slug of the installer whose row it is. */
  readonly tenant: keyof R & string;
  /** The columns that personal words of events are folded into, as themselves or as digests. */
  readonly personal: readonly (keyof R & string)[];
  /** What each index covers, by the suffix of its name: `(slug, created_at desc)`, `(created_at) where ...`. */
  readonly indexes: Readonly<Record<string, string>>;
}

interface Definition<R extends Row, E extends RecordedEvent, Name extends string> {
  readonly name: Name;
  /** Raised whenever table or fold change: the table is then dropped and folded again from the start. */
  readonly version: number;
  readonly table: Table<R>;
  /** What it is folded from: where an event of these can't be read, its stream is quarantined and not passed over. */
  readonly streams: HeardStreams;
  concerns(event: RecordedEvent): event is E;
}

export interface FoldedModel<
  R extends Row = Row,
  E extends RecordedEvent = RecordedEvent,
  Name extends string = string,
> extends Definition<R, E, Name> {
  readonly kind: 'folded';
  /** Whether events of several streams meet in one row, so that one stream can't be folded anew by itself. */
  readonly sharesRows: boolean;
  keyOf(event: E): Key;
  fold(row: R | undefined, event: E): R | null;
}

/** Rows that one column tells from the others. */
export interface Cleared {
  readonly column: string;
  readonly value: string;
}

/** Each event adds the rows it gives; a row stays as it was written until an event clears it away with all of its kind. Pure. */
export interface AppendedModel<
  R extends Row = Row,
  E extends RecordedEvent = RecordedEvent,
  Name extends string = string,
> extends Definition<R, E, Name> {
  readonly kind: 'appended';
  rowsOf(event: E): readonly R[];
  /** The rows written so far that an event takes away; null where it takes none. */
  clears?(event: E): Cleared | null;
}

export type ReadModel = FoldedModel | AppendedModel;
