import { demoStyles } from './demo-styles';
import { area, facts, footer, header, hero, hours, reviews, services } from './sections';

export { demoStyles };

export interface DemoPage {
  readonly installerSlug: string;
  readonly apiKey: string;
  readonly host: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const attribute = (value: string): string => value.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** The widget is embedded as any installer embeds it. Styles are at /demo/demo.css. */
export const renderDemoPage = ({ installerSlug, apiKey, host }: DemoPage): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="description" content="Boiler repairs, servicing and new boilers in Leeds. A demonstration of the Pilotlight chat.">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:title" content="Demo Heating: a demonstration of the Pilotlight chat">
<meta property="og:description" content="A made-up heating firm's website with the Pilotlight chat on it, ready to try.">
<meta property="og:url" content="${attribute(host)}/demo">
<meta property="og:image" content="${attribute(host)}/share.jpg">
<title>Demo Heating, boiler engineers in Leeds</title>
<link rel="canonical" href="${attribute(host)}/demo">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/demo.css">
<script async src="${attribute(host)}/widget/pilotlight.js" data-installer="${attribute(installerSlug)}" data-key="${attribute(apiKey)}"></script>
</head>
<body id="top">
${header}
<main class="site">
${hero}
${services}
${reviews}
${facts}
<div class="two">
${area}
${hours}
</div>
</main>
${footer}
</body>
</html>
`;
