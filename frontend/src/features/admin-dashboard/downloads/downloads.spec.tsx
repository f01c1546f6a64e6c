import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { lifeCalls, queued } from '../testing/applicants';
import { aireValley, listed } from '../testing/installers';

const plugin = 'GET /api/download/wordpress-plugin';
const calls = { [lifeCalls.waiting]: queued([], 3, 0), [lifeCalls.count]: listed([aireValley], 12) };
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Download plugin' }));

describe('the Downloads tab', () => {
  const saved: string[] = [];
  beforeEach(() => {
    freshBrowser();
    saved.length = 0;
    URL.createObjectURL = () => 'blob:plugin';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.href === 'blob:plugin') saved.push(this.download);
    });
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('saves the WordPress plugin, with its version, size and steps beside it', async () => {
    serve({ ...calls, [plugin]: { body: 'PK' } });
    openSite('/admin/dashboard/downloads');
    await press();
    await waitFor(() => expect(saved).toEqual(['pilotlight.zip']));
    for (const words of ['1.0.0', 'about 13 KB', 'pilotlight.zip']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Downloads' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('link', { name: 'Pending Approval 3' })).toBeTruthy();
  });

  it('says so where the plugin can’t be had, and can be pressed again', async () => {
    serve({ ...calls, [plugin]: { status: 500, body: {} } });
    openSite('/admin/dashboard/downloads');
    await press();
    await screen.findByText('Download failed');
    expect(screen.getByText('Failed to download plugin. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
    serve({ ...calls, [plugin]: { body: 'PK' } });
    await press();
    expect(await screen.findByText('Downloaded')).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(screen.queryByText('Download failed')).toBeNull();
  });
});
