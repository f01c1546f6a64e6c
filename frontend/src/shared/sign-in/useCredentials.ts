import { useRef, useState } from 'react';
import { type Credentials, noErrors, type SignInErrors } from './credentials';

type TextField = keyof SignInErrors;

/**
 * What is typed, and what is against it: of a field once it was left, of both once Sign In was pressed. By hand, as a form library would
 * weigh as much as all the rest of the screen.
 */
export const useCredentials = (check: (typed: Credentials) => Promise<SignInErrors>) => {
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '', rememberMe: true });
  const [errors, setErrors] = useState(noErrors);
  const shown = useRef(new Set<TextField>());
  const newest = useRef(typed);
  const inputs = useRef<Partial<Record<TextField, HTMLInputElement | null>>>({});

  const look = async (): Promise<SignInErrors> => {
    const asked = newest.current;
    const found = await check(asked);
    if (asked === newest.current) {
      const told = (field: TextField) => (shown.current.has(field) ? found[field] : undefined);
      setErrors({ email: told('email'), password: told('password') });
    }
    return found;
  };

  const change = (next: Partial<Credentials>) => {
    newest.current = { ...newest.current, ...next };
    setTyped(newest.current);
    if (shown.current.size > 0) void look();
  };

  const leave = (field: TextField) => {
    shown.current.add(field);
    void look();
  };

  /** What may be sent; null where something is against it, which then has the focus. */
  const complete = async (): Promise<Credentials | null> => {
    shown.current = new Set(['email', 'password']);
    const found = await look();
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) inputs.current[wrong]?.focus();
    return wrong ? null : newest.current;
  };

  const fieldOf = (name: TextField) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
    onLeave: () => leave(name),
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  return { typed, fieldOf, remember: (rememberMe: boolean) => change({ rememberMe }), complete };
};
