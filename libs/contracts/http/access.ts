import { z } from 'zod';
import { slugSchema } from '../values/slug';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

const rememberMe = z.boolean().default(false);

export const adminLogin = route({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  summary: 'Signs the platform admin in',
  body: z.object({
    email: z.email('Invalid email address').max(254),
    password: z.string().min(1, 'Password is required').max(128),
    rememberMe,
  }),
  query: noQuery,
  response: z.object({ token: z.string(), email: z.string() }),
});

export const installerLogin = route({
  method: 'POST',
  path: '/api/installer/login',
  access: 'public',
  summary: 'Signs an installer in',
  body: z.object({
    email: z.email('Please enter a valid email address').max(254),
    password: z.string().min(1, 'Please enter your password').max(128),
    rememberMe,
  }),
  query: noQuery,
  response: z.object({
    token: z.string(),
    installer: z.object({
      name: z.string(),
      slug: slugSchema,
      installerEmail: z.string(),
      stripeSubscriptionId: z.string().nullable(),
      /** Shows the payment page: no subscription, and neither made by the admin nor in manual payment mode. */
      needsPayment: z.boolean(),
    }),
  }),
});

export const adminLogout = route({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'admin',
  summary: 'Ends this admin session at once',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});

export const installerLogout = route({
  method: 'POST',
  path: '/api/installer/logout',
  access: 'installer',
  summary: 'Ends this installer session at once',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
