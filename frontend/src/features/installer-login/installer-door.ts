import { installerLogin } from '@pilotlight/contracts/http/access';
import { doorOf } from '../../shared/sign-in/door';

export const installerDoor = doorOf(installerLogin);
