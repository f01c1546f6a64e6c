import { Injectable } from '@nestjs/common';
import { chatUnavailable, chatEnded } from '../conversations/aggregate/refusals';
import type { InstallerAccount } from '../installers/installer-account';
import { hasAccount } from '../installers/installer.state';
import { InstallerStream } from '../installers/installer.stream';
import { CredentialVault } from '../secrets/credential-vault';
import type { WidgetSession } from '../sessions/widget-sessions';
import { installerStream } from '../write-side/stream-names';

export interface Tenant {
  readonly account: InstallerAccount;
  /** Its chatbot is out, whyever. */
  readonly suspended: boolean;
}

/** While it has its grace. */
const formerKeyOf = ({ formerKey }: InstallerAccount): string | null =>
  formerKey && Date.parse(formerKey.until) > Date.now() ? formerKey.credentialId : null;

/** Exact origins, an empty list denies, the current key only, and the one before while it has its grace. */
@Injectable()
export class WidgetAuthorizer {
  constructor(
    private readonly installers: InstallerStream,
    private readonly vault: CredentialVault,
  ) {}

  /** Decides the CORS headers too. */
  async allows(slug: string, origin: string | undefined): Promise<boolean> {
    const tenant = await this.#tenant(slug);
    return origin !== undefined && tenant !== null && tenant.account.allowedDomains.includes(origin);
  }

  async enter(slug: string, origin: string | undefined): Promise<InstallerAccount> {
    const tenant = await this.#tenant(slug);
    if (!tenant || tenant.suspended || origin === undefined || !tenant.account.allowedDomains.includes(origin))
      throw chatUnavailable();
    return tenant.account;
  }

  /**
   * The same for what the public may read. A page of our own, such as a visit's, asks without an origin, as browsers do of where
   * they are; so may whoever is no browser.
   */
  async look(slug: string, origin: string | undefined): Promise<InstallerAccount> {
    const tenant = await this.#tenant(slug);
    if (!tenant || tenant.suspended || (origin !== undefined && !tenant.account.allowedDomains.includes(origin)))
      throw chatUnavailable();
    return tenant.account;
  }

  async keyMatches(account: InstallerAccount, key: string): Promise<boolean> {
    if (await this.vault.apiKeyMatches(account.apiKeyId, key)) return true;
    const former = formerKeyOf(account);
    return former !== null && (await this.vault.apiKeyMatches(former, key));
  }

  /** Suspended, not let in yet, or neither. The session is bound to tenant, origin and API key: a removed origin or a rotated key ends it. */
  async tenantOf(session: WidgetSession, slug: string, origin: string | undefined): Promise<Tenant> {
    if (session.slug !== slug || (origin !== undefined && origin !== session.origin)) throw chatUnavailable();
    const tenant = await this.#tenant(slug);
    if (!tenant || !tenant.account.allowedDomains.includes(session.origin)) throw chatUnavailable();
    const { apiKeyId } = tenant.account;
    if (session.credentialId !== apiKeyId && session.credentialId !== formerKeyOf(tenant.account)) throw chatEnded();
    return tenant;
  }

  async activeTenantOf(session: WidgetSession, slug: string, origin: string | undefined): Promise<Tenant> {
    const tenant = await this.tenantOf(session, slug, origin);
    if (tenant.suspended) throw chatUnavailable();
    return tenant;
  }

  async #tenant(slug: string): Promise<Tenant | null> {
    const { state } = await this.installers.cached(installerStream(slug));
    return !hasAccount(state) ? null : { account: state.account, suspended: state.status !== 'active' };
  }
}
