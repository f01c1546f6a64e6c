import { randomUUID } from 'node:crypto';
import { widgetPhotos, widgetUpload } from '@pilotlight/contracts/http/photos';
import { chatFrames, widgetAccess } from '@pilotlight/contracts/http/widget';
import type { Reply } from '@pilotlight/contracts/http/widget';
import { z } from 'zod';

/** What a chat's answer has shown so far. */
export interface Heard {
  /** The server said that the message is durable. */
  readonly accepted: boolean;
  readonly reply: Reply | null;
  /** The answer came to its end. */
  readonly done: boolean;
}

const nothing: Heard = { accepted: false, reply: null, done: false };

const slug = 'demo-heating';

/** The key in the demo page's embed snippet. */
export const demoKey = async (address: string): Promise<string> => {
  const page = await (await fetch(`${address}/demo`)).text();
  const [, key] = /data-key="([^"]+)"/.exec(page) ?? [];
  if (!key) throw new Error('The demo page carries no key');
  return key;
};

const linesSchema = z.object({
  lines: z.array(z.object({ id: z.string(), role: z.enum(['user', 'assistant']), text: z.string() })),
});
export type Line = z.infer<typeof linesSchema>['lines'][number];

/** A visitor of the demo site, by the same calls as the widget's. */
export class Visitor {
  private constructor(
    private readonly address: string,
    readonly sessionId: string,
    private readonly token: string,
  ) {}

  static async open(address: string, key: string): Promise<Visitor> {
    const answer = await fetch(`${address}/api/widget/${slug}/access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ installerId: slug, origin: address, key }),
    });
    const { sessionId, sessionToken } = widgetAccess.response.parse(await answer.json());
    return new Visitor(address, sessionId, sessionToken);
  }

  /** Says it once and listens to the end, or as far as the connection lasts. Rejects where the server refuses the message itself. */
  async say(messageId: string, message: string): Promise<Heard> {
    let heard = nothing;
    try {
      const answer = await fetch(`${this.address}/api/widget/${slug}/chat`, {
        method: 'POST',
        headers: this.headers('text/event-stream'),
        body: JSON.stringify({ sessionId: this.sessionId, messageId, message }),
      });
      if (answer.status >= 400 && answer.status < 500) throw new Refusal(await answer.text());
      if (answer.status !== 200 || !answer.body) return nothing;
      for await (const [event, data] of framesOf(answer.body)) {
        if (event === 'accepted') heard = { ...heard, accepted: true };
        if (event === 'message') heard = { ...heard, reply: chatFrames.message.parse(data) };
        if (event === 'done') heard = { ...heard, done: true };
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    return heard;
  }

  /** Leaves details, as the widget's form does. */
  async leave(lead: Readonly<Record<string, string>>): Promise<void> {
    const answer = await fetch(`${this.address}/api/widget/${slug}/lead`, {
      method: 'POST',
      headers: this.headers('application/json'),
      body: JSON.stringify({ sessionId: this.sessionId, lead }),
    });
    if (!answer.ok) throw new Refusal(await answer.text());
  }

  /** Uploads a JPEG and names it in a message; its id. */
  async sendPhoto(jpeg: Buffer): Promise<string> {
    const body = new FormData();
    body.append('photos', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
    const { 'content-type': _, ...headers } = this.headers('application/json');
    const files = `${this.address}/api/widget/${slug}/files`;
    const uploaded = widgetUpload.response.parse(await (await fetch(files, { method: 'POST', headers, body })).json());
    const [photo] = uploaded.files;
    if (!photo) throw new Error('No photo was kept');
    const message = { sessionId: this.sessionId, messageId: randomUUID(), message: 'Look', files: [photo.id] };
    const answer = await fetch(`${this.address}/api/widget/${slug}/chat`, {
      method: 'POST',
      headers: this.headers('application/json'),
      body: JSON.stringify(message),
    });
    if (!answer.ok) throw new Refusal(await answer.text());
    return photo.id;
  }

  /** The status that each picture answers with: two for every photo that the log names. */
  async openPhotos(): Promise<readonly { readonly photoId: string; readonly status: number }[]> {
    const answer = await fetch(`${this.address}/api/widget/${slug}/files`, { headers: this.headers('*/*') });
    const { photos } = widgetPhotos.response.parse(await answer.json());
    const pictures = photos.flatMap(({ photoId, url, thumbnailUrl }) =>
      [url, thumbnailUrl].map((at) => ({ photoId, at })),
    );
    return await Promise.all(
      pictures.map(async ({ photoId, at }) => ({ photoId, status: (await fetch(this.address + at)).status })),
    );
  }

  async conversation(): Promise<readonly Line[]> {
    const answer = await fetch(`${this.address}/api/widget/${slug}/conversation`, { headers: this.headers('*/*') });
    return linesSchema.parse(await answer.json()).lines;
  }

  private headers(accept: string): Record<string, string> {
    const authorization = `Bearer ${this.token}`;
    return { 'content-type': 'application/json', accept, authorization, origin: this.address };
  }
}

class Refusal extends Error {}

/** Frames as they come; one that was cut short is none. */
async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly [string, unknown]> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const bytes of body) {
    pending += decoder.decode(bytes, { stream: true });
    const frames = pending.split('\n\n');
    pending = frames.pop() ?? '';
    for (const frame of frames) {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(frame) ?? [];
      yield [event, JSON.parse(data)];
    }
  }
}
