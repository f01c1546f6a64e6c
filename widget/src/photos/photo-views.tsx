/** @jsxImportSource @pilotlight/widget/jsx */
import type { Drawable } from '../jsx/jsx-runtime';
import { alertPath, cameraPath, closePath, Glyph, retryPath } from '../view/glyph';
import { photoSlotName } from '../photo-slot-name';
import { isOnItsWay, type Photo } from './photo';
import { THUMBNAIL } from './shrink';
import { slots } from './slots';

/** Circumference of a circle of radius 18. */
const ROUND = 113.1;

export interface PhotoTaps {
  readonly remove: (photo: Photo) => void;
  readonly retry: (photo: Photo) => void;
  readonly tag: (photo: Photo, slot: string) => void;
}

const altOf = ({ slot, id }: Photo, number: number): string =>
  `Your photo${slot ? `: ${photoSlotName(slot).toLowerCase()}` : ` ${number}`}${id ? '' : ', not sent yet'}`;

const Ring = ({ photo, number, taps }: { photo: Photo; number: number; taps: PhotoTaps }) => {
  const [words, tap] = photo.problem ? (['Retry', taps.retry] as const) : (['Cancel', taps.remove] as const);
  return (
    <button type="button" class="ring" key="ring" aria-label={`${words} photo ${number}`} onClick={() => tap(photo)}>
      {!photo.problem && (
        <svg viewBox="0 0 44 44" key="way">
          <circle cx="22" cy="22" r="18" opacity=".35" />
          <circle cx="22" cy="22" r="18" stroke-dasharray={ROUND} stroke-dashoffset={ROUND * (1 - photo.progress)} />
        </svg>
      )}
      <Glyph path={photo.problem ? retryPath : closePath} />
    </button>
  );
};

interface PicProps {
  readonly photo: Photo;
  readonly number: number;
  readonly taps: PhotoTaps;
  readonly removable: boolean;
}

const Pic = ({ photo, number, taps, removable }: PicProps) => (
  <span class={photo.id ? 'pic' : 'pic busy'}>
    <span role="img" aria-label={altOf(photo, number)}>
      {photo.picture ? (
        <canvas width={THUMBNAIL} height={THUMBNAIL} data-photo={photo.key} />
      ) : (
        !isOnItsWay(photo) && <Glyph path={cameraPath} />
      )}
    </span>
    {!photo.id && <Ring photo={photo} number={number} taps={taps} />}
    {(photo.problem || (removable && photo.id)) && (
      <button
        type="button"
        class="off"
        key="off"
        aria-label={`Remove photo ${number}`}
        onClick={() => taps.remove(photo)}
      >
        <Glyph path={closePath} />
      </button>
    )}
  </span>
);

/** The percentage is visual only, or it would be read out without end. */
const Progress = ({ photos, ready }: { photos: readonly Photo[]; ready: string | false }) => {
  const at = photos.findIndex(isOnItsWay);
  const way = photos[at];
  if (way)
    return (
      <span>
        Sending photo {`${at + 1}`} of {`${photos.length}`}
        <span aria-hidden="true">, {`${Math.round(way.progress * 100)}%`}</span>
      </span>
    );
  return ready;
};

export const SentPhotos = ({ photos, taps }: { photos: readonly Photo[]; taps: PhotoTaps }) => (
  <>
    <ul class="pics" key="pics">
      {photos.map((photo, index) => (
        <li key={photo.key}>
          <Pic photo={photo} number={index + 1} taps={taps} removable={false} />
        </li>
      ))}
    </ul>
    <span class="meta" key="sending" role="status">
      <Progress photos={photos} ready={false} />
    </span>
  </>
);

interface FirmProps {
  readonly photos: readonly Photo[];
  readonly open: (photo: Photo) => Promise<void>;
}

export const FirmPhotos = ({ photos, open }: FirmProps) => (
  <ul class="pics">
    {photos.map((photo, index) => (
      <li key={photo.key}>
        <button class="pic" aria-label={`Open photo ${index + 1}`} onClick={() => void open(photo)}>
          <canvas width={THUMBNAIL} height={THUMBNAIL} data-photo={photo.key} />
        </button>
      </li>
    ))}
  </ul>
);

interface WaitingProps {
  readonly photos: readonly Photo[];
  readonly refusal: string;
  readonly taps: PhotoTaps;
}

export const WaitingPhotos = ({ photos, refusal, taps }: WaitingProps): Drawable => {
  const failed = photos.findIndex(({ problem }) => problem);
  const count = photos.length;
  const summary =
    failed < 0 ? count > 0 && `${count} photo${count > 1 ? 's' : ''} ready to send` : `Photo ${failed + 1}: not sent`;
  return (
    <>
      {photos.length > 0 && (
        <ul class="pics tray" key="tray" aria-label="Photos to send">
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <Pic photo={photo} number={index + 1} taps={taps} removable />
              <select
                aria-label={`What photo ${index + 1} shows`}
                onChange={({ currentTarget }) => taps.tag(photo, currentTarget.value)}
              >
                <option value="">What’s this?</option>
                {slots.map((slot) => (
                  <option value={slot} selected={slot === photo.slot}>
                    {photoSlotName(slot)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      )}
      <p class={refusal ? 'meta err' : 'meta'} key="about" role="status">
        {refusal && <Glyph path={alertPath} />}
        {refusal || <Progress photos={photos} ready={summary} />}
      </p>
    </>
  );
};
