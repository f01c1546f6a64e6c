import { screen } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serveAccount } from '../testing/account';

const call = 'GET /api/installer/training';
const published = (number: number) => ({
  body: {
    published: {
      number,
      at: number > 0 ? '2026-11-04T09:00:00Z' : null,
      training: {
        ...emptyTraining,
        businessInfo: { ...emptyTraining.businessInfo, openingHours: 'Mon to Fri 8 to 6' },
        prices: [
          { what: 'Boiler service', from: 8_900 },
          { what: 'Boiler repair', from: 8_500, kind: 'hourly', includes: 'VAT' },
        ],
        facts: { brands: ['Vaillant', 'Ideal'], gasSafeNumber: '204817' },
        pairs: [{ question: 'Do you take cards?', answer: 'Yes, all.' }],
      },
    },
  },
});

const wordsOf = (name: string): string | undefined => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(freshBrowser);

describe("the installer's training", () => {
  it('shows what is published, and nothing to change it with', async () => {
    serveAccount([], { [call]: published(7) });
    openSite('/installer/dashboard/training');
    expect(await screen.findByText('Mon to Fri 8 to 6')).toBeTruthy();
    expect(wordsOf('Prices')).toBe('Boiler service from £89.00\nBoiler repair £85.00 an hour, includes VAT');
    expect(wordsOf('Brands')).toBe('Vaillant\nIdeal');
    expect(wordsOf('Gas Safe number')).toBe('204817');
    expect(wordsOf('Questions and answers')).toBe('Do you take cards?\nYes, all.');
    expect(wordsOf('Not told yet')).toMatch(/^services not offered, guarantees, .*email and phone$/);
    expect(screen.getByText('Published 7 is live since 4 Nov 2026')).toBeTruthy();
    expect(screen.getByText(/coming soon.*contact your admin/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /save|publish/i })).toBeNull();
  });

  it('says so where nothing is', async () => {
    serveAccount([], { [call]: published(0) });
    openSite('/installer/dashboard/training');
    expect(await screen.findByText('Nothing is published yet')).toBeTruthy();
  });
});
