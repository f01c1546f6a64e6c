import { useEffect } from 'react';

/** Stands once, high up in the app: the chat stays while the app changes its pages. */
export const Chat = ({ host, installer, apiKey }) => {
  useEffect(() => {
    if (document.querySelector('script[data-installer]')) return;
    const script = Object.assign(document.createElement('script'), {
      async: true,
      src: `${host}/widget/pilotlight.js`,
    });
    Object.assign(script.dataset, { installer, key: apiKey });
    document.head.append(script);
  }, [host, installer, apiKey]);
  return null;
};
