import type { UnderstoodDialogue, UnderstoodMessage } from './lines';
import { score, scoreDialogues } from './score';

const message = (id: string, given: Partial<UnderstoodMessage> = {}): UnderstoodMessage => ({
  id,
  intent: 'general',
  emergency: false,
  slots: {},
  ...given,
});

const dialogue = (id: string, given: Partial<UnderstoodDialogue> = {}): UnderstoodDialogue => ({
  ...message(id),
  grade: null,
  callbackRequested: false,
  quoteRequested: false,
  wantsAppointment: false,
  ...given,
});

describe('the score of messages', () => {
  it('counts missed dangers against recall and needless alarms against precision', () => {
    const lines = [
      message('caught', { emergency: true }),
      message('missed', { emergency: true }),
      message('bill'),
      message('joke'),
    ];
    const predictions = [
      message('caught', { emergency: true }),
      message('missed'),
      message('bill', { emergency: true }),
      message('joke', { emergency: true }),
    ];
    expect(score(predictions, lines)).toMatchObject({
      emergencyRecall: { right: 1, of: 2, share: 0.5 },
      emergencyPrecision: { right: 1, of: 3, share: 1 / 3 },
    });
  });

  it('counts the intents that agree, in whatever order the predictions come', () => {
    const lines = [message('a', { intent: 'quote' }), message('b', { intent: 'booking' }), message('c')];
    const predictions = [message('c'), message('b', { intent: 'service' }), message('a', { intent: 'quote' })];
    expect(score(predictions, lines).intent).toEqual({ right: 2, of: 3, share: 2 / 3 });
  });

  it('counts a wrong slot value both as given and as missed, one left out as missed, one made up as given', () => {
    const lines = [message('a', { slots: { postcode: 'LS6 1HX', bedrooms: '3', fuel: 'gas' } }), message('b')];
    const predictions = [
      message('a', { slots: { postcode: 'LS6 1HX', bedrooms: '2' } }),
      message('b', { slots: { first_name: 'Boiler' } }),
    ];
    const { slots, bySlot } = score(predictions, lines);
    expect(slots).toEqual({ right: 1, given: 3, labelled: 3, f1: 1 / 3 });
    expect(bySlot.postcode).toEqual({ right: 1, given: 1, labelled: 1, f1: 1 });
    expect(bySlot.bedrooms).toEqual({ right: 0, given: 1, labelled: 1, f1: 0 });
    expect(bySlot.fuel).toEqual({ right: 0, given: 0, labelled: 1, f1: 0 });
    expect(bySlot.first_name).toEqual({ right: 0, given: 1, labelled: 0, f1: 0 });
  });

  it('weighs each value alike, whatever its slot', () => {
    const lines = ['a', 'b', 'c'].map((id) => message(id, { slots: { phone: '+447700900142' } }));
    const withFuel = [...lines, message('d', { slots: { fuel: 'oil' } })];
    expect(score([...lines, message('d')], withFuel).slots.f1).toBe(6 / 7);
  });

  it('forgives case and space in a value, and nothing else', () => {
    const lines = [
      message('a', { slots: { boiler_make: 'Vaillant ecoTEC Plus', first_name: 'Siân' } }),
      message('b', { slots: { preferred_time: 'tues week' } }),
    ];
    const predictions = [
      message('a', { slots: { boiler_make: ' vaillant  Ecotec plus', first_name: 'SIA\u0302N' } }),
      message('b', { slots: { preferred_time: 'tues week after 4' } }),
    ];
    expect(score(predictions, lines).slots).toMatchObject({ right: 2, given: 3, labelled: 3 });
  });

  it('takes a withdrawn value as not given', () => {
    const empty = message('a', { slots: { phone: '' } });
    expect(score([empty], [message('a')]).slots).toEqual({ right: 0, given: 0, labelled: 0, f1: 1 });
    expect(score([empty], [empty]).slots.right).toBe(0);
  });

  it('is full where there was nothing to get wrong', () => {
    expect(score([message('a')], [message('a')])).toMatchObject({
      emergencyRecall: { of: 0, share: 1 },
      emergencyPrecision: { of: 0, share: 1 },
      slots: { f1: 1 },
    });
  });

  it('refuses lines without a prediction, predictions without a line, and two for one', () => {
    const [a, b] = [message('a'), message('b')];
    expect(() => score([a], [a, b])).toThrow('2 lines have 1 predictions');
    expect(() => score([a, b], [a])).toThrow('1 lines have 2 predictions');
    expect(() => score([a, b], [a, message('c')])).toThrow('Line c has no prediction');
    expect(() => score([a, a], [a, b])).toThrow('Two predictions have the same id');
  });
});

describe('the score of dialogues', () => {
  it('counts grades, an ungraded conversation among them', () => {
    const lines = [dialogue('hot', { grade: 'A' }), dialogue('cold', { grade: 'C' }), dialogue('silent')];
    const predictions = [dialogue('hot', { grade: 'A' }), dialogue('cold'), dialogue('silent')];
    expect(scoreDialogues(predictions, lines).grade).toEqual({ right: 2, of: 3, share: 2 / 3 });
  });

  it('counts each of the three flags of each dialogue', () => {
    const lines = [dialogue('a', { callbackRequested: true, wantsAppointment: true }), dialogue('b')];
    const predictions = [dialogue('a', { callbackRequested: true }), dialogue('b', { quoteRequested: true })];
    expect(scoreDialogues(predictions, lines).flags).toEqual({ right: 4, of: 6, share: 4 / 6 });
  });

  it('counts danger, intent and slots as of messages', () => {
    const line = dialogue('a', { emergency: true, intent: 'emergency', slots: { phone: '+447700900142' } });
    expect(scoreDialogues([line], [line])).toMatchObject({
      emergencyRecall: { right: 1, of: 1 },
      intent: { right: 1, of: 1 },
      slots: { right: 1, f1: 1 },
    });
  });
});
