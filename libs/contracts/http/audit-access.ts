import { z } from 'zod';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

export const auditorLogin = route({
  method: 'POST',
  path: '/api/audit/login',
  access: 'public',
  summary: 'Signs the auditor in',
  body: z.object({
    email: z.email('Invalid email address').max(254),
    password: z.string().min(1, 'Password is required').max(128),
    rememberMe: z.boolean().default(false),
  }),
  query: noQuery,
  response: z.object({ token: z.string(), email: z.string(), seesPersonalData: z.boolean() }),
});

export const auditorLogout = route({
  method: 'POST',
  path: '/api/audit/logout',
  access: 'auditor',
  summary: 'Ends this auditor session at once',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
