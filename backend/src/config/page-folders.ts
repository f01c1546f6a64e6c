import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface PageFolders {
  readonly frontend: string;
  readonly widget: string;
  /** Where `pilotlight.zip` is. */
  readonly wordpress: string;
  /** Where each build of the widget is kept that was served. */
  readonly widgetVersions?: string;
}

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'nest-cli.json')) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));

export const builtPages = (dataFolder: string): PageFolders => {
  const root = rootAbove(__dirname);
  return {
    frontend: join(root, 'frontend', 'dist'),
    widget: join(root, 'widget', 'dist'),
    wordpress: join(root, 'widget', 'wordpress', 'dist'),
    widgetVersions: join(resolve(dataFolder), 'widget-versions'),
  };
};
