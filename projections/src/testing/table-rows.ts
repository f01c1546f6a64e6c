import type { Client } from 'pg';
import type { ReadModel, Row } from '../read-model';
import { readModels } from '../read-models';

export const tableRows = async (superuser: Client, { table }: ReadModel): Promise<Row[]> => {
  const { rows } = await superuser.query<Row>(`select * from read.${table.name} order by ${table.key.join(', ')}`);
  return rows;
};

export const allRows = async (superuser: Client): Promise<Record<string, Row[]>> => {
  const tables: Record<string, Row[]> = {};
  for (const model of readModels) tables[model.name] = await tableRows(superuser, model);
  return tables;
};
