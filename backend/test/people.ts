import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { notificationDefaults } from '@pilotlight/contracts/values/notification-event';
import { randomUUID } from 'node:crypto';
import type { TestBackend } from './backend-under-test';
import type { Answer, Asking } from './http-call';

type Caller = Pick<TestBackend, 'call'>;

export const password = 'six brass kettles sing';

export interface InstallerOnBoard {
  readonly slug: string;
  readonly origin: string;
  readonly email: string;
  readonly account: Readonly<Record<string, unknown>>;
  readonly key: string;
}

export const silent = Object.fromEntries(Object.keys(notificationDefaults).map((event) => [event, false]));

/** Of an installer that has told nothing of what it does. */
export const untold = {
  consentText: marketingWording,
  serviceArea: {},
  finance: {},
  callout: {},
  customPrompts: {},
  businessInfo: emptyTraining.businessInfo,
} as const;

/** A new installer with a login and one website. */
export const newInstaller = async (
  backend: Pick<TestBackend, 'asAdmin'>,
  slug: string,
  more: object = {},
): Promise<InstallerOnBoard> => {
  const origin = `https://${slug}.example`;
  const email = `office@${slug}.example`;
  const form = {
    slug,
    name: `Firm ${slug}`,
    installerEmail: email,
    installerPassword: password,
    allowedDomains: [origin],
    // Where a test is about something else, nothing follows from what it does but word of danger.
    notificationPreferences: { events: silent },
    ...more,
  };
  const { status, text, json } = await backend.asAdmin('POST', '/api/installers', form);
  if (status !== 200) throw new Error(text);
  return {
    slug,
    origin,
    email,
    account: json['installer'] as object as Record<string, unknown>,
    key: String(json['installer']?.['apiKey']),
  };
};

export const signIn = async (backend: TestBackend, { email }: InstallerOnBoard): Promise<string> => {
  const { json, text } = await backend.call('POST', '/api/installer/login', { body: { email, password } });
  if (!json['token']) throw new Error(text);
  return json['token'];
};

/** Somebody on an installer's website, by the same calls as the widget's. */
export class Visitor {
  private constructor(
    private readonly backend: Caller,
    readonly installer: InstallerOnBoard,
    readonly sessionId: string,
    readonly token: string,
  ) {}

  static async of(backend: Caller, installer: InstallerOnBoard): Promise<Visitor> {
    const { slug, origin, key } = installer;
    const body = { installerId: slug, origin, key };
    const { json, text } = await backend.call('POST', `/api/widget/${slug}/access`, { origin, body });
    if (!json['sessionToken']) throw new Error(text);
    return new Visitor(backend, installer, String(json['sessionId']), json['sessionToken']);
  }

  /** The same visitor, heard by another process. */
  over(backend: Caller): Visitor {
    return new Visitor(backend, this.installer, this.sessionId, this.token);
  }

  /** Answers as JSON unless the headers ask for something else. */
  say(message: unknown, more: { messageId?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
    const { messageId = randomUUID(), headers = { accept: 'application/json' } } = more;
    return this.call('POST', 'chat', { body: { sessionId: this.sessionId, messageId, message }, headers });
  }

  lead(lead: unknown): Promise<Answer> {
    return this.call('POST', 'lead', { body: { sessionId: this.sessionId, lead } });
  }

  conversation(): Promise<Answer> {
    return this.call('GET', 'conversation');
  }

  call(method: string, what: string, asking: Asking = {}): Promise<Answer> {
    const { slug, origin } = this.installer;
    return this.backend.call(method, `/api/widget/${slug}/${what}`, { token: this.token, origin, ...asking });
  }
}
