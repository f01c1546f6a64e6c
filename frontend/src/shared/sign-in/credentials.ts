/** What is typed at a sign-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface SignInErrors {
  readonly email: string | undefined;
  readonly password: string | undefined;
}

export const noErrors: SignInErrors = { email: undefined, password: undefined };
