import type { adminLogin, installerLogin } from '@pilotlight/contracts/http/access';
import type { Route } from '@pilotlight/contracts/http/route';
import type { z } from 'zod';
import { unexpectedAnswer } from '../../api/api-error';
import { askForJson } from '../../api/ask-for-json';
import type { Credentials, SignInErrors } from './credentials';

type Body = (typeof adminLogin | typeof installerLogin)['body'];

/** What a sign-in does: it checks what is typed in this door's own words, and asks for the session. */
export interface Door<Session> {
  readonly errorsOf: (typed: Credentials) => SignInErrors;
  /** Throws ApiError. */
  readonly enter: (credentials: Credentials) => Promise<Session>;
}

export const doorOf = <Session>(route: Route<Body, z.ZodType, z.ZodType<Session>>): Door<Session> => ({
  errorsOf: (typed) => {
    const issues = route.body.safeParse(typed).error?.issues ?? [];
    const told = (field: keyof Credentials) => issues.find(({ path }) => path[0] === field)?.message;
    return { email: told('email'), password: told('password') };
  },
  enter: async (body) => {
    const { data, error } = await askForJson({ route, body }, new AbortController().signal);
    if (error) throw error;
    const session = route.response.safeParse(data);
    if (!session.success) throw unexpectedAnswer(route.path);
    return session.data;
  },
});
