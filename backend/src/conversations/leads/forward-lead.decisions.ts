import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { forwardedBefore } from '@pilotlight/contracts/http/lead-forwarding';
import { normalisedEmail } from '@pilotlight/contracts/values/email';
import { Refused } from '../../write-side/refused';
import { type ConversationState, ownOpenConversation } from '../aggregate/conversation.state';

type Forwarded = Extract<ConversationEvent, { type: 'LeadForwarded' }>['data'];

const mostOfOne = 50;

const spelling = ({ channel, to }: Pick<Forwarded, 'channel' | 'to'>): string =>
  channel === 'email' ? normalisedEmail(to) : to;

/** Once to each address by each channel unless it is wanted again; what comes twice under one id is one. */
export const forwardLead = (
  state: ConversationState,
  { again, ...forward }: Forwarded & { readonly again: boolean },
): ConversationEvent[] => {
  const { forwards } = ownOpenConversation(state, forward.slug);
  const isThere = (each: Pick<Forwarded, 'channel' | 'to'>): boolean =>
    each.channel === forward.channel && spelling(each) === spelling(forward);
  const known = forwards.find(({ id }) => id === forward.forwardId);
  if (known && !isThere(known)) throw new Refused('This forward id was used for another address', 'invalid');
  if (known) return [];
  if (!again && forwards.some(isThere)) throw new Refused('This lead has gone there before.', forwardedBefore);
  if (forwards.length >= mostOfOne) throw new Refused(`A lead is forwarded up to ${mostOfOne} times`, 'too-many');
  return [{ type: 'LeadForwarded', data: forward }];
};
