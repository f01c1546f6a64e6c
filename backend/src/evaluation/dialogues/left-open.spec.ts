import { converse, last } from '../testing/converse';

const reached = 'Jo, jo@mail.example, LS6 2AB, boiler broke';
const leftOpen = (...lines: readonly string[]) => converse(...lines).map(({ leavesOpen }) => leavesOpen ?? null);

describe('a question that nothing published answers', () => {
  it.each(['do you do saturdays', 'are you gas safe', 'do you take cards'])('is left open: “%s”', (question) => {
    expect(leftOpen(reached, question)).toEqual([null, 'this-message']);
  });

  it('is left open each time that one is asked, whichever words say so', () => {
    const questions = ['do you do saturdays', 'how late are you open', 'are you gas safe', 'do you take cards'];
    expect(leftOpen(reached, ...questions, 'is it vat free').slice(1)).toEqual(
      Array.from({ length: 5 }, () => 'this-message'),
    );
  });

  it('is left open where there is nothing more to ask', () => {
    expect(leftOpen(reached, 'no more questions please', 'do you take cards?').at(-1)).toBe('this-message');
  });

  it('is left open where it asks whether the time given with it suits', () => {
    expect(leftOpen('Jo, 07700 900142, LS6 2AB, boiler broke', 'can we do next Thursday?').at(-1)).toBe('this-message');
  });

  it.each(['what data do you hold on me', 'please delete my details', 'can you delete my data'])(
    'is left open where it is for the firm to deal with: “%s”',
    (request) => expect(leftOpen(reached, request)).toEqual([null, 'this-message']),
  );

  it('is left open by whoever asks it once a danger was made safe', () => {
    const told = ['smell of gas in our kitchen', 'cadent have been and made it safe, they capped the boiler off'];
    expect(leftOpen(...told, 'do you take cards?')).toEqual([null, null, 'this-message']);
  });

  it('is left open as the one that a card cut off, once the card was denied', () => {
    const reply = last(
      converse('the socket by the tank spat at me and went black, do you take cards?', 'No, nothing like that'),
    );
    expect(reply.text).toMatch(/^Thanks for telling me\./);
    expect(reply.leavesOpen).toBe('cut-off');
  });
});

it.each([
  ['it tells something', [reached]],
  ['what it asks is answered', ['hello', 'are you a robot?']],
  ['it asks what becomes of its data, which is told', [reached, 'what happens to my details']],
  ['a person was asked for', [reached, 'can I speak to a person please?']],
  ['there is danger', ['smell of gas in our kitchen', 'do you take cards?']],
  ['it says goodbye', [reached, 'thanks, bye']],
])('a message leaves nothing open where %s', (_case, lines) => {
  expect(leftOpen(...lines).at(-1)).toBeNull();
});
