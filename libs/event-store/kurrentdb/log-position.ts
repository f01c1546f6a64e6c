import type { Position } from '@pilotlight/contracts/events/event';
import { start } from '../event-store';
import { positionAt } from '../recorded-event';

export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Every event is committed with its own record, so the commit position alone is enough. */
export const toPosition = ({ commit }: LogPosition): Position => positionAt(commit.toString());

export const toLogPosition = (position: Position): LogPosition | 'start' =>
  position === start ? 'start' : { commit: BigInt(position), prepare: BigInt(position) };
