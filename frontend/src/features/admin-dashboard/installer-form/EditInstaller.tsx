import { InstallerOfAddress } from '../frame/InstallerOfAddress';
import { InstallerDialog } from './InstallerDialog';

export const EditInstaller = () => (
  <InstallerOfAddress>{(installer) => <InstallerDialog installer={installer} />}</InstallerOfAddress>
);
