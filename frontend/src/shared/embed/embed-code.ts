import type { Installer } from '@pilotlight/contracts/http/installers';

/** The line of HTML that puts an installer's chatbot on its website. `host` is the product's own origin. */
export const embedCode = ({ slug, apiKey }: Pick<Installer, 'slug' | 'apiKey'>, host: string): string =>
  `<script async src="${host}/widget/pilotlight.js" data-installer="${slug}" data-key="${apiKey}"></script>`;
