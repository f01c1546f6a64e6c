import { converse, last } from '../testing/converse';

describe('an email address that ends too soon', () => {
  it.each(['sarah@hotmail', 'sarah@hotmail.', 'its sarah.b@gmail ok'])(
    'is asked about once more, and then no more: "%s"',
    (address) => {
      const [, short, still, whole] = converse('no heating', address, address, 'sarah@hotmail.com');
      expect(short).toMatchObject({ asksFor: 'contact' });
      expect(short?.text).toMatch(/That looks like an email address without its end\. Could you check it\?/);
      expect(still).toMatchObject({ asksFor: 'name' });
      expect(whole?.text).toContain('I’ve got sarah@hotmail.com');
    },
  );

  it('loses nothing that was said beside it', () =>
    expect(last(converse('no heating', 'Sarah, sarah@hotmail, LS6 2AB')).text).toMatch(
      /^Thanks Sarah, I’ve got LS6 2AB\. That looks like an email address without its end/,
    ));

  it.each(['sarah@hotmail.com', '07700 900123 or sarah@hotmail', 'we are @sarahsflat on instagram', 'meet @ 5pm'])(
    'is none in "%s"',
    (text) => expect(last(converse('no heating', text)).text).not.toMatch(/unfinished|without its end/),
  );
});
