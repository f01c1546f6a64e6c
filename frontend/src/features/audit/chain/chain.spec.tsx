import { fireEvent, screen, within } from '@testing-library/react';
import { auditorSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { audit, calls, chain, slug, suspended } from '../testing/fixtures';

const address = `/audit?installer=${slug}&event=${suspended.id}`;
const story = () => screen.findByRole('region', { name: 'Story' });

const openWithChain = (change: Partial<typeof chain>) => {
  serve({ ...audit, [calls.chain]: { body: { chain: { ...chain, ...change } } } });
  openSite(address);
};

beforeEach(() => {
  freshBrowser();
  auditorSession.save({ token: 'x1', email: 'auditor@firm.example', seesPersonalData: false }, true);
});

describe('the chain', () => {
  it.each([
    ['was compared with the log to its end', {}, 'Verified to event 48,211'],
    [
      'was compared when it was shorter',
      {
        check: { at: '2026-11-19T13:05:00.000Z', upTo: { id: suspended.id, number: 48_037 }, since: 2, brokenAt: null },
      },
      'Verified to event 48,037',
    ],
    ['was never compared', { check: null }, 'Intact up to 48,211 (not checked yet)'],
    [
      'differs from the log',
      { check: { at: chain.sealedAt ?? '', upTo: null, since: 0, brokenAt: { id: suspended.id, number: 48_037 } } },
      'Broken at event 48,037',
    ],
    ['holds nothing', { upTo: null, head: null, count: 0, sealedAt: null, check: null }, 'No events chained yet'],
  ])('that %s says so', async (_, change, title) => {
    openWithChain(change);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('that was never compared is compared, not compared again', async () => {
    openWithChain({ check: null });
    expect((await screen.findByRole('button', { name: /^Verify/ })).textContent).toBe('Verify');
  });

  it('is compared again when asked', async () => {
    const broken = {
      ...chain,
      check: { at: chain.sealedAt, upTo: null, since: 0, brokenAt: { id: suspended.id, number: 48_037 } },
    };
    serve({ ...audit, [`POST /api/audit/installers/${slug}/chain/verify`]: { body: { chain: broken } } });
    openSite(address);
    fireEvent.click(await screen.findByRole('button', { name: 'Verify again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Broken at event 48,037');
  });

  it('could not be had: the rest of the audit stands', async () => {
    serve({ ...audit, [calls.chain]: { status: 500 } });
    openSite(address);
    expect(await screen.findByText('Failed to fetch the chain')).toBeTruthy();
    expect(await within(await story()).findByText('payment')).toBeTruthy();
  });
});
