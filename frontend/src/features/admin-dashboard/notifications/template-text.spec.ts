import { problemOf, textParts, unknownNames } from './template-text';

const variables = ['first_name', 'best_time'];

it('cuts a text into pieces that together are the text', () => {
  const text = 'Hi {{first_name}}, {{ best_time }} or {{never}} {{open';
  const parts = textParts(text, variables);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ kind, at }) => [kind, at])).toEqual([
    ['words', 0],
    ['variable', 3],
    ['words', 17],
    ['variable', 19],
    ['words', 34],
    ['unknown', 38],
    ['words', 47],
  ]);
});

it.each([
  ['Hi {{first_name}}', null],
  ['Hi {{first_nme}}', { message: 'Unknown variable: first_nme', fix: { name: 'first_name', from: 3, to: 16 } }],
  ['Hi {{something_else}}', { message: 'Unknown variable: something_else' }],
  ['Hi {{first_name}', { message: 'A variable isn’t closed: write {{name}}' }],
])('says of "%s" what is wrong and where', (text, problem) => {
  expect(problemOf(text, variables)).toEqual(problem);
});

it('names what stands for nothing', () => {
  expect(unknownNames('{{a}} {{first_name}} {{ b }}', variables)).toEqual(['a', 'b']);
});
