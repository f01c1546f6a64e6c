import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { AppointmentTokens } from '../appointments/appointment-tokens';
import { PhotoLinks } from '../conversations/photos/photo-links';
import { SendingLimits } from '../database/sending-limits';
import { UnsubscribeTokens } from '../notifications/delivery/unsubscribe-tokens';
import { BlindIndex } from '../secrets/blind-index';
import { CalendarConsents } from '../secrets/calendar-consents';
import { CalendarFeeds } from '../secrets/calendar-feeds';
import { CalendarGrants } from '../secrets/calendar-grants';
import { Connections } from '../secrets/connections';
import { CredentialVault } from '../secrets/credential-vault';
import { resealSecrets } from '../secrets/reseal-secrets';
import { VerificationTokens } from '../secrets/verification-tokens';
import { ShownTokens } from '../installers/shown-tokens';
import { AdminAccount } from '../sessions/admin-account';
import { AuditorAccount } from '../sessions/auditor-account';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';

const openedIndex = async (pool: Pool, { personalData }: InfrastructureOptions): Promise<BlindIndex> => {
  const { sealing } = personalData;
  await resealSecrets(pool, sealing);
  return await BlindIndex.open(pool, sealing);
};

const adminAccount = ({ admin }: InfrastructureOptions, index: BlindIndex): AdminAccount => {
  const credentialId = index.asId('account', JSON.stringify(['admin', admin.email, admin.password]));
  return new AdminAccount(admin.email, admin.password, admin.token, credentialId);
};

const auditorAccount = ({ auditor }: InfrastructureOptions, index: BlindIndex): AuditorAccount => {
  const credentialId = index.asId('account', JSON.stringify(['auditor', auditor?.email, auditor?.password]));
  return new AuditorAccount(auditor, credentialId);
};

export const secretProviders = [
  { provide: BlindIndex, inject: [Pool, INFRASTRUCTURE_OPTIONS], useFactory: openedIndex },
  {
    provide: CredentialVault,
    inject: [Pool, INFRASTRUCTURE_OPTIONS],
    useFactory: (pool: Pool, { personalData }: InfrastructureOptions) =>
      new CredentialVault(pool, personalData.sealing),
  },
  {
    provide: CalendarFeeds,
    inject: [Pool, INFRASTRUCTURE_OPTIONS],
    useFactory: (pool: Pool, { personalData }: InfrastructureOptions) => new CalendarFeeds(pool, personalData.sealing),
  },
  {
    provide: CalendarGrants,
    inject: [Pool, INFRASTRUCTURE_OPTIONS],
    useFactory: (pool: Pool, { personalData }: InfrastructureOptions) => new CalendarGrants(pool, personalData.sealing),
  },
  {
    provide: Connections,
    inject: [Pool, INFRASTRUCTURE_OPTIONS],
    useFactory: (pool: Pool, { personalData }: InfrastructureOptions) => new Connections(pool, personalData.sealing),
  },
  {
    provide: CalendarConsents,
    inject: [Pool, INFRASTRUCTURE_OPTIONS],
    useFactory: (pool: Pool, { personalData }: InfrastructureOptions) =>
      new CalendarConsents(pool, personalData.sealing),
  },
  { provide: AdminAccount, inject: [INFRASTRUCTURE_OPTIONS, BlindIndex], useFactory: adminAccount },
  { provide: AuditorAccount, inject: [INFRASTRUCTURE_OPTIONS, BlindIndex], useFactory: auditorAccount },
  {
    provide: PhotoLinks,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: async ({ personalData }: InfrastructureOptions) =>
      new PhotoLinks(await personalData.secret('file-links')),
  },
  {
    provide: AppointmentTokens,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: async ({ personalData }: InfrastructureOptions) =>
      new AppointmentTokens(await personalData.secret('appointment-links')),
  },
  {
    provide: SendingLimits,
    inject: [Pool, BlindIndex],
    useFactory: (pool: Pool, index: BlindIndex) =>
      new SendingLimits(pool, (address) => index.of('phone', address.toLowerCase()).toString('hex')),
  },
  {
    provide: UnsubscribeTokens,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: async ({ personalData }: InfrastructureOptions) =>
      new UnsubscribeTokens(await personalData.secret('unsubscribe-links')),
  },
  {
    provide: VerificationTokens,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: async ({ personalData }: InfrastructureOptions) =>
      new VerificationTokens(await personalData.secret('verification-links')),
  },
  {
    provide: ShownTokens,
    inject: [VerificationTokens, INFRASTRUCTURE_OPTIONS],
    useFactory: (tokens: VerificationTokens, { developerPages, messaging }: InfrastructureOptions) =>
      new ShownTokens(tokens, developerPages && messaging.email.by === 'outbox'),
  },
] as const satisfies readonly Provider[];
