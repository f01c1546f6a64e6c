import type { ReadModel, Table } from '../../read-model';
import { createIndexes, createTable, dropTable, quoted } from '../table-definition';

const suffix = '__rebuild';

/** The table that a read model is rebuilt in, aside from the one that is read. */
export const shadowOf = (model: ReadModel): Table => ({ ...model.table, name: `${model.table.name}${suffix}` });

/** Clears away what a rebuild that was cut short left, and makes the table anew; its indexes come once the rows are in. */
export const makeShadow = (model: ReadModel): string => {
  const { name } = shadowOf(model);
  return dropTable(name) + createTable(model.table, { name, indexed: false });
};

export const indexShadow = (model: ReadModel): string => createIndexes(model.table, shadowOf(model).name);

export const dropShadow = (model: ReadModel): string => dropTable(shadowOf(model).name);

/** Puts the rebuilt table in the place of the one that is read, under its names. */
export const swapIn = ({ table }: ReadModel): string => {
  const shadow = `${table.name}${suffix}`;
  const renames = Object.keys(table.indexes).map(
    (index) => `alter index read.${quoted(`${shadow}_${index}`)} rename to ${quoted(`${table.name}_${index}`)};`,
  );
  return `
${dropTable(table.name)}
alter table read.${quoted(shadow)} rename to ${quoted(table.name)};
alter table read.${quoted(table.name)} rename constraint ${quoted(`${shadow}_pkey`)} to ${quoted(`${table.name}_pkey`)};
${renames.join('\n')}`;
};
