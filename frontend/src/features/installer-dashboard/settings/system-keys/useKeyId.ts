import { useRef } from 'react';
import { randomUuid } from '../../../../api/random-uuid';
import type { keyAsked } from './new-key-form';

type Asked = ReturnType<typeof keyAsked>;

/** The id of the key that is being made: the same while the same is asked for again, another once it is made (null). */
export const useKeyId = (): ((asked: Asked | null) => string) => {
  const making = useRef({ asked: '', keyId: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (making.current.asked !== text) making.current = { asked: text, keyId: randomUuid() };
    return making.current.keyId;
  };
};
