import { installerUpload } from '@pilotlight/contracts/http/photos';
import { pathOf } from '@pilotlight/contracts/http/route';
import { failedResponse, unexpectedAnswer, unreached } from '../../../../api/api-error';
import { installerSession } from '../../../../shared/session/sessions';

/** Milliseconds: a slow line may take its time, a dead one not. */
const patience = 180_000;

interface Upload {
  readonly sessionId: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

const idIn = (text: string): string | undefined => {
  try {
    return installerUpload.response.parse(JSON.parse(text)).files[0]?.id;
  } catch {
    return undefined;
  }
};

/** Resolves to the server's id of the photo; rejects with an ApiError. Not `fetch`, which tells of no progress while it sends. */
export const uploadPhoto = ({ sessionId, file, signal, onProgress }: Upload): Promise<string> =>
  new Promise((resolve, reject) => {
    const path = pathOf(installerUpload, { sessionId });
    const token = installerSession.read()?.token;
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.timeout = patience;
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const id = status < 300 ? idIn(responseText) : undefined;
      if (id !== undefined) return resolve(id);
      // A late answer to an older token must not end the session that has begun since.
      if (status === 401 && installerSession.read()?.token === token) installerSession.end('expired');
      reject(status < 300 ? unexpectedAnswer(path) : failedResponse(status, statusText, responseText));
    });
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => reject(unreached(null)));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('photo', file, file.name);
    request.send(form);
  });
