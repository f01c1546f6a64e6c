import { z } from 'zod';

export const ERASED = '[erased]';

/** The field belongs to the event's data subject and never to the envelope, a stream name or a key. */
export const personal = (schema: z.ZodString = z.string()): z.ZodString => schema.meta({ personal: true });

/** Property names from the outside in; `*` is every entry of a list. */
export type FieldPath = readonly string[];

export const personalPaths = (schema: z.ZodType, path: FieldPath = []): readonly FieldPath[] => {
  if (schema instanceof z.ZodString) return schema.meta()?.['personal'] === true ? [path] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return within(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return within(schema.element, [...path, '*']);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => within(field, [...path, name]));
  return [];
};

const within = (schema: unknown, path: FieldPath): readonly FieldPath[] =>
  schema instanceof z.ZodType ? personalPaths(schema, path) : [];
