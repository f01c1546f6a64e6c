import { ProviderStates } from './provider-states';

const seen = () => {
  let clock = Date.parse('2026-11-20T10:00:00.000Z');
  const names = { email: 'smtp', texts: 'twilio', assistant: 'openai', payments: 'stripe', files: 'store' } as const;
  const states = new ProviderStates(names, () => clock);
  return {
    states,
    later: (seconds: number) => void (clock += seconds * 1_000),
    of: (use: keyof typeof names) => states.all().find((state) => state.use === use),
  };
};

it('counts the failures since the last success, and keeps when each was', () => {
  const { states, later, of } = seen();
  states.heard('payments', null);
  later(60);
  states.heard('payments', 'busy');
  states.heard('payments', 'unreachable');
  expect(of('payments')).toEqual({
    use: 'payments',
    by: 'stripe',
    lastSuccessAt: '2026-11-20T10:00:00.000Z',
    lastFailureAt: '2026-11-20T10:01:00.000Z',
    failures: 2,
    fault: 'unreachable',
    restsUntil: null,
  });
  later(60);
  states.heard('payments', null);
  expect(of('payments')).toMatchObject({ failures: 0, fault: null, lastSuccessAt: '2026-11-20T10:02:00.000Z' });
  expect(of('email')).toMatchObject({ by: 'smtp', lastSuccessAt: null, failures: 0 });
});

it('says until when a provider is not asked, and no longer once that is over', () => {
  const { states, later, of } = seen();
  states.rests('texts', 30_000);
  expect(of('texts')?.restsUntil).toBe('2026-11-20T10:00:30.000Z');
  later(31);
  expect(of('texts')?.restsUntil).toBeNull();
  states.rests('texts', 30_000);
  states.rests('texts', null);
  expect(of('texts')?.restsUntil).toBeNull();
});
