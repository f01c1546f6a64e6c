import { SettingsColumns } from '../SettingsColumns';
import { ConnectionsPanel } from './ConnectionsPanel';
import { HowItWorks } from './HowItWorks';

/** Where leads go besides the dashboard. */
export const ConnectionsTab = () => <SettingsColumns main={<ConnectionsPanel />} side={<HowItWorks />} />;
