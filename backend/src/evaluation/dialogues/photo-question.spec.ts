import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { converse, last } from '../testing/converse';

it.each([
  'can I send a photo?',
  'my boiler has broken, can i send you a picture',
  'do you want photos',
  'how do i send a photo',
  'i’ve got a pic of the fault code where do i put it',
  'should i send pictures of the boiler',
  'can i email you some photos',
  'shall i take a photo of it',
  'would you like me to send some pics',
  'is it ok if i send you a few pictures',
])('who asks about sending photos is shown the camera: %s', (text) => {
  const answer = last(converse(text)).text;
  expect(answer).toMatch(/Tap the camera beside the message box/u);
  expect(checkReply(answer, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
});

it.each([
  'i can’t send photos',
  'sent you a photo',
  'can you send me pictures of your work',
  'there’s a photo of the boiler on your website',
  'do i need to be in the picture',
])('nobody else is: %s', (text) => expect(last(converse(text)).text).not.toContain('camera'));
