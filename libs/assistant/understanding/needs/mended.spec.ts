import { MatchedPhrases } from '../intent/matched-phrases';
import { saidIn } from '../phrases/said';
import { needsIn } from './read-needs';

const read = (text: string) =>
  needsIn(new MatchedPhrases(saidIn(text)), {}, { asked: null, intent: null, facts: {}, at: '2026-11-03T09:00:00Z' });

it.each([
  "topped it up and it's fired, been going an hour. no need to come",
  'it was whistling aye, stopped since the plumber bled it',
  "scratch the weeping, me dad's nipped it up and it's bone dry",
  "brother in law's had a look and it's sound now",
  "it's daein fine",
  'bled the rads and its fine now',
  'reset it and it came back on, all good',
  'its stopped leaking',
  'the drip has stopped',
  'banging has gone away',
  'not leaking any more',
  'no bother since',
  'that did the trick',
  "that's cured it",
  'its fired back up',
  'boiler is up and running again',
  'panic over',
  'my mate fixed it last night',
  'plumber has sorted it',
  'its behaving now',
  'it has come back on by itself',
  'changed the batteries and its working',
  'false alarm, sorry',
  "it's back to normal",
  'thawed the pipe and it fired up',
  'swapped the fuse, all working now',
  'it is working again thanks',
  'no longer leaking',
  "hasn't dripped since",
  'got it going in the end, she got it working',
  'the noise has disappeared',
  'everything is back to normal',
])('"%s" is mended', (text) => expect(read(text).withdrawn).toContain('repair'));

it.each([
  'I just want it working',
  'how much to get it fixed',
  'no hot water till its repaired',
  'let me know when its sorted',
  'reset it and it came back on but tripped again, now its dead',
  'it works for an hour then cuts out',
  'they fixed it last week and its leaking again',
  'it was fine yesterday but now there is no heating',
  "hasn't stopped leaking",
  'my boiler stopped working again',
  'topped it up and its dropped again',
  'hot water stopped after the plumber came',
  'the leak stopped then started again, its dripping now',
  'want it mended asap',
  'turned the water off at the main, leak has stopped',
  'shut the stopcock and its bone dry now',
])('"%s" isn’t', (text) => expect(read(text).withdrawn).not.toContain('repair'));

it.each([
  'the water go hot cold hot cold in shower',
  'goes hot then cold',
  "shower's running cold",
  'hot one minute freezing the next',
  'one minute its hot the next its cold',
  'tap runs hot and cold',
  'the hot water comes and goes',
  'water keeps going cold half way through a shower',
  'blue light blinking, heating fine',
  'no hot water but heating is ok',
])('"%s" is a fault', (text) => expect(read(text).needs).toContain('repair'));

it.each([
  'mobiles dont work down here',
  'my phone is broken',
  'the doorbell isnt working, knock',
  'your website is down',
])('"%s" is none of the heating', (text) => expect(read(text).needs).not.toContain('repair'));
