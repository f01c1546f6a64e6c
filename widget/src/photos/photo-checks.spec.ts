import { photoLimits } from '@pilotlight/contracts/http/photos';
import { photoSlotNames, photoSlots } from '@pilotlight/contracts/values/job-sheet';
import { photoSlotName } from '../photo-slot-name';
import { MOST_BYTES, MOST_IN_A_CHAT, MOST_IN_A_MESSAGE, MOST_PIXELS, refusalOf } from './photo-checks';
import { slotOf, slots } from './slots';

const file = (type: string, { name = 'photo', size = 1000 } = {}) => ({ type, name, size });

describe('a file that somebody chooses', () => {
  it.each([
    file('image/jpeg'),
    file('image/png'),
    file('image/webp'),
    file('image/heic'),
    file('image/heif'),
    file('', { name: 'IMG_0042.HEIC' }),
    file('image/jpeg', { size: photoLimits.bytes }),
  ])('is a photo: %j', (chosen) => {
    expect(refusalOf(chosen, 3, 19)).toBeUndefined();
  });

  it.each([
    [file('image/gif'), 0, 0, 'Please send a JPEG, PNG, WebP or HEIC photo'],
    [file('application/pdf', { name: 'heic.pdf' }), 0, 0, 'Please send a JPEG, PNG, WebP or HEIC photo'],
    [file('image/svg+xml'), 0, 0, 'Please send a JPEG, PNG, WebP or HEIC photo'],
    [file('image/jpeg', { size: photoLimits.bytes + 1 }), 0, 0, 'Photos can have 10 MB at most'],
    [file('image/jpeg'), 4, 4, 'Up to 4 photos go with a message'],
    [file('image/jpeg'), 0, 20, 'A conversation can hold 20 photos. Please describe the rest in words.'],
  ])('is refused in the server’s words: %j, %i in the message, %i in the chat', (chosen, message, chat, words) => {
    expect(refusalOf(chosen, message, chat)).toBe(words);
  });

  it('is held to the contract’s own limits and names', () => {
    expect({ bytes: MOST_BYTES, pixels: MOST_PIXELS, aMessage: MOST_IN_A_MESSAGE, aSession: MOST_IN_A_CHAT }).toEqual(
      photoLimits,
    );
    expect(slots).toEqual(photoSlots);
    expect(Object.fromEntries(slots.map((slot) => [slot, photoSlotName(slot)]))).toEqual(photoSlotNames);
    expect([slotOf('gas-meter'), slotOf(''), slotOf('garden')]).toEqual(['gas-meter', null, null]);
  });
});
