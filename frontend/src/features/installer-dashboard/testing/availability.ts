import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';
import { fireEvent, screen } from '@testing-library/react';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { openSite } from '../../../testing/open-site';
import { calls, serveAccount } from './account';

export const saving = 'PATCH /api/installer/settings';

const answer = (availability: Partial<AvailabilityConfig>) => ({
  body: { installer: { ...aireValleyHeating, availabilityConfig: { ...defaultAvailability, ...availability } } },
});

/** Opens a tab of the settings for an installer that has this availability; saving answers with the other one. */
export const openAvailability = async (
  tab: 'availability' | 'hours' | 'blocked-days',
  availability: Partial<AvailabilityConfig> = {},
  saved: { readonly [saving]?: Partial<AvailabilityConfig> | { readonly status: number; readonly body: unknown } } = {},
) => {
  const { [saving]: after = availability } = saved;
  const received = serveAccount([], {
    [calls.me]: answer(availability),
    [saving]: 'status' in after ? after : answer({ ...availability, ...after }),
  });
  const site = openSite(`/installer/settings/${tab}`);
  await screen.findByRole('heading', { level: 2, name: /^(How far ahead|When you take|Days you are)/ });
  const sent = (): unknown[] =>
    received.filter(({ call }) => call === saving).map(({ body }): unknown => JSON.parse(body ?? ''));
  return { ...site, sent };
};

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
export const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
