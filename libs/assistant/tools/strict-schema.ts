import { z } from 'zod';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/**
 * A schema as providers take it in their strict mode: every key required, no other allowed, and without the bounds of texts,
 * numbers and lists, which not every one knows. What comes back is held to the whole schema here.
 */
export const strictSchema = (schema: z.ZodType): Readonly<Record<string, unknown>> => {
  const { $schema: _, ...strict } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const bound of bounds) delete jsonSchema[bound];
    },
  });
  return strict;
};
