import type { Turn } from './conversation/conversation.state';
import { emergencyIn } from './conversation/emergency-words';
import { createReader } from './reader';

const gas = emergencyIn('smell of gas') ?? null;
const turn = (id: string, answer: string | null = null, card: Turn['card'] = null): Turn => ({
  id,
  at: '2026-11-23T08:42:00Z',
  said: `text of ${id}`,
  delivery: 'answered',
  card,
  answer,
  quickReplies: [],
});
const earlier = [turn('a', 'Ring the number', gas), turn('b', 'Noted'), turn('c', 'Noted too')];

/** A log of 1,000 px of which 300 are in sight; jsdom itself lays nothing out. */
const tallLog = () => {
  const panel = document.createElement('div');
  const log = panel.appendChild(document.createElement('div'));
  log.className = 'w-log';
  const card = log.appendChild(document.createElement('div'));
  card.className = 'sos';
  Object.defineProperties(log, { scrollHeight: { value: 1000 }, clientHeight: { value: 300 } });
  log.scrollTo = (...[, top]: unknown[]) => {
    log.scrollTop = Math.min(Number(top), 700);
  };
  Object.defineProperty(card, 'offsetTop', { value: 116 });
  return { log, reader: createReader(panel, () => undefined) };
};

describe('somebody who reads further up', () => {
  it('isn’t told that the talk of an earlier visit is new', () => {
    const { reader } = tallLog();
    reader.follow([]);
    reader.follow(earlier);
    reader.actions.scrolled();
    expect(reader.state().behind).toBe(false);
  });

  it('isn’t told of news when only the connection changes', () => {
    const { reader } = tallLog();
    reader.follow([]);
    reader.follow(earlier);
    reader.follow([...earlier]);
    expect(reader.state().behind).toBe(false);
  });

  it('is told when words or a card arrive, and no longer once they are in sight', () => {
    const { log, reader } = tallLog();
    reader.follow([]);
    reader.follow([...earlier, turn('d')]);
    log.scrollTop = 0;
    reader.actions.scrolled();
    expect(reader.state().behind).toBe(false);
    reader.follow([...earlier, turn('d', 'I')]);
    expect(reader.state().behind).toBe(true);
    reader.actions.toEnd();
    reader.actions.scrolled();
    expect(reader.state().behind).toBe(false);
  });
});
