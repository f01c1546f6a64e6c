import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from '../installers/installer.stream';
import { DashboardSessions } from '../sessions/dashboard-sessions';
import type { DashboardCaller } from '../sessions/dashboard-sessions';
import { HeaderBearer } from '../sessions/header-bearer';
import { AdminAccount } from '../sessions/admin-account';
import { hasAccount } from '../installers/installer.state';
import { AuditorAccount } from '../sessions/auditor-account';

@Injectable()
export class AdminBearer extends PassportStrategy(HeaderBearer, 'admin') {
  constructor(
    private readonly sessions: DashboardSessions,
    private readonly admin: AdminAccount,
  ) {
    super();
  }

  async validate(token: string, isUse: boolean): Promise<DashboardCaller | null> {
    if (this.admin.isKey(token)) return this.admin.caller;
    const caller = await this.sessions.find(token, isUse);
    return caller?.kind === 'admin' && caller.credentialId === this.admin.credentialId ? caller : null;
  }
}

@Injectable()
export class AuditorBearer extends PassportStrategy(HeaderBearer, 'auditor') {
  constructor(
    private readonly sessions: DashboardSessions,
    private readonly auditor: AuditorAccount,
  ) {
    super();
  }

  async validate(token: string, isUse: boolean): Promise<DashboardCaller | null> {
    const caller = await this.sessions.find(token, isUse);
    return caller?.kind === 'auditor' && caller.credentialId === this.auditor.credentialId ? caller : null;
  }
}

@Injectable()
export class InstallerBearer extends PassportStrategy(HeaderBearer, 'installer') {
  constructor(
    private readonly sessions: DashboardSessions,
    private readonly installers: InstallerStream,
  ) {
    super();
  }

  /** A session depends on its password: a new one, or a deletion, ends it. */
  async validate(token: string, isUse: boolean): Promise<DashboardCaller | null> {
    const caller = await this.sessions.find(token, isUse);
    if (caller?.kind !== 'installer') return null;
    const { kind, slug, credentialId, nextCredentialId } = caller;
    const { state } = await this.installers.cached(installerStream(slug));
    const standing = hasAccount(state) ? state.account.passwordId : null;
    return standing !== null && (standing === credentialId || standing === nextCredentialId)
      ? { kind, slug, credentialId: standing }
      : null;
  }
}
