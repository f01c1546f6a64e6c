import type { Client } from 'pg';
import type { ReadModel, Row } from '../read-model';
import { readModels } from '../read-models';

/** All rows of a read model's table, in the order of its key. */
export const tableRows = async (superuser: Client, { table }: ReadModel): Promise<Row[]> => {
  const { rows } = await superuser.query<Row>(`select * from read.${table.name} order by ${table.key.join(', ')}`);
  return rows;
};

/** Every row of every read model, by the model's name. */
export const allRows = async (superuser: Client): Promise<Record<string, Row[]>> => {
  const tables: Record<string, Row[]> = {};
  for (const model of readModels) tables[model.name] = await tableRows(superuser, model);
  return tables;
};
