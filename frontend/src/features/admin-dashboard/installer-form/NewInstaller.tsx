import { InstallerDialog } from './InstallerDialog';

export const NewInstaller = () => <InstallerDialog installer={null} />;
