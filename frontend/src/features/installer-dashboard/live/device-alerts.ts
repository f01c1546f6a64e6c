import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const key = 'pilotlight_device_alerts';
const schema = z.object({ sound: z.boolean(), notification: z.boolean() });
export type DeviceAlerts = z.infer<typeof schema>;
const silent: DeviceAlerts = { sound: false, notification: false };

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly alerts: DeviceAlerts } = { text: null, alerts: silent };

const parsed = (text: string): DeviceAlerts => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? silent;
  } catch {
    return silent;
  }
};

const read = (): DeviceAlerts => {
  const text = localStorage.getItem(key);
  if (text !== known.text) known = { text, alerts: text === null ? silent : parsed(text) };
  return known.alerts;
};

export const saveDeviceAlerts = (alerts: DeviceAlerts): void => {
  localStorage.setItem(key, JSON.stringify(alerts));
  listeners.forEach((listener) => listener());
};

export const useDeviceAlerts = (): DeviceAlerts =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);

/** Two short notes, made here: no file is loaded for them. */
export const playSound = (): void => {
  const audio = new AudioContext();
  for (const [at, frequency] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const [note, loudness] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.12, audio.currentTime + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.12);
    note.connect(loudness).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.13);
  }
  setTimeout(() => void audio.close(), 500);
};

/** Nothing of what was said: others may see the screen. */
export const alertThisDevice = (conversations: number): void => {
  if (!document.hidden) return;
  const { sound, notification } = read();
  if (sound) playSound();
  if (notification && 'Notification' in window && Notification.permission === 'granted') {
    const body =
      conversations === 1 ? 'Something new in a conversation.' : `Something new in ${conversations} conversations.`;
    const shown = new Notification('Pilotlight', { body, icon: '/mark.svg', tag: 'pilotlight-live' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
};
