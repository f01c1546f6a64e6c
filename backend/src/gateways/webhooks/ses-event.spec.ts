import { randomUUID } from 'node:crypto';
import { parseSesEvent } from './ses-event';

const notificationId = randomUUID();
const to = 'office@leeds-heating.example';
const mail = {
  messageId: '0100018f-1234',
  destination: [to],
  tags: { notification: [notificationId], 'ses:source-ip': ['192.0.2.1'] },
};
const known = { notificationId, messageId: mail.messageId };

it.each<[object, object]>([
  [
    { eventType: 'Delivery', delivery: { recipients: [to] } },
    { kind: 'delivered', permanent: false, detail: '' },
  ],
  [
    {
      eventType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: to, status: '5.1.1', diagnosticCode: `smtp; 550 ${to}` }],
      },
    },
    { kind: 'bounced', permanent: true, detail: 'Permanent General 5.1.1' },
  ],
  [
    { eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull', bouncedRecipients: [] } },
    { kind: 'bounced', permanent: false, detail: 'Transient MailboxFull' },
  ],
  [
    { eventType: 'Bounce', bounce: { bounceType: to, bouncedRecipients: [{ status: to }] } },
    { kind: 'bounced', permanent: false, detail: '' },
  ],
  [
    {
      eventType: 'Complaint',
      complaint: { complaintFeedbackType: 'abuse', complainedRecipients: [{ emailAddress: to }] },
    },
    { kind: 'complained', permanent: true, detail: 'abuse' },
  ],
  [
    { eventType: 'Reject', reject: { reason: `bad ${to}` } },
    { kind: 'rejected', permanent: false, detail: 'SES found it unfit to send' },
  ],
  [{ notificationType: 'Complaint' }, { kind: 'complained', permanent: true, detail: '' }],
])('%j is told of without an address', (event, told) => {
  expect(parseSesEvent(JSON.stringify({ ...event, mail }))).toEqual({ ...known, ...told });
});

it('is of a notification that is named by its tag, or of none', () => {
  const without = [{}, { notification: ['x'] }, { notification: [] }, { notification: 'constructor' }, null, 1];
  for (const tags of without)
    expect(parseSesEvent(JSON.stringify({ eventType: 'Delivery', mail: { ...mail, tags } }))).toMatchObject({
      notificationId: null,
      messageId: mail.messageId,
    });
});

it.each([
  '',
  'null',
  '[]',
  '{',
  'Successfully validated SNS topic for Amazon SES event publishing.',
  JSON.stringify({ eventType: 'Open', mail }),
  JSON.stringify({ eventType: '__proto__', mail }),
  JSON.stringify({ eventType: 'Delivery' }),
  JSON.stringify({ mail }),
])('nothing is to be learned from %s', (message) => {
  expect(parseSesEvent(message)).toBeNull();
});
