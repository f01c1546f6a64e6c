import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { slugSchema } from '@pilotlight/contracts/values/slug';

const nobodys = '';

export class SlugShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = slugSchema.safeParse(value);
    return parsed.success ? parsed.data : nobodys;
  }
}

export const SlugInPath = (): ParameterDecorator => Param('slug', new SlugShape());
