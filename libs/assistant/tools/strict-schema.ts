import { z } from 'zod';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** Every key required, no other allowed, no bounds, as providers' strict modes differ. Answers are checked by the whole schema. */
export const strictSchema = (schema: z.ZodType): Readonly<Record<string, unknown>> => {
  const { $schema: _, ...strict } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const bound of bounds) delete jsonSchema[bound];
    },
  });
  return strict;
};
