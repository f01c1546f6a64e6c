import { Controller, Headers, Req } from '@nestjs/common';
import { adminLogin, adminLogout, installerLogin, installerLogout } from '@pilotlight/contracts/http/access';
import { auditorLogin, auditorLogout } from '@pilotlight/contracts/http/audit-access';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { LoginClaims } from '../installers/login-claims';
import { CredentialVault } from '../secrets/credential-vault';
import { AdminAccount } from '../sessions/admin-account';
import { AuditorAccount } from '../sessions/auditor-account';
import { callerAddress } from '../sessions/caller-address';
import { deviceOf } from '../sessions/device';
import { DashboardSessions } from '../sessions/dashboard-sessions';
import { bearerOf } from '../sessions/header-bearer';
import { PaymentStanding } from './payment-standing';
import { SignIn } from './sign-in';

const signedOut = { success: true, message: 'You are signed out' } as const;

@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: DashboardSessions,
    private readonly admin: AdminAccount,
    private readonly auditor: AuditorAccount,
    private readonly logins: LoginClaims,
    private readonly vault: CredentialVault,
    private readonly standing: PaymentStanding,
  ) {}

  @Call(adminLogin)
  async adminLogin(@BodyOf(adminLogin) body: z.infer<typeof adminLogin.body>, @Req() request: FastifyRequest) {
    const { email, password, rememberMe } = body;
    return await this.signIn.tried(
      { portal: 'admin', email, address: callerAddress(request), requestId: request.id },
      async () =>
        (await this.admin.matches(email, password))
          ? { token: await this.sessions.open(this.admin.caller, rememberMe), email: this.admin.email }
          : null,
    );
  }

  @Call(auditorLogin)
  async auditorLogin(@BodyOf(auditorLogin) body: z.infer<typeof auditorLogin.body>, @Req() request: FastifyRequest) {
    const { email, password, rememberMe } = body;
    const { caller, seesPersonalData, email: own } = this.auditor;
    return await this.signIn.tried(
      { portal: 'auditor', email, address: callerAddress(request), requestId: request.id },
      async () =>
        (await this.auditor.matches(email, password))
          ? { token: await this.sessions.open(caller, rememberMe), email: own ?? '', seesPersonalData }
          : null,
    );
  }

  @Call(installerLogin)
  async installerLogin(
    @BodyOf(installerLogin) body: z.infer<typeof installerLogin.body>,
    @Req() request: FastifyRequest,
  ) {
    const { email, password, rememberMe } = body;
    return await this.signIn.tried(
      { portal: 'installer', email, address: callerAddress(request), requestId: request.id },
      async () => {
        const account = await this.logins.account(email);
        const credentialId = account?.passwordId ?? null;
        if (!(await this.vault.passwordMatches(credentialId, password)) || !account || !credentialId) return null;
        const { name, slug, installerEmail } = account;
        const from = { device: deviceOf(request.headers['user-agent']), address: callerAddress(request) };
        const token = await this.sessions.open({ kind: 'installer', slug, credentialId }, rememberMe, from);
        const { needsPayment, stripeSubscriptionId } = await this.standing.of(slug);
        return {
          token,
          installer: { name, slug, installerEmail: installerEmail ?? '', stripeSubscriptionId, needsPayment },
        };
      },
    );
  }

  @Call(adminLogout)
  async adminLogout(@Headers() headers: IncomingHttpHeaders) {
    return await this.#signOut(headers);
  }

  @Call(auditorLogout)
  async auditorLogout(@Headers() headers: IncomingHttpHeaders) {
    return await this.#signOut(headers);
  }

  @Call(installerLogout)
  async installerLogout(@Headers() headers: IncomingHttpHeaders) {
    return await this.#signOut(headers);
  }

  async #signOut(headers: IncomingHttpHeaders) {
    const token = bearerOf(headers);
    if (token) await this.sessions.close(token);
    return signedOut;
  }
}
