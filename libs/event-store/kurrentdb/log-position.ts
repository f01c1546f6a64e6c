import type { Position } from '@pilotlight/contracts/events/event';
import { start } from '../event-store';
import { positionAt } from '../recorded-event';

export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Every event is committed with its own record, so the commit position alone tells where one stands. */
export const toPosition = ({ commit }: LogPosition): Position => positionAt(commit.toString());

/** Where a reading from the position begins; the event there is the first one read. */
export const toLogPosition = (position: Position): LogPosition | 'start' =>
  position === start ? 'start' : { commit: BigInt(position), prepare: BigInt(position) };
