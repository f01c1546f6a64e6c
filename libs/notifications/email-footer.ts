import { type Audience, preferenceOf } from '@pilotlight/contracts/values/notification-event';
import { definitionOf } from './event-types';

const product = 'Pilotlight';

interface Footed {
  readonly audience: Audience;
  readonly eventType: string;
  readonly eventName: string;
  readonly installerName: string;
}

/** Why an email comes, as it says itself below its words. */
export const emailFooter = ({ audience, eventType, eventName, installerName }: Footed): string => {
  switch (audience) {
    case 'installer':
      if (definitionOf(eventType)?.isOfRegistration)
        return `You get this because this address was used to sign up with ${product}.`;
      if (definitionOf(eventType)?.isOfAccount && !preferenceOf(eventType))
        return `You get this because ${installerName} has an account with ${product}.`;
      return definitionOf(eventType)?.isCritical
        ? `You get this because a visitor of ${installerName} may be in danger. These alerts can’t be switched off.`
        : `You get this because “${eventName}” is on for ${installerName}. You can change that in your settings.`;
    case 'visitor':
      return `You get this because you left this address with ${installerName}.`;
    case 'admin':
      return `You get this because you run ${product}.`;
  }
};
