import { readModelNames } from '../read-models';
import { readReplayRequest, UnclearRequest } from './replay-arguments';

it.each([
  [['--model', 'conversations'], { kind: 'replay', models: ['conversations'] }],
  [['--model=messages', '--model=messages'], { kind: 'replay', models: ['messages'] }],
  [['--all'], { kind: 'replay', models: readModelNames }],
  [['--verify'], { kind: 'verify', models: readModelNames }],
  [['--redrive'], { kind: 'redrive', models: readModelNames }],
  [['--redrive', '--model', 'insights'], { kind: 'redrive', models: ['insights'] }],
  [['--verify', '--model', 'insights'], { kind: 'verify', models: ['insights'] }],
])('%j is understood', (words, request) => {
  expect(readReplayRequest(words)).toEqual(request);
});

it.each([
  [[], /Say which/],
  [['--model', 'boilers'], /no read model boilers; there are installers, conversations/],
  [['--al'], /--al/],
  [['conversations'], /conversations/],
  [['--model'], /--model/],
  [['--all', '--model', 'insights'], /exclude each other/],
  [['--verify', '--redrive'], /exclude each other/],
])('%j is refused with the reason', (words, reason) => {
  const reading = () => readReplayRequest(words);
  expect(reading).toThrow(UnclearRequest);
  expect(reading).toThrow(reason);
});
