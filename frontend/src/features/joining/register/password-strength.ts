const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const shortest = 8;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/** How many of four bars a password fills, and the word for it. Length counts most; the server refuses the common ones. */
export const passwordStrength = (password: string): { bars: number; word: string } => {
  if (password.length < shortest) return { bars: 0, word: words[0] };
  const varied = kinds.filter((kind) => kind.test(password)).length >= 3 ? 1 : 0;
  const long = [11, 14].filter((length) => password.length >= length).length;
  const bars = 1 + varied + long;
  return { bars, word: words[bars] ?? words[4] };
};
