import { evaluateDialogue, evaluateMessage } from './evaluate';

const at = '2026-11-21T10:00:00Z';

describe('a message alone', () => {
  it('shows intent, danger and details', () => {
    expect(evaluateMessage('how much for a new combi? 07700 900142', at)).toEqual({
      intent: 'quote',
      emergency: false,
      slots: { phone: '+447700900142' },
    });
  });

  it('shows the days, the address and the job that it tells, each only where it does', () => {
    const text = 'can you swap my boiler next friday afternoon, 12 Hope Road';
    expect(evaluateMessage(text, at)).toMatchObject({
      when: { from: '2026-11-27', to: '2026-11-27' },
      address: '12 Hope Road',
      job_type: 'boiler-swap',
    });
    expect(evaluateMessage('could you come after monday', at).when).toEqual({ from: '2026-11-24', to: null });
    expect(Object.keys(evaluateMessage('hello', at))).toEqual(['intent', 'emergency', 'slots']);
  });

  it('is an emergency by the interlock alone, whatever else it asks', () => {
    expect(evaluateMessage('can I book a service, also I smell gas', at)).toMatchObject({
      intent: 'emergency',
      emergency: true,
    });
    expect(evaluateMessage('we had a gas leak last year, it was fixed', at)).toMatchObject({ emergency: false });
  });

  it('is general where it asks nothing', () => {
    expect(evaluateMessage('', at)).toEqual({ intent: 'general', emergency: false, slots: {} });
  });
});

describe('a conversation', () => {
  it('comes to its most pressing intent, its newest details and all that was asked', () => {
    const lines = [
      'whats a new boiler cost',
      'im Priya, 07700 900111',
      'sorry its 07700 900142',
      'could you come tuesday',
    ];
    expect(evaluateDialogue(lines, at)).toMatchObject({
      intent: 'booking',
      emergency: false,
      slots: { first_name: 'Priya', phone: '+447700900142' },
      callbackRequested: false,
      quoteRequested: true,
      wantsAppointment: true,
    });
  });

  it('forgets what was taken back', () => {
    const lines = [
      'please ring me on 07700 900142',
      'and a price for a service',
      "actually don't ring, email me",
      'leave the quote for now',
    ];
    expect(evaluateDialogue(lines, at)).toMatchObject({ callbackRequested: false, quoteRequested: false });
  });

  it('stays an emergency once it was one', () => {
    const lines = ['hello', 'there is a strong smell of gas', 'ok we are outside', 'can you book me a service'];
    expect(evaluateDialogue(lines, at)).toMatchObject({ intent: 'emergency', emergency: true });
  });

  it('stays one too where a card shown for a likeness was denied', () => {
    const lines = ['the socket by the tank spat at me and went black', 'No, nothing like that', 'how much is a combi'];
    expect(evaluateDialogue(lines, at)).toMatchObject({ intent: 'emergency', emergency: true, quoteRequested: true });
  });

  it('is an emergency when the clarifying question is answered with yes', () => {
    expect(evaluateDialogue(['no smell of gas'], at).emergency).toBe(false);
    expect(evaluateDialogue(['just joking there is a smell of gas', 'yes'], at).emergency).toBe(true);
    expect(evaluateDialogue(['just joking there is a smell of gas', 'no'], at).emergency).toBe(false);
  });

  it('takes a bare name for the answer to the question before', () => {
    expect(evaluateDialogue(['boiler is broken', 'priya nair'], at).slots).toMatchObject({
      first_name: 'Priya',
      last_name: 'Nair',
    });
  });

  it('that is empty says nothing', () => {
    expect(evaluateDialogue([], at)).toEqual({
      intent: 'general',
      emergency: false,
      slots: {},
      grade: null,
      callbackRequested: false,
      quoteRequested: false,
      wantsAppointment: false,
    });
  });
});
