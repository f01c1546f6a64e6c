const towns: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Otley', 96, 58],
  ['Horsforth', 196, 130],
  ['Headingley', 252, 176],
  ['Roundhay', 346, 142],
  ['Pudsey', 168, 238],
  ['Garforth', 438, 232],
  ['Morley', 250, 300],
  ['Rothwell', 372, 300],
];

const town = ([name, x, y]: (typeof towns)[number]): string =>
  `<circle cx="${x}" cy="${y}" r="5" fill="#0f2a43"/><text x="${x + 12}" y="${y + 5}">${name}</text>`;

export const map = `<svg class="map" viewBox="0 0 560 360" role="img" aria-label="Map: Leeds, ${towns.map(([name]) => name).join(', ')}">
<circle cx="286" cy="222" r="190" fill="#d9e6d2"/><circle cx="286" cy="222" r="112" fill="#cadcc4"/>
<path d="M-10 168c80-30 120 40 190 34s90 10 130 20 80 60 140 50 80 20 120 40" fill="none" stroke="#9cc9de" stroke-width="10"/>
<path d="M60 380c60-80 60-120 130-130s90 20 150-6 60-140 40-260M-10 250c90 30 160 10 230 40s200 50 350 20" fill="none" stroke="#fff" stroke-width="5"/>
<circle cx="286" cy="222" r="10" fill="#0077b6" stroke="#fff" stroke-width="4"/><text x="304" y="216" class="city">Leeds</text>
${towns.map(town).join('')}</svg>`;
