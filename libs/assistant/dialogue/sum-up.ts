import { writtenPhone } from '../understanding/contact/phone-number';
import { timeToldBack } from '../understanding/time/time-told-back';
import type { DialogueInput } from './dialogue';

const list = new Intl.ListFormat('en-GB');

export const sumUp = (input: DialogueInput): string => {
  const { facts, jobFacts, at, replyBy } = input;
  const contact = facts.phone ? writtenPhone(facts.phone) : facts.email;
  const place = [jobFacts.address, facts.postcode].filter(Boolean).join(', ');
  const time = facts.preferred_time ? timeToldBack(facts, at) : '';
  const name = facts.first_name ? `, ${facts.first_name}` : '';
  const known = list.format([contact ?? '', place, time].filter(Boolean));
  const next = replyBy ? `reply by ${replyBy}` : `be in touch by ${facts.phone ? 'phone' : 'email'}`;
  return `That’s all the team needs${name}: ${known}. They’ll ${next}.`;
};
