import type { Provider } from '@nestjs/common';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import { Pool } from 'pg';
import { DatabaseAddress } from '../database/database-address';
import { DatabaseWriteProbe } from '../database/database-write-probe';
import { HandDeliveries } from '../database/hand-deliveries';
import { HandSendingLimit } from '../database/hand-sending-limit';
import { JobFigures } from '../database/job-figures';
import { LeadDeliveries } from '../database/lead-deliveries';
import { LeadDeliveryLog } from '../database/lead-delivery-log';
import { migrateAccess } from '../database/migrate-access';
import { FirmPhotoUploads } from '../database/firm-photo-uploads';
import { PhotoUploads } from '../database/photo-uploads';
import { SealedAnswers } from '../database/sealed-answers';
import { SystemCallLimits } from '../database/system-call-limits';
import { SystemRequests } from '../database/system-requests';
import { openPool } from '../database/pool';
import { Typing } from '../database/typing';
import { BlindIndex } from '../secrets/blind-index';
import { SystemKeys } from '../secrets/system-keys';
import { AddressQuota } from '../sessions/address-quota';
import { startAccessMaintenance } from '../sessions/access-maintenance';
import { DashboardSessions } from '../sessions/dashboard-sessions';
import { InstallerSessions } from '../sessions/installer-sessions';
import { LoginThrottle } from '../sessions/login-throttle';
import { SessionBookings } from '../sessions/session-bookings';
import { WidgetSessions } from '../sessions/widget-sessions';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { OpenedResources } from './opened-resources';
import { reportLostConnection, reportMaintenance } from './report-trouble';

/** Schema `access` is up to date before anybody has the pool. */
const openedPool = async ({ databaseUrl, logger }: InfrastructureOptions, opened: OpenedResources): Promise<Pool> => {
  await migrateAccess(databaseUrl);
  const pool = openPool(databaseUrl, reportLostConnection(logger));
  opened.add(() => pool.end());
  return pool;
};

const openedReadDatabase = ({ databaseUrl }: InfrastructureOptions, opened: OpenedResources): ReadDatabase => {
  const database = new ReadDatabase(databaseUrl);
  opened.add(() => database.close());
  return database;
};

const startedWriteProbe = (
  pool: Pool,
  { logger }: InfrastructureOptions,
  opened: OpenedResources,
): DatabaseWriteProbe => {
  const probe = new DatabaseWriteProbe(pool, logger);
  opened.add(() => probe.stop());
  return probe;
};

const startedAccessMaintenance = (
  pool: Pool,
  writes: DatabaseWriteProbe,
  { logger }: InfrastructureOptions,
  opened: OpenedResources,
): (() => void) => {
  const stop = startAccessMaintenance(pool, reportMaintenance(logger, writes));
  opened.add(stop);
  return stop;
};

export const databaseProviders = [
  { provide: Pool, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedPool },
  { provide: ReadDatabase, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedReadDatabase },
  {
    provide: DatabaseWriteProbe,
    inject: [Pool, INFRASTRUCTURE_OPTIONS, OpenedResources],
    useFactory: startedWriteProbe,
  },
  {
    provide: Symbol('access maintenance'),
    inject: [Pool, DatabaseWriteProbe, INFRASTRUCTURE_OPTIONS, OpenedResources],
    useFactory: startedAccessMaintenance,
  },
  {
    provide: DatabaseAddress,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: ({ databaseUrl }: InfrastructureOptions) => new DatabaseAddress(databaseUrl),
  },
  { provide: PhotoUploads, inject: [Pool], useFactory: (pool: Pool) => new PhotoUploads(pool) },
  { provide: FirmPhotoUploads, inject: [Pool], useFactory: (pool: Pool) => new FirmPhotoUploads(pool) },
  { provide: DashboardSessions, inject: [Pool], useFactory: (pool: Pool) => new DashboardSessions(pool) },
  { provide: InstallerSessions, inject: [Pool], useFactory: (pool: Pool) => new InstallerSessions(pool) },
  { provide: SystemKeys, inject: [Pool], useFactory: (pool: Pool) => new SystemKeys(pool) },
  { provide: SystemCallLimits, inject: [Pool], useFactory: (pool: Pool) => new SystemCallLimits(pool) },
  { provide: SystemRequests, inject: [Pool], useFactory: (pool: Pool) => new SystemRequests(pool) },
  { provide: WidgetSessions, inject: [Pool], useFactory: (pool: Pool) => new WidgetSessions(pool) },
  { provide: SessionBookings, inject: [Pool], useFactory: (pool: Pool) => new SessionBookings(pool) },
  {
    provide: AddressQuota,
    inject: [Pool, BlindIndex],
    useFactory: (pool: Pool, index: BlindIndex) => new AddressQuota(pool, index),
  },
  {
    provide: LeadDeliveries,
    inject: [Pool, PostgresKeyRing],
    useFactory: (pool: Pool, keys: PostgresKeyRing) => new LeadDeliveries(pool, new SealedAnswers(keys)),
  },
  {
    provide: LeadDeliveryLog,
    inject: [Pool, PostgresKeyRing],
    useFactory: (pool: Pool, keys: PostgresKeyRing) => new LeadDeliveryLog(pool, new SealedAnswers(keys)),
  },
  {
    provide: HandDeliveries,
    inject: [Pool, LeadDeliveries],
    useFactory: (pool: Pool, deliveries: LeadDeliveries) => new HandDeliveries(pool, deliveries),
  },
  { provide: HandSendingLimit, inject: [Pool], useFactory: (pool: Pool) => new HandSendingLimit(pool) },
  { provide: JobFigures, inject: [Pool], useFactory: (pool: Pool) => new JobFigures(pool) },
  { provide: Typing, inject: [Pool], useFactory: (pool: Pool) => new Typing(pool) },
  {
    provide: LoginThrottle,
    inject: [Pool, BlindIndex],
    useFactory: (pool: Pool, index: BlindIndex) => new LoginThrottle(pool, index),
  },
] as const satisfies readonly Provider[];
