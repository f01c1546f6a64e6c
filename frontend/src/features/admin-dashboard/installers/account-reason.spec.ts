import { aireValley } from '../testing/installers';
import { reasonOf } from './account-reason';

const now = new Date('2026-11-27T10:00:00Z');
const bare = { ...aireValley, installerEmail: null, allowedDomains: [], emailInbox: null, phoneSms: null };

describe('what a card says of an account', () => {
  it('names what a new one lacks, and leads to where it is mended', () => {
    expect(reasonOf(bare, now)).toMatchObject({
      what: '3 things to finish:',
      next: 'a login email, the website that may show the chat, where alerts go.',
      leadsTo: 'edit',
    });
    expect(reasonOf({ ...aireValley, allowedDomains: [] }, now)?.what).toBe('1 thing to finish:');
    expect(reasonOf(aireValley, now)).toBeNull();
  });

  it('says that a change is asked for before what is unfinished, and leads to it', () => {
    expect(reasonOf({ ...bare, changesAsked: 2 }, now)).toMatchObject({
      what: 'Asks for 2 changes of its training.',
      leadsTo: 'training',
    });
  });

  it('tells a suspension with its reason before anything else', () => {
    const suspended = {
      suspendedAt: '2026-11-14T16:40:00Z',
      suspendedBy: 'admin',
      suspensionReason: 'Left the scheme',
    } as const;
    expect(reasonOf({ ...bare, ...suspended }, now)).toMatchObject({
      what: 'Suspended by you on 14 Nov, 16:40. Reason: Left the scheme',
      leadsTo: 'billing',
    });
  });
});
