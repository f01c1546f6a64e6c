import { unattendedHeader } from '@pilotlight/contracts/http/unattended';
import { installerConversations, installerNews } from '@pilotlight/contracts/http/conversations';
import { adminLive, installerLive } from '@pilotlight/contracts/http/live';
import { Strategy } from 'passport';
import type { IncomingHttpHeaders } from 'node:http';

type Verified = (error: unknown, caller?: object | null | false) => void;

const streams: readonly string[] = [installerLive.path, adminLive.path];

/** What a page asks by itself, with nobody at it, is no use of a session; the page of the release before polls. */
const isUnattended = (url: string, headers: IncomingHttpHeaders): boolean => {
  const [path = '', query] = url.split('?');
  if (headers[unattendedHeader] !== undefined || streams.includes(path) || path === installerNews.path) return true;
  return path === installerConversations.path && new URLSearchParams(query).has('sessionId');
};

/** Undefined where the header holds none. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w.~+/-]{1,500}=*)$/i.exec(authorization)?.[1];

/** Only in the Authorization header, never in a body or an address. */
export class HeaderBearer extends Strategy {
  constructor(private readonly verify: (token: string, isUse: boolean, verified: Verified) => void) {
    super();
  }

  override authenticate(request: { url: string; headers: IncomingHttpHeaders }): void {
    const token = bearerOf(request.headers);
    if (!token) return this.fail('Bearer', 401);
    this.verify(token, !isUnattended(request.url, request.headers), (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail('Bearer error="invalid_token"', 401);
    });
  }
}
