import { auditorLogin } from '@pilotlight/contracts/http/audit-access';
import { doorOf } from '../../shared/sign-in/door';

export const auditorDoor = doorOf(auditorLogin);
