import { afterMessage, type HeldDialogue, unheldDialogue } from '../held-dialogue';

const held = (...lines: readonly string[]) => {
  const start: HeldDialogue = unheldDialogue('2026-11-20T10:00:00Z');
  const { conversation, reply } = lines.reduce((before, text) => afterMessage(before, text), start);
  return { last: conversation?.turns.at(-1), conversation, said: reply?.text ?? '' };
};

describe('a message in another language', () => {
  it.each([
    ['cieknie woda z kaloryfera, kiedy ktoś może przyjechać', /rozumiem tylko po angielsku/],
    ['dim dŵr poeth ers ddoe', /dim ond Saesneg/],
    ['boiler kharab hai garam pani nahi aa raha', /sirf angrezi/],
    ['tusi kado aa sakde, sada boiler thanda hega', /sirf angrezi samajhda/],
    ['nu avem apa calda', /înțeleg doar engleza/],
    ['热水器坏了，没有热水', /我只懂英语/],
    ['нет горячей воды', /только по-английски/],
    ['kombi çalışmıyor sıcak su yok', /yalnızca İngilizce/],
    ['אין מים חמים', /only understand English/],
  ])('is told so in it with the emergency number, and marked for a person: %s', (text, sorry) => {
    const { said, last } = held(text);
    expect(said).toMatch(sorry);
    expect(said).toContain('0800 111 999');
    expect(said).toMatch(/I’ve asked the team to answer you here/);
    expect(last?.personFor).toBe('stuck');
  });

  it('is never answered as if it were understood, also the second time', () => {
    const { said } = held('nu avem apa calda', 'cat costa reparatia la centrala');
    expect(said).toMatch(/înțeleg doar engleza/);
    expect(said).not.toMatch(/price|pass that on/);
  });

  it('keeps the number that is in it, and asks for none', () => {
    const { said, conversation } = held('proszę zadzwonić jutro, mój numer 07700 900123');
    expect(conversation?.facts.phone).toBe('+447700900123');
    expect(said).not.toMatch(/Which number/);
  });

  it('names the number of Northern Ireland to whoever is there', () => {
    const { said } = held('my postcode is BT7 1NN', 'nie działa nam piec, kiedy można przyjechać');
    expect(said).toContain('0800 002 001');
  });

  it('is a yes, a no or a thanks as before', () => {
    for (const text of ['tak', 'nie', 'diolch', 'nahi']) expect(held('no heating', text).said).not.toMatch(/English/);
  });
});

describe('danger in another language', () => {
  it.each([
    ['pachnie gazem', /proszę wyjść na zewnątrz i zadzwonić: 0800 111 999/],
    ['厨房有煤气味', /请到室外并拨打 0800 111 999/],
    ['mae arogl nwy cryf yn y gegin', /ffoniwch 0800 111 999/],
  ])('is told what to do in it, above all else: %s', (text, told) => {
    const { said, conversation } = held(text);
    expect(conversation?.emergency).toBe('gas');
    expect(said).toMatch(told);
    expect(said).toContain('flagged this as urgent');
  });
});
