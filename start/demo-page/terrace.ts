const brick = '#a9513c';
const cream = '#f7f1e6';
const stone = '#d8c7ae';
const lit = 'url(#lit)';
const dark = '#27405a';

const window = (x: number, y: number, width: number, height: number, pane: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-5-8h${width + 10}v8H-5zM-4 ${height}h${width + 8}v6H-4z" fill="${stone}"/>` +
  `<path d="M0 0h${width}v${height}H0z" fill="${pane}"/>` +
  `<path d="M0 0h${width}v${height}H0zM0 ${height / 2}h${width}M${width / 2} 0v${height}" fill="none" stroke="${cream}" stroke-width="4"/></g>`;

const door = (colour: string): string =>
  `<g transform="translate(102 320)"><path d="M-6-8h52v8H-6z" fill="${stone}"/><path d="M0 0h40v132H0z" fill="${cream}"/>` +
  `<path d="M4 4h32v18H4z" fill="${lit}"/><path d="M4 28h32v104H4z" fill="${colour}"/>` +
  `<path d="M10 36h20v30H10zM10 74h20v44H10z" fill="#000" opacity=".16"/><circle cx="32" cy="78" r="2.5" fill="#ffd98a"/>` +
  `<path d="M-8 132h56v8H-8z" fill="#cabba4"/></g>`;

const dormer =
  `<path d="M46 112h58v44H46z" fill="#8b3f2d"/><path d="M34 116l41-38 41 38z" fill="#33445a"/>` +
  `<path d="M34 116l41-38 41 38" fill="none" stroke="#6b7e94" stroke-width="3"/>${window(56, 120, 38, 34, lit)}`;

interface House {
  readonly x: number;
  readonly door: string;
  readonly dormer: boolean;
  readonly panes: readonly [string, string, string];
}

const houses: readonly House[] = [
  { x: 0, door: '#1f5f7a', dormer: true, panes: [dark, lit, lit] },
  { x: 160, door: '#2f6b48', dormer: false, panes: [lit, dark, lit] },
  { x: 320, door: '#c8952c', dormer: true, panes: [dark, lit, dark] },
  { x: 480, door: '#7a1f3d', dormer: false, panes: [lit, lit, lit] },
];

const house = ({ x, door: colour, dormer: hasDormer, panes: [left, right, below] }: House): string =>
  `<g transform="translate(${x} 0)">${hasDormer ? dormer : ''}${window(22, 206, 46, 70, left)}${window(98, 206, 40, 70, right)}` +
  `${window(20, 330, 62, 76, below)}${door(colour)}</g>`;

const chimney = (x: number): string =>
  `<g transform="translate(${x} 0)"><path d="M-22 66h44v72h-44z" fill="url(#bricks)"/><path d="M-26 60h52v10h-52z" fill="${stone}"/>` +
  `<path d="M-16 44h9v16h-9zM-4 40h9v20h-9zM8 44h9v16H8z" fill="#c98e62"/></g>`;

const dots = (points: readonly (readonly [number, number])[], radius: number): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');

const definitions = `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#14304b"/><stop offset=".1" stop-color="#3f648a"/><stop offset=".17" stop-color="#b995a0"/><stop offset=".23" stop-color="#f6b585"/></linearGradient>
<linearGradient id="lit" x2="0" y2="1"><stop stop-color="#ffe9b0"/><stop offset="1" stop-color="#ffc861"/></linearGradient>
<linearGradient id="roof" x2="0" y2="1"><stop stop-color="#2d3d4f"/><stop offset="1" stop-color="#435468"/></linearGradient>
<pattern id="bricks" width="24" height="16" patternUnits="userSpaceOnUse"><path fill="${brick}" d="M0 0h24v16H0z"/><path d="M0 0h11v7H0zM12 8h11v7H12z" fill="#b25a43"/><path d="M0 7.5h24M0 15.5h24M11.5 0v7.5M23.5 7.5v8" stroke="#8d4130"/></pattern>
<pattern id="slates" width="20" height="18" patternUnits="userSpaceOnUse"><path d="M0 17.5h20M6 9v9M16 0v9M0 8.5h20" stroke="#1f2d3c" opacity=".5"/></pattern>
</defs>`;

const sky = `<path fill="url(#sky)" d="M0 0h640v560H0z"/><path d="M524 40a25 25 0 1 1-27 36 22 22 0 0 0 27-36z" fill="#ffe9c4"/>
<g fill="#fff">${dots(
  [
    [60, 40],
    [180, 24],
    [258, 70],
    [410, 30],
    [596, 120],
    [96, 96],
    [346, 88],
  ],
  1.4,
)}</g>`;

const row = `${[0, 320, 640].map(chimney).join('')}
<path d="M0 118h640v72H0z" fill="url(#roof)"/><path d="M0 118h640v72H0z" fill="url(#slates)"/><path d="M0 114h640v6H0z" fill="#56687c"/>
<path d="M0 190h640v270H0z" fill="url(#bricks)"/><path d="M0 188h640v8H0z" fill="${cream}"/><path d="M0 196h640v10H0z" opacity=".16"/>
${houses.map(house).join('\n')}
<path d="M158 190h4v270h-4zM318 190h4v270h-4zM478 190h4v270h-4z" fill="#39424e"/>`;

const street = `<path d="M0 452h640v14H0z" fill="#b9b2a6"/><path d="M0 466h640v94H0z" fill="#39444f"/><path d="M0 466h640v4H0z" fill="#d9d3c8"/>
<path d="M24 540h72M144 540h72M264 540h72M384 540h72M504 540h72" stroke="#e9e2d4" stroke-width="4" opacity=".55"/>
<ellipse cx="392" cy="524" rx="156" ry="9" opacity=".28"/><path d="M524 500l116-14v52l-116-18z" fill="#ffe9b0" opacity=".22"/>`;

const van = `<g transform="translate(252 374)">
<path d="M0 14Q0 0 14 0h150q14 0 22 10l32 44 36 10q14 5 14 20v44q0 10-10 10H10q-10 0-10-10z" fill="#fff"/>
<path d="M0 96h268v32q0 10-10 10H10q-10 0-10-10z" fill="#0077b6"/><path d="M0 92h268v6H0z" fill="#00aeef"/>
<path d="M172 12h4q6 0 11 7l26 35h-41z" fill="#20405f"/><path d="M166 14v78" stroke="#cdd5dc" stroke-width="2"/>
<path d="M176 70h14" stroke="#9fb0bf" stroke-width="4" stroke-linecap="round"/><path d="M256 78h12v14h-12z" fill="#ffe08a"/><path d="M0 84h8v18H0z" fill="#d0342a"/>
<path d="M26 66V44l15-13 15 13v22z" fill="none" stroke="#0077b6" stroke-width="5" stroke-linejoin="round"/><path d="M41 44c5 5 7 8 7 12a7 7 0 0 1-14 0c0-4 2-7 7-12z" fill="#00aeef"/>
<text x="68" y="49" class="van" fill="#0f2a43">Demo</text><text x="68" y="70" class="van" fill="#0077b6">Heating</text><text x="83" y="124" class="van-number" fill="#fff">0808 157 0142</text>
<g fill="#161f29">${dots(
  [
    [52, 138],
    [214, 138],
  ],
  23,
)}</g><g fill="#c3ccd4">${dots(
  [
    [52, 138],
    [214, 138],
  ],
  11,
)}</g></g>`;

const snow = `<g fill="#fff" opacity=".75">${dots(
  [
    [40, 150],
    [132, 70],
    [210, 150],
    [286, 260],
    [380, 150],
    [450, 80],
    [560, 180],
    [610, 300],
    [88, 310],
    [180, 400],
    [460, 300],
    [600, 420],
  ],
  2.2,
)}</g>`;

export const terrace = `<svg class="art" viewBox="0 0 640 560" preserveAspectRatio="xMidYMax slice" role="img" aria-label="A brick terrace in Leeds at dusk, windows lit, with the Demo Heating van outside">
${definitions}${sky}${row}${street}${van}${snow}</svg>`;
