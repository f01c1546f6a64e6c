import { personalFieldsOf, type DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED, type FieldPath } from '@pilotlight/contracts/events/personal';
import type { AuditedField, AuditedValue } from '@pilotlight/contracts/http/audit';

export const auditedValue = (text: string | null, personal: boolean, sees: boolean): AuditedValue => {
  if (text === null || text === '') return { kind: 'empty' };
  if (text === ERASED) return { kind: 'erased' };
  return personal && !sees ? { kind: 'hidden' } : { kind: 'shown', text };
};

const matches = (pattern: FieldPath, path: FieldPath): boolean =>
  pattern.length === path.length && pattern.every((step, index) => step === '*' || step === path[index]);

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isPlainList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number');

const leaves = (value: unknown, path: FieldPath, personal: readonly FieldPath[]): [FieldPath, string | null][] => {
  // A list of plain words is one field, unless one of them may have to be hidden by itself.
  if (isPlainList(value) && !personal.some((each) => matches(each, [...path, '0']))) return [[path, value.join(', ')]];
  if (typeof value !== 'object' || value === null) return [[path, textOf(value)]];
  return Object.entries(value).flatMap(([name, entry]) => leaves(entry, [...path, name], personal));
};

export const auditedFields = ({ type, data }: DomainEvent, sees: boolean): AuditedField[] => {
  const personal = personalFieldsOf(type);
  return leaves(data, [], personal).map(([path, text]) => ({
    name: path.join('.'),
    value: auditedValue(
      text,
      personal.some((each) => matches(each, path)),
      sees,
    ),
  }));
};
