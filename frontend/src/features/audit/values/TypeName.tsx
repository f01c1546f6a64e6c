import { Fragment } from 'react';

/** An event type that may break between its words where a line is too short for it. */
export const TypeName = ({ type }: { readonly type: string }) =>
  type.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
