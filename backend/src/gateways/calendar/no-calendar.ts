import { CalendarGateway, CalendarProblem } from './calendar';

const absent = (): Promise<never> => Promise.reject(new CalendarProblem('refused', 'no keys'));

/** Without the platform's keys nothing leaves. */
export class NoCalendar extends CalendarGateway {
  readonly available = false;
  readonly exchange = absent;
  readonly revoke = absent;
  readonly busy = absent;
  readonly put = absent;
  readonly remove = absent;

  consentAddress(): string {
    throw new CalendarProblem('refused', 'no keys');
  }

  async close(): Promise<void> {}
}
