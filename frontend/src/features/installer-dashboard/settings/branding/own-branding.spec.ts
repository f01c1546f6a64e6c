import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { changedBranding, changesOf, meanwhile } from './own-branding';

const kept = { ...defaultBranding, primaryColour: '#14532D', icon: '🔥' };

describe('a branding that is edited', () => {
  it('is changed where it says something else, not where it is typed differently', () => {
    const typed = { ...kept, primaryColour: '#14532d', greetingMessage: ` ${kept.greetingMessage} `, icon: '🔧' };
    expect(changedBranding(kept, typed)).toEqual(['icon']);
    expect(changesOf(kept, typed)).toEqual({ icon: '🔧' });
  });

  it('is changed by a colour that is half typed', () => {
    expect(changedBranding(kept, { ...kept, accentColour: '#00' })).toEqual(['accent colour']);
  });

  it('leaves the logo to the admin', () => {
    expect(changesOf(kept, { ...kept, logoUrl: 'https://a.example/logo.png' })).toEqual({});
  });
});

describe('what somebody else changed meanwhile', () => {
  it.each([
    ['nothing', kept, { icon: '🔧' }, [], []],
    ['something else', { ...kept, position: 'bottom-left' as const }, { icon: '🔧' }, [], ['position']],
    ['the same to something else', { ...kept, icon: '⭐' }, { icon: '🔧' }, ['icon'], []],
    ['the same to the same', { ...kept, icon: '🔧' }, { icon: '🔧' }, [], []],
  ])('%s', (_what, now, change, inTheWay, besides) =>
    expect(meanwhile(kept, now, { ...kept, ...change })).toEqual({ inTheWay, besides }),
  );
});
