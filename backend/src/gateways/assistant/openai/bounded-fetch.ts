import { ModelFault } from '../language-model';

const most = 262_144;

const bounded = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let taken = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        taken += chunk.byteLength;
        if (taken > most) controller.error(new ModelFault('unusable', 'the answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
};

/** A larger answer ends with a ModelFault. Follows no redirect: the key stays here. */
export const boundedFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  return body ? new Response(bounded(body), { status, statusText, headers }) : response;
};
