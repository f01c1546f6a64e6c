import { offerOf, offersFuel, offersWork } from './offer';

describe('an installer', () => {
  it.each([
    ['Boiler installation\nAnnual servicing', 'repair', false],
    ['Boiler installation\nAnnual servicing', 'installation', true],
    ['Breakdowns and repairs', 'installation', false],
    ['Breakdowns and repairs', 'repair', true],
    ['CP12 landlord certificates', 'service', true],
    ['Everything about heating', 'repair', true],
    ['', 'repair', true],
  ] as const)('that lists %j, asked for %s: %p', (services, work, offered) =>
    expect(offersWork(offerOf(services.split('\n')), work)).toBe(offered),
  );

  it.each([
    ['Gas boilers', 'oil', false],
    ['Gas and OFTEC oil boilers', 'oil', true],
    ['Heat pumps', 'electric', true],
    ['Boiler servicing', 'lpg', true],
  ])('that lists %j, asked about %s: %p', (services, fuel, offered) =>
    expect(offersFuel(offerOf([services]), fuel)).toBe(offered),
  );
});
