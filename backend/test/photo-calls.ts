import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import type { Visitor } from './people';

export type Uploaded = { readonly id: string; readonly width: number; readonly height: number; readonly bytes: number };
export type Link = {
  readonly photoId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly slot: string | null;
};

const form = (files: readonly Buffer[]): FormData => {
  const body = new FormData();
  for (const bytes of files) body.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'p.jpg');
  return body;
};

/** Sends files as the widget's form does. */
export const upload = (visitor: Visitor, ...files: readonly Buffer[]): Promise<Answer> =>
  visitor.call('POST', 'files', { body: form(files) });

/** The same through a proxy that tells of an address. */
export const uploadFrom = (address: string, visitor: Visitor, ...files: readonly Buffer[]): Promise<Answer> =>
  visitor.call('POST', 'files', { body: form(files), headers: { 'x-forwarded-for': address } });

export const uploaded = async (visitor: Visitor, ...files: readonly Buffer[]): Promise<readonly Uploaded[]> => {
  const { json, text } = await upload(visitor, ...files);
  if (!json['files']) throw new Error(text);
  return JSON.parse(text).files;
};

export const send = (
  visitor: Visitor,
  message: string,
  files: readonly string[],
  messageId: string = randomUUID(),
): Promise<Answer> =>
  visitor.call('POST', 'chat', {
    body: { sessionId: visitor.sessionId, messageId, message, files },
    headers: { accept: 'application/json' },
  });

export const links = async (visitor: Visitor): Promise<readonly Link[]> =>
  JSON.parse((await visitor.call('GET', 'files')).text).photos;

/** The same link with a signature that nobody gave. */
export const forged = (url: string): string =>
  url.replace(/signature=(.)/, (_, first: string) => `signature=${first === '_' ? '-' : '_'}`);

/** The files that lie on the disk for one visitor. */
export const filesOf = ({ filesDir }: TestBackend, { sessionId }: Visitor): string[] =>
  readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(sessionId))
    .map((entry) => join(entry.parentPath, entry.name));
