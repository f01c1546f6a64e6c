/** @jsxImportSource @pilotlight/widget/jsx */
import { sseFrameReader, type SseFrame } from '@pilotlight/contracts/http/sse-frames';
import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import type { Live, PartHost } from '../lazy-parts';

/** A stream silent for so long is broken, or buffered on its way. */
export const SILENCE_MS = 25_000;
export const FIRST_WORD_MS = 5000;
export const FIRST_PAUSE_MS = 1000;
export const LONGEST_PAUSE_MS = 60_000;
/** How often the conversation is fetched where no stream can be held. */
export const WITHOUT_MS = 5000;
export const TELL_TYPING_MS = 3000;

/** Reconnects after each break; meanwhile the conversation is fetched instead. */
export const create = (host: PartHost): Live => {
  let ending: AbortController | undefined;
  let held = false;
  let typist = '';
  let told = 0;

  const lose = () => {
    held = false;
    typist = '';
  };

  // Those that fail to come are asked for with the next frame, or when the chat is opened again.
  const showPhotos = (lines: readonly WidgetLine[]) => {
    if (lines.some(({ photos }) => photos))
      void host
        .load('photos')
        .then(({ restore }) => restore(lines))
        .catch(() => undefined);
  };

  const onFrame = ({ name, data }: SseFrame) => {
    const content = JSON.parse(data);
    typist = content.name ?? '';
    if (name === 'conversation') {
      host.dispatch({ type: 'restored', ...content });
      showPhotos(content.lines);
    } else host.draw();
  };

  const listen = (signal: AbortSignal) =>
    host.within(async (session) => {
      const silent = new AbortController();
      const giveUp = () => silent.abort();
      let patience = setTimeout(giveUp, FIRST_WORD_MS);
      try {
        const { ok, status, body } = await fetch(`${host.api}listen`, {
          credentials: 'omit',
          headers: { authorization: `Bearer ${session.sessionToken}` },
          signal: AbortSignal.any([signal, session.signal, silent.signal]),
        });
        if (!ok) throw host.refuse(status, '');
        const reader = body?.getReader();
        const read = sseFrameReader();
        for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
          held = true;
          clearTimeout(patience);
          patience = setTimeout(giveUp, SILENCE_MS);
          read(piece.value).forEach(onFrame);
        }
      } finally {
        clearTimeout(patience);
      }
    });

  const hold = async (signal: AbortSignal) => {
    const without = setInterval(() => !held && void host.enter(), WITHOUT_MS);
    signal.addEventListener('abort', () => clearInterval(without));
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      await listen(signal).catch(() => undefined);
      if (signal.aborted) return;
      if (held) pause = FIRST_PAUSE_MS;
      lose();
      host.draw();
      await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };

  return {
    follow(seen) {
      const wanted = seen && Boolean(host.state().person);
      if (wanted === Boolean(ending)) return;
      ending?.abort();
      lose();
      ending = wanted ? new AbortController() : undefined;
      if (ending) void hold(ending.signal);
    },
    isHeld: () => held,
    typed() {
      if (!held || Date.now() - told < TELL_TYPING_MS) return;
      told = Date.now();
      host.within((session) => host.ask('typing', session, {})).catch(() => undefined);
    },
    view: () =>
      typist && (
        <div class="them person" key="typing">
          <p class="dots" role="img" aria-label={`${typist} is typing`}>
            <i />
            <i />
            <i />
          </p>
          <span class="meta" aria-hidden="true">
            {typist} is typing
          </span>
        </div>
      ),
  };
};
