import { adminSession, installerSession } from '../shared/session/sessions';

const portals = [
  { name: 'installer', scope: '/installer/', session: installerSession },
  { name: 'admin', scope: '/admin/', session: adminSession },
] as const;

type Portal = (typeof portals)[number];

/** Else it would keep an answer that it still waits for. */
const tellWorker = async ({ scope }: Portal): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage('forget');
};

const dropKept = async ({ name: portal }: Portal): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(`pilotlight-data-${portal}-`)).map((name) => caches.delete(name)),
  );
};

const forget = (portal: Portal): void => {
  void dropKept(portal);
  if (portal.session.read() === null) void tellWorker(portal);
};

/** A portal opens without a network too, with what was last seen in it; which goes with the session. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return;
  for (const portal of portals) {
    const { scope, session } = portal;
    session.subscribe(() => forget(portal));
    if (session.read() === null) forget(portal);
    if (!window.location.pathname.startsWith(scope)) continue;
    // Where it is refused (a private window), the portal is as it was without.
    window.addEventListener(
      'load',
      () => void navigator.serviceWorker.register('/sw.js', { scope }).catch(() => undefined),
    );
  }
};
