/** Somebody who hasn't touched the page for so long may have left it. */
const attendedForMs = 60_000;

let lastInput = Date.now();

for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(kind, () => (lastInput = Date.now()), { capture: true, passive: true });

/** Whether somebody is at the page: what it asks meanwhile is a use of the session, what it asks by itself is none. */
export const isAttended = (): boolean => Date.now() - lastInput < attendedForMs;
