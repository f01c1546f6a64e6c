import { isIP } from 'node:net';
import type { MayConnect } from '../public-request/pinned-request';
import { isPrivateName } from '../public-request/private-name';
import { isPublicAddress } from '../public-request/public-address';
import { PublicRequestProblem } from '../public-request/public-request-problem';

/** Where installers may have their leads sent. */
export interface TargetRules {
  readonly mayConnect: MayConnect;
  readonly httpsOnly: boolean;
  readonly mayName: (host: string) => boolean;
}

/** HTTPS on its own port, at public addresses. */
export const publicTargets: TargetRules = {
  mayConnect: (address, port) => port === 443 && isPublicAddress(address),
  httpsOnly: true,
  mayName: (host) => !isPrivateName(host),
};

/** For tests: servers on this machine as well, without TLS. */
export const targetsOnThisMachine: TargetRules = {
  mayConnect: (address) => address === '127.0.0.1',
  httpsOnly: false,
  mayName: () => true,
};

/** Looks nothing up: an address that passes is judged again as it is dialled. Throws PublicRequestProblem. */
export const judgedTarget = (url: string, { mayConnect, httpsOnly, mayName }: TargetRules): URL => {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !(httpsOnly ? /^https:$/ : /^https?:$/).test(target.protocol))
    throw new PublicRequestProblem('no-web-address');
  if (target.username || target.password) throw new PublicRequestProblem('has-password');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
  if (isIP(host) !== 0 ? !mayConnect(host, port) : !mayName(host)) throw new PublicRequestProblem('not-public');
  if (httpsOnly && port !== 443) throw new PublicRequestProblem('not-public');
  return target;
};
