import { changesInWords, comparePrompts } from './prompt-lines';

const compared = (published: string, draft: string) => comparePrompts(published, draft);

describe('a prompt against the published one', () => {
  it('marks lines that are new and names those that are gone', () => {
    expect(compared('Be kind.\nAlways ask again.', 'Be kind.\nBe brief.\nNo jokes.')).toEqual({
      lines: [
        { text: 'Be kind.', added: false },
        { text: 'Be brief.', added: true },
        { text: 'No jokes.', added: true },
      ],
      removed: ['Always ask again.'],
    });
  });

  it('takes a moved line for the one it was, and a repeated one for new', () => {
    expect(compared('a\nb', 'b\na\na')).toMatchObject({
      lines: [{ added: false }, { added: false }, { added: true }],
      removed: [],
    });
  });

  it.each([
    ['a\nb', 'a\nc\nd', '2 lines added, 1 removed since v7'],
    ['a', 'a\nb', '1 line added since v7'],
    ['a\nb', 'a', '1 line removed since v7'],
    ['a\n\nb', 'a\nb\n', ''],
  ])('is told in words: %j to %j', (published, draft, words) => {
    expect(changesInWords(compared(published, draft), 7)).toBe(words);
  });
});
