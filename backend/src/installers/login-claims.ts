import { Injectable } from '@nestjs/common';
import { BlindIndex } from '../secrets/blind-index';
import { loginCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { installerStream, loginStream } from '../write-side/stream-names';
import type { InstallerAccount } from './installer-account';
import { hasAccount } from './installer.state';
import { InstallerStream } from './installer.stream';
import { claimLogin } from './login.decisions';
import { LoginStream } from './login.stream';

// A claim precedes the account's change; an older one without it was abandoned by a crash.
const abandonedAfter = 60_000;

/** Without a transaction over two streams, whoever races. */
@Injectable()
export class LoginClaims {
  constructor(
    private readonly logins: LoginStream,
    private readonly installers: InstallerStream,
    private readonly index: BlindIndex,
  ) {}

  /** Returns the email's blind index. Refused while another installer has it. */
  async claim(email: string, slug: string, context: RequestContext): Promise<string> {
    const loginHash = this.index.ofEmail(email);
    const target = loginCommand({ slug, loginHash }, context, 'claim');
    const { state } = await this.logins.load(target.stream);
    const abandoned = state.status === 'claimed' && (await this.#abandoned(state, loginHash));
    const holder = state.status === 'claimed' ? state.slug : null;
    await this.logins.execute({
      ...target,
      decide: (now) =>
        claimLogin(now, { slug, loginHash, abandoned: abandoned && now.status === 'claimed' && now.slug === holder }),
    });
    return loginHash;
  }

  /** A stranger's email costs the same two reads. */
  async account(email: string): Promise<InstallerAccount | null> {
    const loginHash = this.index.ofEmail(email);
    const login = await this.logins.load(loginStream(loginHash));
    const slug = login.state.status === 'claimed' ? login.state.slug : '';
    const { state } = await this.installers.load(installerStream(slug));
    return hasAccount(state) && state.account.loginHash === loginHash ? state.account : null;
  }

  /** By an account that is there: who was only about to be is no holder. */
  async isHeld(loginHash: string): Promise<boolean> {
    const { state } = await this.logins.load(loginStream(loginHash));
    if (state.status !== 'claimed') return false;
    const installer = await this.installers.load(installerStream(state.slug));
    return hasAccount(installer.state) && installer.state.account.loginHash === loginHash;
  }

  async #abandoned(claim: { slug: string; claimedAt: string }, loginHash: string): Promise<boolean> {
    const { state } = await this.installers.load(installerStream(claim.slug));
    const account = !hasAccount(state) ? null : state.account;
    if (account?.loginHash === loginHash) return false;
    const isLeft = account?.loginSetAt != null && account.loginSetAt > claim.claimedAt;
    return isLeft || this.logins.clock.now() - Date.parse(claim.claimedAt) >= abandonedAfter;
  }
}
