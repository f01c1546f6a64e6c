import { Injectable } from '@nestjs/common';
import type { FreeTime } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import { SlotFinder } from '@pilotlight/assistant/slot-finder';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { FreeTimes } from '../free-times';

/** As far ahead as a chat looks for a time; whoever wants one later finds it in the picker. */
const daysAhead = 42;

@Injectable()
export class DiarySlots extends SlotFinder {
  constructor(private readonly times: FreeTimes) {
    super();
  }

  async free(slug: string, now: number): Promise<readonly FreeTime[]> {
    const at = new Date(now).toISOString();
    const { day: from } = londonTime(at);
    const days = await this.times.free({ slug, from, to: addDays(from, daysAhead), now: at });
    return days.flatMap(({ slots }) => slots.map(({ start, end }) => ({ start, end })));
  }
}
