import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { eventTypeSchema } from '@pilotlight/contracts/values/notification-event';

const nobodys = '';

/** Refused like an unknown one, and never reaches the log. */
class EventTypeShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = eventTypeSchema.safeParse(value);
    return parsed.success ? parsed.data : nobodys;
  }
}

export const EventTypeInPath = (): ParameterDecorator => Param('eventType', new EventTypeShape());
