import type { Installer } from '@pilotlight/contracts/http/installers';
import type { WidgetVersion } from './useWidgetVersion';

type Embedded = Pick<Installer, 'slug' | 'apiKey'>;

/** The line of HTML that puts an installer's chatbot on its website. `host` is the product's own origin. */
export const embedCode = ({ slug, apiKey }: Embedded, host: string): string =>
  `<script async src="${host}/widget/pilotlight.js" data-installer="${slug}" data-key="${apiKey}"></script>`;

/** The same line for one build of the widget, which the browser checks. */
export const pinnedEmbedCode = (
  { slug, apiKey }: Embedded,
  host: string,
  { version, integrity }: WidgetVersion,
): string =>
  `<script async src="${host}/widget/v/${version}/pilotlight.js" integrity="${integrity}" crossorigin="anonymous" data-installer="${slug}" data-key="${apiKey}"></script>`;

/** Where the chat stands in the text of a page. */
export const inlineCode = '<div data-pilotlight-inline style="height: 600px"></div>';
