import { useRef } from 'react';
import { typeInto } from './type-into';

/** Where a variable goes: the field that was last written in, or the body. */
export const useInsertion = () => {
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<HTMLTextAreaElement>(null);
  return {
    body,
    onFocus: (field: HTMLTextAreaElement) => {
      last.current = field;
    },
    insert: (name: string) => {
      const field = last.current ?? body.current;
      if (field) typeInto(field, `{{${name}}}`);
    },
  };
};
