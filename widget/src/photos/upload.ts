import type { OpenSession } from '../conversation/api';
import type { PartHost } from '../lazy-parts';

/** A slow line may take its time, a dead one not. */
export const PATIENCE_MS = 180_000;

interface Upload {
  readonly address: string;
  readonly session: OpenSession;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly refuse: PartHost['refuse'];
  readonly onProgress: (progress: number) => void;
}

/** Resolves to the server's id. Not `fetch`, which reports no progress while it sends. */
export const upload = ({ address, session, file, signal, refuse, onProgress }: Upload): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('authorization', `Bearer ${session.sessionToken}`);
    request.responseType = 'json';
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { status, response } = request;
      if (status < 300) resolve(response.files[0].id);
      else reject(status < 500 && response?.code ? refuse(status, response.message) : new Error());
    };
    request.onerror = request.onabort = request.ontimeout = () => reject(new Error());
    const left = AbortSignal.any([signal, session.signal]);
    // A signal aborted while the session opened would never fire again.
    left.throwIfAborted();
    left.onabort = () => request.abort();
    const form = new FormData();
    form.append('photo', file, 'photo');
    request.send(form);
  });
