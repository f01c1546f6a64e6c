/** What every card form is given and tells, whoever takes the card. */
export interface CardPayment {
  readonly clientSecret: string;
  /** What the button says. */
  readonly pay: string;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onPaid: (paymentIntentId: string) => void;
  /** In the provider's words. */
  readonly onFailed: (message: string) => void;
  /** Leads back; absent where there is nothing to go back to. */
  readonly onBack?: () => void;
}

/** `pi_1_secret_2` is the secret of the payment intent `pi_1`. */
export const paymentIntentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret;

export const wentWrong = 'Something went wrong with the payment. Please try again.';
