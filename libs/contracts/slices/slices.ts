import { audit } from './audit';
import { conversations } from './conversations';
import { installers } from './installers';
import { logins } from './logins';
import { privacy } from './privacy';

/** Every slice there is. Event catalogue, calls, stream names, data subjects and categories are derived from this list. */
export const slices = [installers, logins, conversations, privacy, audit] as const;
