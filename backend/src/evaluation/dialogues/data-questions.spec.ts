import { converse, last } from '../testing/converse';

const contact = /phone number|email|reach you/iu;

describe('what is asked about one’s own data while the contact is being asked for', () => {
  it.each([
    'what do you do with my number?',
    'what happens to my details',
    'who sees my number',
    'will you sell my number on',
    'is my number safe with you?',
    'will i get spam',
    'is it private',
    'is this gdpr compliant',
    'do you pass it on to third parties?',
    'do you keep my data?',
  ])('"%s" is answered, and the contact not asked for again', (question) => {
    const [, answered, given] = converse('no heating', question, '07700 900142');
    expect(answered?.text).toMatch(/your job.* deletes? it|deleted when you ask/);
    expect(answered?.text).not.toMatch(contact);
    expect(answered?.asksFor).toBe('name');
    expect(given?.text).toMatch(/^Thanks, I’ve got 07700 900142\./);
  });

  it.each(['can you delete my data', 'please delete my details', 'what data do you hold on me'])(
    '"%s" is a request, and asks for the contact at most once',
    (request) => {
      const [first] = converse(request);
      expect(first?.text).toMatch(/your request about your data/);
      expect(first?.text.match(/phone number or (?:an )?email|email or phone/giu)).toHaveLength(1);
      expect(last(converse('no heating', request)).text).not.toMatch(/phone number or|email or phone/i);
      expect(last(converse('no heating', '07700 900142', request)).text).toMatch(/They’ll confirm it to you/);
    },
  );

  it.each(['my number is private, ring me on 07700 900142', 'how much is a new boiler', 'do you do marketing suites?'])(
    '"%s" is no request about data',
    (text) => expect(last(converse(text)).text).not.toMatch(/request about your data/),
  );
});
