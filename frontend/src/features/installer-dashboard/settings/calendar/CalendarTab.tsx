import { SettingsColumns } from '../SettingsColumns';
import { FeedPanel } from './FeedPanel';
import { GooglePanel } from './GooglePanel';

/** The diary in the installer's own calendars. */
export const CalendarTab = () => <SettingsColumns main={<FeedPanel />} side={<GooglePanel />} />;
