import type { Client, QueryConfig } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import { projectorRole } from '../roles';

export const keepRows = async (connection: Client, insert: QueryConfig): Promise<void> => {
  await pipelined(connection, (statements) => [
    statements.query(`begin; set local role ${projectorRole}`),
    statements.query(insert),
    statements.query('commit'),
  ]);
};

export const keepRowsIn = async (databaseUrl: string, insert: QueryConfig): Promise<void> => {
  const connection = await connect(databaseUrl, 'audit');
  try {
    await keepRows(connection, insert);
  } finally {
    await connection.end();
  }
};
