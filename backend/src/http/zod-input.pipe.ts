import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { InvalidInput } from './invalid-input';

export class ZodInput implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    const parsed = this.schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    throw new InvalidInput(parsed.error);
  }
}
