import type { LoginEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import { claimLogin, releaseLogin } from './login.decisions';
import { loginAggregate } from './login.stream';

const loginHash = 'ab12';
const claimed = (slug: string): LoginEvent => ({ type: 'LoginClaimed', data: { slug, loginHash } });
const released = (slug: string): LoginEvent => ({ type: 'LoginReleased', data: { slug, loginHash } });
const given = (...past: LoginEvent[]) => stateAfter(loginAggregate, past);

describe('claiming a login email', () => {
  it('takes one that is free, or free again', () => {
    expect(claimLogin(given(), { slug: 'leeds', loginHash, abandoned: false })).toEqual([claimed('leeds')]);
    expect(
      claimLogin(given(claimed('leeds'), released('leeds')), { slug: 'york', loginHash, abandoned: false }),
    ).toEqual([claimed('york')]);
  });

  it('writes nothing where it is the own one already', () => {
    expect(claimLogin(given(claimed('leeds')), { slug: 'leeds', loginHash, abandoned: false })).toEqual([]);
  });

  it('takes the own one anew where it was abandoned, so that nobody else finds it old', () => {
    const again = claimLogin(given(claimed('leeds')), { slug: 'leeds', loginHash, abandoned: true });
    expect(again).toEqual([claimed('leeds')]);
  });

  it("refuses another installer's, unless that claim was abandoned", () => {
    const claim = { slug: 'york', loginHash };
    expect(refusalOf(() => claimLogin(given(claimed('leeds')), { ...claim, abandoned: false }))).toEqual([
      'This login email is already used by another installer',
      'conflict',
    ]);
    expect(claimLogin(given(claimed('leeds')), { ...claim, abandoned: true })).toEqual([claimed('york')]);
  });
});

describe('releasing a login email', () => {
  const leftAt = '2026-03-02T09:30:00.000Z';

  it('is for its holder only', () => {
    const release = { slug: 'leeds', loginHash, leftAt };
    expect(releaseLogin(given(claimed('leeds')), release)).toEqual([released('leeds')]);
    expect(releaseLogin(given(claimed('leeds')), { ...release, slug: 'york' })).toEqual([]);
    expect(releaseLogin(given(), release)).toEqual([]);
  });

  it('is none where its holder has come back to it since', () => {
    const back = given(claimed('leeds'), released('leeds'), claimed('leeds'));
    expect(releaseLogin(back, { slug: 'leeds', loginHash, leftAt: '2026-03-02T09:00:01.000Z' })).toEqual([]);
  });
});

it('remembers who claimed it and when', () => {
  expect(given(claimed('leeds'), released('leeds'), claimed('york'))).toEqual({
    status: 'claimed',
    slug: 'york',
    claimedAt: '2026-03-02T09:00:02.000Z',
  });
});
