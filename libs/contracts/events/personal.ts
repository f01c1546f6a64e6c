import { z } from 'zod';

/** What a personal field reads as once its person has been erased. */
export const ERASED = '[erased]';

/** Marks a text field as personal: it belongs to the event's data subject and never to the envelope, a stream name or a key. */
export const personal = (schema: z.ZodString = z.string()): z.ZodString => schema.meta({ personal: true });

/** Where a personal field stands: property names from the outside in; `*` is every entry of a list. */
export type FieldPath = readonly string[];

/** The personal fields of an event's data, by its schema. */
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
