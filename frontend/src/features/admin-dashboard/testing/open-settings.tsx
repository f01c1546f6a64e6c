import { fireEvent, screen } from '@testing-library/react';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed } from './installers';

/** The dialog of an installer at its tab Settings; `sent` is what was saved. */
export const openSettings = async (installer = aireValley) => {
  const received = serve({
    ...dashboard,
    [calls.one('aire-valley')]: listed([installer]),
    [calls.save]: { body: { installer } },
  });
  const { where } = openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  return {
    where,
    sent: (): unknown[] =>
      received.filter(({ call }) => call === calls.save).map(({ body }): unknown => JSON.parse(body ?? '')),
  };
};
