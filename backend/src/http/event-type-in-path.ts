import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { eventTypeSchema } from '@pilotlight/contracts/values/notification-event';

const nobodys = 'none';

/** What can't be an event type is refused as an unknown one is. */
class EventTypeShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = eventTypeSchema.safeParse(value);
    return parsed.success ? parsed.data : nobodys;
  }
}

/** The path's `:eventType`, of a notification template. */
export const EventTypeInPath = (): ParameterDecorator => Param('eventType', new EventTypeShape());
