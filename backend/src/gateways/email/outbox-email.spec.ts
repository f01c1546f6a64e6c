import { OutboxEmail } from './outbox-email';
import { describeEmail } from './testing/email-contract';

describeEmail('the outbox', () => Promise.resolve({ gateway: new OutboxEmail(), mailbox: null }));
