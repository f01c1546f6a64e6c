import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { z } from 'zod';

const nobodys = '00000000-0000-4000-8000-000000000000';
const idSchema = z.uuid();

class IdShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = idSchema.safeParse(value);
    return parsed.success ? parsed.data.toLowerCase() : nobodys;
  }
}

export const SessionInPath = (): ParameterDecorator => Param('sessionId', new IdShape());

export const EventInPath = (): ParameterDecorator => Param('eventId', new IdShape());

export const PhotoInPath = (): ParameterDecorator => Param('photoId', new IdShape());

export const AppointmentInPath = (): ParameterDecorator => Param('appointmentId', new IdShape());

/** The path's `:notificationId`. */
export const NotificationInPath = (): ParameterDecorator => Param('notificationId', new IdShape());

/** The path's `:questionId`. */
export const QuestionInPath = (): ParameterDecorator => Param('questionId', new IdShape());

/** The path's `:loginId`: a dashboard's session, by what its owner knows it by. */
export const LoginInPath = (): ParameterDecorator => Param('loginId', new IdShape());

/** The path's `:changeId`. */
export const ChangeInPath = (): ParameterDecorator => Param('changeId', new IdShape());

/** The path's `:keyId`: one of an installer's own systems. */
export const KeyInPath = (): ParameterDecorator => Param('keyId', new IdShape());

/** The path's `:leadId`, its conversation's. */
export const LeadInPath = (): ParameterDecorator => Param('leadId', new IdShape());
/** The path's `:connectionId`. */
export const ConnectionInPath = (): ParameterDecorator => Param('connectionId', new IdShape());
/** The path's `:deliveryId`. */
export const DeliveryInPath = (): ParameterDecorator => Param('deliveryId', new IdShape());

export const SuggestionInPath = (): ParameterDecorator => Param('suggestionId', new IdShape());
