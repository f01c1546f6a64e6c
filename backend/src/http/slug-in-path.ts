import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { slugSchema } from '@pilotlight/contracts/values/slug';

const nobodys = '';

/** What can't be a slug is refused as an unknown one is, and never reaches the log. */
export class SlugShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = slugSchema.safeParse(value);
    return parsed.success ? parsed.data : nobodys;
  }
}

export const SlugInPath = (): ParameterDecorator => Param('slug', new SlugShape());
