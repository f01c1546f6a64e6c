import type { SavedReplyEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SavedReply } from '@pilotlight/contracts/values/saved-reply';
import { Refused } from '../write-side/refused';
import type { SavedRepliesState } from './saved-replies.state';

const isSame = (one: readonly SavedReply[], other: readonly SavedReply[]): boolean =>
  one.length === other.length &&
  one.every(({ name, text }, index) => name === other[index]?.name && text === other[index]?.text);

/** The same replies are no news, whoever saves them. */
export const setSavedReplies = (
  { replies: before, version: now }: SavedRepliesState,
  { slug, replies, version }: { readonly slug: string; readonly replies: SavedReply[]; readonly version: number },
): SavedReplyEvent[] => {
  if (isSame(before, replies)) return [];
  if (version !== now)
    throw new Refused('Somebody else changed the saved replies meanwhile. Please look again.', 'changed-meanwhile');
  return [{ type: 'SavedRepliesSet', data: { slug, replies } }];
};
