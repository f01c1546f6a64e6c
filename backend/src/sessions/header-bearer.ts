import { Strategy } from 'passport';
import type { IncomingHttpHeaders } from 'node:http';

type Verified = (error: unknown, caller?: object | null | false) => void;

/** A passport strategy for bearer tokens in the Authorization header and nowhere else: never in a body or an address. */
export class HeaderBearer extends Strategy {
  constructor(private readonly verify: (token: string, verified: Verified) => void) {
    super();
  }

  override authenticate(request: { headers: IncomingHttpHeaders }): void {
    const [, token] = /^Bearer ([\w.~+/-]{1,500}=*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return this.fail('Bearer', 401);
    this.verify(token, (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail('Bearer error="invalid_token"', 401);
    });
  }
}
