import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { Refused } from '../../write-side/refused';
import { goneAlready, sentAlready } from './photo-refusals';
import { chatEnded } from '../aggregate/refusals';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import { gradableOf, graded, type Grader } from '../aggregate/grading';
import type { SentPhoto } from '../aggregate/photo.state';

/** For visitor and installer each: neither uses up the other's. */
const tagsOfEach = 200;

export interface NamedFiles {
  readonly ids: readonly string[];
  readonly ready: readonly Omit<SentPhoto, 'messageId' | 'at'>[];
}

type Tag = Pick<SentPhoto, 'photoId' | 'slot'>;

interface Naming {
  readonly slug: string;
  readonly sessionId: string;
  readonly messageId: string;
  readonly files?: NamedFiles;
}

const none: NamedFiles = { ids: [], ready: [] };

const sentBefore = (before: OpenConversation | null, photoId: string): SentPhoto | undefined =>
  before?.photos.find((photo) => photo.photoId === photoId);

/** A retry without photos asks for its answer alone: a reloaded page has none to name. */
export const sameFiles = (before: OpenConversation | null, { messageId, files = none }: Naming): boolean => {
  const kept = before?.photos.filter((photo) => photo.messageId === messageId) ?? [];
  if (files.ids.length === 0) return true;
  return (
    kept.every(({ photoId }) => files.ids.includes(photoId)) &&
    files.ready.every(({ photoId }) => sentBefore(before, photoId)?.messageId === messageId)
  );
};

/** Danger is heard even where its photos are missing; any other message is refused. */
export const refuseUnusable = (before: OpenConversation | null, { files = none }: Naming): void => {
  const { ids, ready } = files;
  if (ids.some((id) => sentBefore(before, id))) throw sentAlready();
  if (!allReady({ ids, ready })) throw goneAlready();
};

const allReady = ({ ids, ready }: NamedFiles): boolean =>
  ids.every((id) => ready.some(({ photoId }) => photoId === id));

/** A retry names what the reply came with. */
export const sameFirmsFiles = (sent: readonly SentPhoto[], { ids }: NamedFiles = none): boolean =>
  ids.length === sent.length && sent.every(({ photoId }) => ids.includes(photoId));

/** As the event holds them; refused where one was sent before, or isn't there. */
export const usableFirmsFiles = (
  sent: readonly SentPhoto[],
  files: NamedFiles = none,
): Pick<SentPhoto, 'photoId' | 'width' | 'height' | 'bytes'>[] => {
  if (sent.some(({ photoId }) => files.ids.includes(photoId))) throw sentAlready();
  if (!allReady(files)) throw goneAlready();
  return files.ready.map(({ photoId, width, height, bytes }) => ({ photoId, width, height, bytes }));
};

export const newPhotos = (before: OpenConversation | null, { files = none }: Naming): NamedFiles['ready'] =>
  files.ready.filter(({ photoId }) => !sentBefore(before, photoId));

export const photosWith = (before: OpenConversation | null, naming: Naming): ConversationEvent[] => {
  const { slug, sessionId, messageId } = naming;
  const photos = newPhotos(before, naming).map((photo) => ({ ...photo }));
  return photos.length > 0 ? [{ type: 'PhotosReceived', data: { slug, sessionId, messageId, photos } }] : [];
};

const tagged = (state: OpenConversation, tags: readonly Tag[], grader: Grader): ConversationEvent[] => {
  if (tags.length === 0) return [];
  const { slug, sessionId } = state;
  const known = gradableOf(state);
  const photos = known.photos.map((each) => ({ ...each, ...tags.find(({ photoId }) => photoId === each.photoId) }));
  return [
    ...tags.map((tag): ConversationEvent => ({ type: 'PhotoTagged', data: { slug, sessionId, ...tag } })),
    ...graded({ ...known, photos }, grader, { slug, sessionId }),
  ];
};

/** Idempotent; grades the lead anew. A photo that waits for its message has no event yet. */
export const tagPhoto = (
  state: ConversationState,
  tag: {
    readonly slug: string;
    readonly photoId: string;
    readonly slot: PhotoSlot | null;
    readonly isWaiting: boolean;
    readonly isFirms: boolean;
  },
  grader: Grader,
): ConversationEvent[] => {
  const { photoId, slot, isWaiting } = tag;
  if (state.status === 'erased') throw chatEnded();
  const photo = state.status === 'open' && state.slug === tag.slug ? sentBefore(state, photoId) : undefined;
  if (state.status !== 'open' || !photo) {
    if (isWaiting) return [];
    throw new Refused('No such photo', 'not-found');
  }
  if (photo.slot === slot) return [];
  const { photosTaggedByFirm: firms, photosTagged: all } = state;
  if ((tag.isFirms ? firms : all - firms) >= tagsOfEach)
    throw new Refused('These photos were changed too often.', 'too-many');
  return tagged(state, [{ photoId, slot }], grader);
};

export interface ReadTags {
  readonly tags: readonly Tag[];
  readonly photosTagged: number;
}

/** Within the limit. Nothing where a photo was tagged since the tags were read: they may be out of date. */
export const keepTags = (state: ConversationState, read: ReadTags, grader: Grader): ConversationEvent[] => {
  if (state.status !== 'open' || state.photosTagged !== read.photosTagged) return [];
  const untold = read.tags.filter(({ photoId, slot }) => {
    const photo = sentBefore(state, photoId);
    return photo && photo.slot !== slot;
  });
  return tagged(state, untold.slice(0, Math.max(0, 2 * tagsOfEach - state.photosTagged)), grader);
};
