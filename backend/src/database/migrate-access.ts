import knex from 'knex';
import type { Knex } from 'knex';
import * as access from './migrations/001-access';
import * as auditor from './migrations/002-auditor';
import * as assistantSpend from './migrations/003-assistant-spend';
import * as photos from './migrations/004-photos';
import * as assistantRoom from './migrations/005-assistant-room';
import * as formerJobs from './migrations/006-former-jobs';
import * as sendingLimits from './migrations/007-sending-limits';
import * as typing from './migrations/008-typing';
import * as calendars from './migrations/011-calendars';
import * as sessionBookings from './migrations/012-session-bookings';
import * as testPayments from './migrations/013-test-payments';
import * as dashboardSessions from './migrations/014-dashboard-sessions';
import * as connections from './migrations/015-connections';
import * as systemKeys from './migrations/016-system-keys';
import * as firmPhotos from './migrations/017-firm-photos';
import * as systemRequests from './migrations/018-system-requests';
import * as hubspotDeals from './migrations/019-hubspot-deals';
import * as sealedAnswers from './migrations/020-sealed-answers';
import * as connectionAccounts from './migrations/021-connection-accounts';

const migrations: Readonly<Record<string, Knex.Migration>> = {
  '001-access': access,
  '002-auditor': auditor,
  '003-assistant-spend': assistantSpend,
  '004-photos': photos,
  '005-assistant-room': assistantRoom,
  '006-former-jobs': formerJobs,
  '007-sending-limits': sendingLimits,
  '008-typing': typing,
  '011-calendars': calendars,
  '012-session-bookings': sessionBookings,
  '013-test-payments': testPayments,
  '014-dashboard-sessions': dashboardSessions,
  '015-connections': connections,
  '016-system-keys': systemKeys,
  '017-firm-photos': firmPhotos,
  '018-system-requests': systemRequests,
  '019-hubspot-deals': hubspotDeals,
  '020-sealed-answers': sealedAnswers,
  '021-connection-accounts': connectionAccounts,
};

const source: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    return migration ? Promise.resolve(migration) : Promise.reject(new Error(`No migration ${name}`));
  },
};

const lock = 0x9170_ac;

/** Processes take turns; a crash leaves nothing half done. */
export const migrateAccess = async (databaseUrl: string): Promise<void> => {
  const database = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 2 } });
  try {
    await database.transaction(async (turn) => {
      await turn.raw('select pg_advisory_xact_lock(?)', [lock]);
      await database.raw('create schema if not exists access');
      const settings = {
        migrationSource: source,
        schemaName: 'access',
        tableName: 'migrations',
        // A newer version has added its own migrations: the one before runs beside it.
        disableMigrationsListValidation: true,
      };
      const [, pending] = await listed(database, settings);
      if (pending === 0) return;
      // Our own lock serialises migrations: a lock row left by a killed process must hold nobody.
      await database.migrate.forceFreeMigrationsLock(settings);
      await database.migrate.latest(settings);
    });
  } finally {
    await database.destroy();
  }
};

const listed = async (database: Knex, settings: Knex.MigratorConfig): Promise<readonly [number, number]> => {
  const [done, pending]: [unknown[], unknown[]] = await database.migrate.list(settings);
  return [done.length, pending.length];
};
