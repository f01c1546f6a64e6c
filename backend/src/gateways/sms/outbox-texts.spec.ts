import { OutboxTexts } from './outbox-texts';
import { describeTexts } from './testing/text-contract';

describeTexts('the outbox', () => Promise.resolve({ gateway: new OutboxTexts(), phones: null }));
