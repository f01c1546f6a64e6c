import { checkSafetyOverMessages } from './check-safety-over-messages';

const kindOf = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] }).kind;

describe('danger as people type it', () => {
  it.each([
    'boielr smokng out the frnt',
    'boiler smokng',
    'sparx comin out boiler',
    'hisin at the metre',
    'metre hissing',
    'dizy wen heatin on',
    'me heads bangin when the heatins on',
    "my heid's bangin when the fire's on",
    'got a shok off the boiler',
    "the alarm for the carbon what's it called is going off",
    'kids say their tummies hurt and cat is staggering, boiler been dodgy all week',
    'the kids have tummy ache when the heating is on',
    'we had cadent out an hour ago, all clear they said, but its stinkin again',
    'boiler man condemned the flue but landlord says keep using it',
    'he put a warning sticker on the fire, we are still using it',
    'partner is slurring words near the boiler',
  ])('is heard: %s', (text) => expect(kindOf(text)).toBe('hazard'));

  it.each([
    'no smoking in the flat please',
    'we were stoking the log burner all night',
    'leak 1 metre from the boiler',
    'we are 2 metres from the gas meter',
    'staggering price for a boiler',
    'tummy ache so off work, can you come today',
    'cat sick at the vets so can we move my appointment',
    'feeling sick about the bill',
    'boiler was condemned last week, need a price for a new one',
    'can i keep using the shower while you fit it',
    'what a shock the quote was',
  ])('is none where its words mean something else: %s', (text) => expect(kindOf(text)).not.toBe('hazard'));
});
