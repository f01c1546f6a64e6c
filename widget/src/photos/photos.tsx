/** @jsxImportSource @pilotlight/widget/jsx */
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { photoAskedFor } from '../conversation/photo-asked-for';
import type { PartHost, Photos } from '../lazy-parts';
import { isOnItsWay, newPhoto, type Photo } from './photo';
import { refusalOf } from './photo-checks';
import { FirmPhotos, SentPhotos, WaitingPhotos } from './photo-views';
import styles from './photos.css?inline';
import { createSender } from './sender';
import { thumbnailOf } from './shrink';
import { slotOf } from './slots';

/** Typed words wait no longer for their photos: they may speak of danger. */
const WORDS_WAIT_MS = 3000;

const own = (count: number) => (count > 1 ? `Here are ${count} photos` : 'Here’s a photo');

const come = ({ up, leaving }: Photo): Promise<void> =>
  up.catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });

export const create = (host: PartHost): Photos => {
  const { panel, draw, ask, within } = host;
  const sent = new Map<string, readonly Photo[]>();
  const worded = new Set<string>();
  let waiting: readonly Photo[] = [];
  let refusal = '';

  const all = () => [...waiting, ...[...sent.values()].flat()];
  const messageOf = (photo: Photo) => [...sent].find(([, photos]) => photos.includes(photo))?.[0];
  const sender = createSender(host, (photo, problem) => {
    // What is refused goes, with the reason; what only failed may be retried.
    if (!waiting.includes(photo)) return;
    refusal = problem;
    waiting = waiting.filter((one) => one !== photo);
  });

  const taps = {
    tag: (photo: Photo, slot: string) => sender.tag(photo, slotOf(slot)),
    retry(photo: Photo) {
      const message = messageOf(photo);
      if (message) host.retry(message);
      else sender.start(photo);
    },
    remove(photo: Photo) {
      const message = messageOf(photo);
      photo.leaving.abort();
      waiting = waiting.filter((one) => one !== photo);
      const left = (message && sent.get(message)?.filter((one) => one !== photo)) || [];
      if (message) sent.set(message, left);
      if (message && left.length === 0 && !worded.has(message)) host.dispatch({ type: 'withdrawn', id: message });
      draw();
      panel.querySelector<HTMLElement>('[aria-label="Add a photo"]')?.focus();
    },
  };

  const linked = async (): Promise<readonly LinkedPhoto[]> => (await within((session) => ask('files', session))).photos;

  /** The page opens with the tap, or browsers would keep it shut; links are over soon, so each is asked for anew. */
  const open = async ({ id }: Photo) => {
    const page = window.open();
    try {
      for (const { photoId, url } of await linked())
        if (page && photoId === id) return void (page.location = new URL(url, host.api).href);
    } catch {}
    page?.close();
  };

  // Canvases, not images: a host page's content policy has no say in what is drawn.
  const painted = new WeakSet<HTMLCanvasElement>();
  const paint = () => {
    for (const canvas of panel.querySelectorAll<HTMLCanvasElement>('canvas[data-photo]')) {
      const picture = all().find(({ key }) => key === canvas.dataset.photo)?.picture;
      if (!picture || painted.has(canvas)) continue;
      painted.add(canvas);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
    }
  };
  const soonPainted = () => queueMicrotask(paint);

  host.adopt(styles);
  return {
    add(files, chosenFor) {
      refusal = '';
      // One photo right after a question answers it; which of several does, nobody can say.
      const answers = files.length === 1 && waiting.length === 0;
      const slot = chosenFor ?? (answers ? photoAskedFor(host.state()) : null);
      for (const file of files) {
        const problem = refusalOf(file, waiting.length, all().filter(({ isFirms }) => !isFirms).length);
        if (problem) refusal = problem;
        else {
          const photo = newPhoto(file, null, slot);
          waiting = [...waiting, photo];
          sender.start(photo);
        }
      }
      draw();
    },
    areWaiting: () => waiting.length > 0,
    send(id, text) {
      refusal = '';
      if (waiting.length === 0) return text;
      sent.set(id, waiting);
      if (text) worded.add(id);
      const words = text || own(waiting.length);
      waiting = [];
      return words;
    },
    async filesOf(id) {
      const photos = sent.get(id);
      if (!photos) return undefined;
      for (const photo of photos) if (photo.problem) sender.start(photo);
      const left = () => sent.get(id) ?? [];
      const up = Promise.all(photos.map(come));
      if (!worded.has(id)) await up;
      else {
        await Promise.race([up.catch(() => undefined), new Promise((resume) => setTimeout(resume, WORDS_WAIT_MS))]);
        const late = left().filter((photo) => !photo.id);
        sent.set(
          id,
          left().filter((photo) => photo.id),
        );
        // The rest follows in a message of its own.
        if (late.length > 0) {
          const next = host.newId();
          sent.set(next, late);
          host.say(own(late.length), next);
        }
      }
      return left().flatMap((photo) => photo.id ?? []);
    },
    async restore(lines) {
      if (!lines.some((line) => line.photos && !sent.has(line.id))) return;
      const photos = await linked();
      const known = new Set(sent.keys());
      await Promise.all(
        photos.map(async ({ photoId, messageId, slot, thumbnailUrl, isFirms }) => {
          if (known.has(messageId)) return;
          const photo = newPhoto(null, photoId, slot);
          photo.isFirms = isFirms;
          sent.set(messageId, [...(sent.get(messageId) ?? []), photo]);
          // What was said with a lost picture still counts.
          try {
            const picture = await fetch(new URL(thumbnailUrl, host.api), { credentials: 'omit' });
            photo.picture = await thumbnailOf(await createImageBitmap(await picture.blob()));
            draw();
          } catch {}
        }),
      );
      draw();
    },
    clear() {
      for (const photo of all()) if (isOnItsWay(photo)) photo.leaving.abort();
      waiting = [];
      refusal = '';
      sent.clear();
    },
    waitingView() {
      soonPainted();
      return <WaitingPhotos photos={waiting} refusal={refusal} taps={taps} />;
    },
    viewOf(of) {
      soonPainted();
      if (typeof of !== 'string')
        return <FirmPhotos photos={all().filter(({ id }) => of?.some(({ photoId }) => photoId === id))} open={open} />;
      const photos = sent.get(of) ?? [];
      return photos.length > 0 && <SentPhotos photos={photos} taps={taps} />;
    },
  };
};
