import { z } from 'zod';

/**
 * How a call goes wrong: an answer that it isn't obeyed with; a line cut, or silence, before or after it was obeyed; an answer that comes
 * late.
 */
export const faultSchema = z.object({
  /** Such as `POST /v1/subscriptions`; any where absent. */
  call: z.string().optional(),
  how: z.enum(['500', '429', 'cut', 'hangs', 'obeyed-then-cut', 'obeyed-then-hangs', 'late']),
});
export type Fault = z.infer<typeof faultSchema>;

/** Each meets the first call that it is for, once. */
export class Faults {
  #waiting: readonly Fault[] = [];

  add(faults: readonly Fault[]): void {
    this.#waiting = [...this.#waiting, ...faults];
  }

  next(call: string): Fault['how'] | null {
    const place = this.#waiting.findIndex(({ call: wanted }) => wanted === undefined || call.startsWith(wanted));
    const found = this.#waiting[place];
    this.#waiting = this.#waiting.filter((_, at) => at !== place);
    return found?.how ?? null;
  }

  clear(): void {
    this.#waiting = [];
  }
}
