import { adminLogin } from '@pilotlight/contracts/http/access';
import { doorOf } from '../../shared/sign-in/door';

export const adminDoor = doorOf(adminLogin);
