import { useEffect } from 'react';
import { installerSession } from '../../../shared/session/sessions';
import { forgetReplies } from './kept-reply';

/** Who signs out leaves nothing behind that was written to a visitor; a session that expired goes on. */
export const useForgottenReplies = (): void => {
  useEffect(
    () =>
      installerSession.subscribe((end) => {
        if (end !== 'expired' && installerSession.read() === null) forgetReplies();
      }),
    [],
  );
};
