import type { Unread } from '@pilotlight/contracts/http/hearing';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import type { Attendance, KnownLead, Launcher, WidgetLine } from '@pilotlight/contracts/http/widget';
import * as booking from '../booking/booking';
import * as bubble from '../bubble/bubble';
import * as details from '../details/details';
import * as language from '../language/language';
import * as live from '../live/live';
import * as menu from '../menu/menu';
import { mountPanel } from '../panel';
import { diaryAnswer, type Diary } from './diary';
import * as next from '../next/next';
import * as photos from '../photos/photos';
import * as signs from '../signs/signs';
import * as visit from '../visit/visit';

const blue = '#0077B6';
export const demoLauncher: Launcher = {
  name: 'Demo Heating',
  branding: {
    primaryColour: '#00AEEF',
    accentColour: blue,
    logoUrl: '',
    greetingMessage: 'Hi! Need help with your boiler?',
    icon: '💬',
    position: 'bottom-right',
  },
  colours: {
    brand: '#00AEEF',
    onBrand: '#0B1F33',
    bubble: blue,
    onBubble: '#FFFFFF',
    spark: blue,
    act: blue,
    onAct: '#FFFFFF',
    link: blue,
    tint: '#E6F1F8',
    sheen: '#fff4',
  },
  offers: [],
  consent: 'You may send me offers and reminders of services',
  except: '',
};

export interface Served {
  readonly lines?: readonly WidgetLine[];
  readonly emergency?: boolean;
  readonly person?: Attendance;
  readonly lead?: KnownLead;
  /** What is known once the form was sent. */
  readonly left?: KnownLead;
  /** What the browser keeps from one visit to the next. */
  readonly kept?: Map<string, string>;
  /** The server's answer to the form; without it the form is taken. */
  readonly refusal?: string;
  /** Whose session it answers with; by default the one that is resumed. */
  readonly token?: string;
  /** Speaks into each stream that the panel holds; without it none can be held. */
  readonly streams?: ((name: string, data: object) => void)[];
  /** The session has ended. */
  readonly ended?: boolean;
  /** What is offered by a form, and the diary behind it. */
  readonly offers?: Launcher['offers'];
  readonly consent?: string;
  readonly diary?: Diary;
  readonly photos?: readonly LinkedPhoto[];
  /** What somebody before the server answers to a message, and to the form. */
  readonly proxy?: () => Response;
}

export const line = (id: string, role: WidgetLine['role'], text: string): WidgetLine => ({
  id,
  role,
  text,
  quickReplies: [],
  card: null,
  at: '2026-11-23T08:42:00Z',
});

const files: Readonly<Record<string, unknown>> = {
  details,
  photos,
  menu,
  live,
  bubble,
  booking,
  visit,
  next,
  signs,
  language,
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

const unreadOf = (lines: readonly WidgetLine[], seen: number): Omit<Unread, 'person'> => {
  const unread = lines.filter(({ role }) => role === 'person').slice(seen);
  const newest = unread.at(-1);
  if (!newest) return { unread: 0 };
  const { text, name = '', photos } = newest;
  const told = { text, name, shortName: name.split(/[ ,]/)[0] ?? '', ...(photos && { photos: photos.length }) };
  return { unread: unread.length, newest: told };
};

const held = (streams: NonNullable<Served['streams']>, signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder();
        streams.push((name, data) =>
          controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
        );
        signal?.addEventListener('abort', () => {
          streams.splice(0);
          controller.error(new Error('left'));
        });
      },
    }),
  );

/** A server of one conversation, reached the way the widget reaches any. */
const serving =
  (served: Served, sent: unknown[], asked: string[]): typeof fetch =>
  async (address, init) => {
    const {
      lines = [],
      emergency = false,
      person = null,
      lead = {},
      left = lead,
      refusal,
      token = 'token',
      proxy,
    } = served;
    const { url } = new Request(address);
    const [path = '', query = ''] = url.split('/').at(-1)?.split('?') ?? [];
    asked.push(path);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (body) sent.push({ path, body });
    const booking = served.diary && diaryAnswer(served.diary, path, new URLSearchParams(query), body as object | null);
    if (booking === null) throw new TypeError('Failed to fetch');
    if (booking) return json(booking.status, booking.body);
    if (path === 'access') return json(200, { sessionId: 's', sessionToken: token });
    if (path === 'conversation') return json(200, { sessionId: 's', lines, emergency, person, lead });
    if (served.ended) return json(401, { message: 'Ended', code: 'unauthorised', requestId: 'r' });
    if (path === 'unread') return json(200, { person, ...unreadOf(lines, Number(query.split('=')[1])) });
    if (path === 'files' && served.photos) return json(200, { photos: served.photos });
    if (path === 'typing') return json(200, { success: true });
    if (path === 'listen' && served.streams) return held(served.streams, init?.signal);
    if (proxy && (path === 'chat' || path === 'lead')) return proxy();
    if (path === 'lead' && refusal) return json(400, { message: refusal, code: 'invalid', requestId: 'r' });
    if (path === 'lead') return json(200, { success: true, message: 'Thanks. We have 07700 900123.', lead: left });
    return json(500, {});
  };

// What jsdom lacks: it shows no dialog, lays nothing out and knows no composed signals.
function show(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}
const nowhere = () => undefined;
const never = () => new AbortController().signal;
export const firstOf = (signals: AbortSignal[]) => {
  const any = new AbortController();
  for (const signal of signals) signal.addEventListener('abort', () => any.abort());
  return any.signal;
};

/** The real panel, opened on a phone or a desktop, resuming a conversation where there are lines. */
export const openedPanel = async (
  served: Served = {},
  { phone = false, words, closed = false }: { phone?: boolean; words?: string; closed?: boolean } = {},
) => {
  document.body.replaceChildren();
  const sent: unknown[] = [];
  const asked: string[] = [];
  const bubbles: (string | undefined)[] = [];
  globalThis.fetch = serving(served, sent, asked);
  Object.assign(HTMLDialogElement.prototype, { show, showModal: show, close });
  Object.assign(Element.prototype, { scrollTo: nowhere });
  Object.assign(AbortSignal, { any: firstOf, timeout: never });
  const media: MediaQueryList = Object.assign(new EventTarget(), {
    matches: phone,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  const button = document.createElement('button');
  const panel = mountPanel({
    slug: 'demo',
    key: 'key',
    api: 'https://chat.example/api/widget/demo/',
    launcher: { ...demoLauncher, offers: served.offers ?? [], consent: served.consent ?? demoLauncher.consent },
    element: document.body,
    greet: (text) => void bubbles.push(text),
    button,
    adopt: () => undefined,
    recall: (_, name) => (name === 'demo' && served.lines ? 'token' : served.kept?.get(name)),
    keep: (_, name, value) => void served.kept?.set(name, value),
    load: async <Module>(file: string) => files[file] as Module,
    phone: media,
  });
  if (!closed) panel.open(true, words);
  else panel.open();
  await settled();
  return { sent, asked, bubbles, panel, button };
};

/** Long enough for answers that are at hand to be taken in. */
export const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume, 20));
