import { converse } from '../testing/converse';

it.each([
  ['can i book a boiler service for tues week', ['Call me back', 'Leave my details']],
  ['call me back please', ['Book a visit', 'Leave my details']],
  ['how much is a new boiler', ['Book a visit', 'Call me back', 'Leave my details']],
])('offers nobody what was just asked for: “%s”', (text, offered) => {
  expect(converse(text)[0]?.quickReplies).toEqual(offered);
});

it('knows a service that was asked for from the other jobs', () => {
  const asked = converse('can i book a boiler service', 'Mike, 07700 900142, LS6 1AY').map(({ asksFor }) => asksFor);
  expect(asked).not.toContain('job_type');
});

describe('questions that nobody has published an answer to', () => {
  const lines = [
    'do you do saturdays',
    'how late are you open',
    'are you gas safe',
    'do you take cards',
    'is it vat free',
  ];
  const replies = converse('Jo, jo@mail.example, LS6 2AB, boiler broke', ...lines).slice(1);

  it('are said once not to be known, and each is asked of the office', () => {
    const [first, ...later] = replies.map(({ text }) => text);
    expect(first).toMatch(/^I don’t know that one, so I’ll ask the office and they’ll tell you\./u);
    expect(later).toHaveLength(lines.length - 1);
    for (const text of later) expect(text).toMatch(/^I’ll ask the office about that too\./u);
  });

  it.each([
    ['Yes', /^I’ve (?:asked the team|let the team know)\. They’ll reply here/u],
    ['No', /^(?:No problem|Okay|Alright)/u],
  ])('are the team’s, or not, where the offer is answered “%s”', (answer, said) => {
    const all = converse('Jo, jo@mail.example, LS6 2AB, boiler broke', ...lines);
    const at = all.findIndex(({ text }) => text.includes('Shall I ask the team'));
    expect(converse('Jo, jo@mail.example, LS6 2AB, boiler broke', ...lines.slice(0, at), answer).at(-1)?.text).toMatch(
      said,
    );
  });

  it('are offered to the team once', () => {
    const offers = replies.filter(({ text }) => text.includes('Shall I ask the team to answer you here?'));
    expect(offers).toHaveLength(1);
    expect(offers[0]?.quickReplies).toEqual(['Yes', 'No']);
  });
});
