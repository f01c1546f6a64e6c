import type { suppressedAddresses } from '@pilotlight/contracts/http/notifications';
import type { AnswerOf } from '../../../../api/api';

export type Suppression = AnswerOf<typeof suppressedAddresses>['suppressions'][number];

/** Why nothing more is sent to an address. */
export const causeInWords: Readonly<Record<Suppression['cause'], string>> = {
  stop: 'Its reader answered STOP',
  unsubscribed: 'Its reader unsubscribed',
  bounced: 'Messages came back',
  complained: 'Its reader marked a message as spam',
  admin: 'An admin stopped it',
};

/** Whether its reader asked for it: then lifting it needs their word. */
export const isReadersWish = ({ cause }: Suppression): boolean => {
  switch (cause) {
    case 'stop':
    case 'unsubscribed':
    case 'complained':
      return true;
    case 'bounced':
    case 'admin':
      return false;
  }
};
