import type { RouteObject } from 'react-router-dom';

/** From the first form to the first payment; public but for the payment page, which asks for the session itself. */
export const joiningRoutes: RouteObject[] = [
  {
    path: '/installer/register',
    lazy: async () => ({ Component: (await import('./register/RegisterScreen')).RegisterScreen }),
  },
  {
    path: '/installer/verify',
    lazy: async () => ({ Component: (await import('./verify/VerifyScreen')).VerifyScreen }),
  },
  {
    path: '/installer/payment',
    lazy: async () => ({ Component: (await import('./payment/PaymentScreen')).PaymentScreen }),
  },
  {
    path: '/installer/payment-success',
    lazy: async () => ({ Component: (await import('./payment/PaymentReturnScreen')).PaymentReturnScreen }),
  },
];
