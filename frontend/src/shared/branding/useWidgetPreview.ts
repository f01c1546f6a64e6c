import type { Preview } from '@pilotlight/widget/preview';
import { useEffect, useRef, useState } from 'react';

type Drawing = Parameters<Preview['update']>[0];
export type PreviewState = Drawing['state'];

/** Draws the widget's own code into `stage`, fetched when it is first looked at; `failed` where it can't be drawn. */
export const useWidgetPreview = (drawing: Drawing) => {
  const stage = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(null);
  const latest = useRef(drawing);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    latest.current = drawing;
    preview.current?.update(drawing);
  });

  useEffect(() => {
    let left = false;
    const mount = async () => {
      const { mountPreview } = await import('@pilotlight/widget/preview');
      if (left || !stage.current) return;
      const mounted = mountPreview(stage.current);
      mounted.update(latest.current);
      preview.current = mounted;
    };
    mount().catch(() => setFailed(true));
    return () => {
      left = true;
      preview.current?.unmount();
      preview.current = null;
    };
  }, []);

  return { stage, failed };
};
