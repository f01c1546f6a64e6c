import { isTextable } from './textable';

it.each<[string, string, boolean, boolean]>([
  ['a UK mobile', '+447911223344', true, true],
  ['a number kept for fiction', '+447700900123', true, true],
  ['a mobile on Jersey', '+447797712345', false, true],
  ['a French mobile', '+33612345678', false, true],
  ['a number in North America, of which nobody knows', '+12025550123', false, true],
  ['a landline in Leeds', '+441132345678', false, false],
  ['a number for everywhere in the UK', '+443001234567', false, false],
  ['a personal number, dear to ring', '+447012345678', false, false],
  ['a premium number', '+449098790123', false, false],
  ['one that is too short', '+4479112', false, false],
  ['one as people write it', '07911 223344', false, false],
  ['no number', 'call me', false, false],
])('%s (%s): textable %s, with abroad allowed %s', async (_, number, here, abroad) => {
  expect([await isTextable(number, false), await isTextable(number, true)]).toEqual([here, abroad]);
});
