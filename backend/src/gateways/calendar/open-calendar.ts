import type { CalendarGateway } from './calendar';
import { googleAccess, type GoogleSettings } from './google-access';
import { GoogleCalendar } from './google-calendar';
import { NoCalendar } from './no-calendar';

/** Google's where the platform has keys for it. */
export const openCalendar = (google: GoogleSettings | null, publicUrl: string): CalendarGateway =>
  google ? new GoogleCalendar(googleAccess(google, publicUrl)) : new NoCalendar();
