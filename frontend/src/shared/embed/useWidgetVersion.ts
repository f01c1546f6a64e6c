import { useState } from 'react';
import { z } from 'zod';

const versionSchema = z.object({ version: z.string(), integrity: z.string() });
export type WidgetVersion = z.infer<typeof versionSchema>;

/** The build of the widget that this host serves now, asked for when it is wanted; null where it couldn't be had. */
export const useWidgetVersion = () => {
  const [version, setVersion] = useState<WidgetVersion | null>();
  const ask = async () => {
    try {
      const answer = await fetch('/widget/version.json');
      setVersion(versionSchema.parse(await answer.json()));
    } catch {
      setVersion(null);
    }
  };
  return { version, ask };
};
