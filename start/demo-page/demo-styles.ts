/** Fixed colours: an installer's own site doesn't follow the widget's theme. */
export const demoStyles = `
@font-face { font-family: 'Inter Variable'; src: url('/demo/inter.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light; --cream: #fbf7ef; --navy: #0f2a43; --soft: #4c5f70; --blue: #0077b6; --rule: #e9e1d3; --font: 'Inter Variable', Inter, system-ui, sans-serif; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--cream); color: var(--navy); font: 400 16px/26px var(--font); -webkit-font-smoothing: antialiased; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }
.site { max-width: 1200px; margin: 0 auto; padding: 0 32px; }
.icon { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

.top { display: flex; align-items: center; gap: 32px; height: 80px; position: relative; z-index: 1; }
.logo { min-height: 44px; display: flex; align-items: center; gap: 8px; font: 750 20px/24px var(--font); letter-spacing: -.02em; text-decoration: none; margin-right: auto; }
.mark { width: 32px; height: 32px; }
.wide { display: flex; gap: 4px; font-size: 15px; }
nav a { text-decoration: none; padding: 9px 10px; }
nav a:hover { text-decoration: underline; text-underline-offset: 4px; }
.menu { display: none; }
.menu summary { display: grid; place-items: center; width: 44px; height: 44px; cursor: pointer; list-style: none; }
.menu nav { position: absolute; right: 20px; top: 60px; display: grid; min-width: 200px; padding: 8px; border-radius: 12px; background: #fff; box-shadow: 0 0 0 1px var(--rule), 0 12px 32px rgb(15 42 67 / .16); }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 48px; padding: 0 20px; border-radius: 999px; font-weight: 600; text-decoration: none; box-shadow: inset 0 0 0 1.5px var(--navy); white-space: nowrap; }
.button:hover { background: var(--navy); color: #fff; }
.go { background: var(--blue); color: #fff; box-shadow: none; }
.button:focus-visible { border-radius: 999px; }

.hero { display: grid; grid-template-columns: 1fr 1fr; gap: 48px; align-items: stretch; padding-top: 16px; }
.say { align-self: center; padding: 24px 0; }
.say > .eyebrow { font: 600 14px/20px var(--font); color: #94401f; margin: 0 0 16px; }
h1 { font: 750 72px/72px var(--font); letter-spacing: -.042em; margin: 0 0 24px; text-wrap: balance; }
.say h1 + p { font-size: 18px; line-height: 28px; color: var(--soft); margin: 0 0 32px; max-width: 440px; text-wrap: pretty; }
.acts { display: flex; gap: 12px; flex-wrap: wrap; }
.proof { display: flex; gap: 32px; margin: 40px 0 0; padding: 24px 0 0; border-top: 1px solid var(--rule); list-style: none; font-size: 14px; line-height: 20px; color: var(--soft); }
.proof b { display: block; font: 700 18px/24px var(--font); color: var(--navy); letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.art { width: 100%; height: 592px; border-radius: 24px; display: block; }
.van { font: 750 20px var(--font); letter-spacing: -.4px; }
.van-number { font: 600 14px var(--font); }

section { padding: 80px 0 0; scroll-margin-top: 16px; }
h2 { font: 700 36px/40px var(--font); letter-spacing: -.03em; margin: 0 0 32px; text-wrap: balance; }
h3 { font: 650 18px/24px var(--font); letter-spacing: -.01em; margin: 0 0 4px; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); background: #fff; border-radius: 16px; box-shadow: 0 0 0 1px var(--rule); }
.grid article { padding: 24px; border-left: 1px solid var(--rule); display: flex; flex-direction: column; }
.grid article:first-child { border: 0; }
.grid .icon { width: 28px; height: 28px; color: var(--blue); margin-bottom: 16px; }
.grid p { margin: 0 0 16px; font-size: 15px; line-height: 24px; color: var(--soft); }
.grid b { margin-top: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.grid small { font-size: 13px; line-height: 20px; color: var(--soft); }
.facts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px 32px; margin: 0; }
.facts dt { font-weight: 650; }
.facts dd { margin: 0; font-size: 15px; line-height: 24px; color: var(--soft); text-wrap: pretty; }
.revs { display: grid; grid-template-columns: repeat(3, 1fr); gap: 32px; }
.revs figure { margin: 0; display: flex; flex-direction: column; }
.revs blockquote { margin: 8px 0 16px; font: 500 18px/28px var(--font); letter-spacing: -.01em; text-wrap: pretty; }
.revs figcaption { margin-top: auto; font-size: 15px; color: var(--soft); }
.stars { color: #b5661a; letter-spacing: 2px; }
.two { display: grid; grid-template-columns: 1.35fr 1fr; gap: 48px; }
.map { width: 100%; border-radius: 16px; display: block; background: #eaf0e4; }
.map text { font: 600 14px/20px var(--font); fill: var(--navy); paint-order: stroke; stroke: #eaf0e4; stroke-width: 4px; }
.map .city { font-size: 18px; font-weight: 750; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 0; border-bottom: 1px solid var(--rule); text-align: left; font-weight: 400; font-variant-numeric: tabular-nums; }
td { text-align: right; }
.note { font-size: 15px; line-height: 24px; color: var(--soft); margin: 16px 0 0; }
.note a { font-weight: 600; color: var(--navy); white-space: nowrap; }

footer { margin-top: 96px; background: var(--navy); color: #c6d3de; font-size: 15px; }
footer .site { display: grid; grid-template-columns: 1.6fr 1fr 1fr; gap: 48px; padding-top: 48px; padding-bottom: 120px; }
footer strong { color: #fff; display: block; margin-bottom: 8px; }
footer p { margin: 0; max-width: 380px; }
footer a { display: block; min-height: 44px; align-content: center; }
footer :focus-visible { outline-color: #fff; }

@media (max-width: 960px) {
  .wide { display: none; }
  .menu { display: block; margin: 0 -12px 0 -24px; }
  .hero, .two { grid-template-columns: 1fr; gap: 32px; }
  .art { height: 400px; }
  .grid { grid-template-columns: 1fr 1fr; }
  .grid article { border: 0; border-top: 1px solid var(--rule); }
  .facts { grid-template-columns: 1fr 1fr; }
  .revs, footer .site { grid-template-columns: 1fr; }
}
@media (max-width: 600px) {
  .site { padding: 0 20px; }
  .top { height: 64px; gap: 8px; }
  .menu { margin-left: 0; }
  .top .button { width: 44px; min-height: 44px; padding: 0; }
  .top .button span { display: none; }
  .hero { padding-top: 0; }
  .say { padding: 16px 0 0; }
  h1 { font-size: 44px; line-height: 44px; margin-bottom: 16px; }
  .say h1 + p { font-size: 16px; line-height: 24px; margin-bottom: 24px; }
  .say > .eyebrow { margin-bottom: 12px; }
  .acts .button { flex: 1 1 100%; }
  .proof { gap: 16px; justify-content: space-between; margin-top: 24px; padding-top: 16px; }
  .art { height: 320px; border-radius: 16px; }
  section { padding-top: 56px; }
  .two { gap: 0; }
  h2 { font-size: 28px; line-height: 32px; margin-bottom: 24px; }
  .map text { font-size: 22px; }
  .map .city { font-size: 26px; }
  .grid, .facts { grid-template-columns: 1fr; }
  .grid article:first-child { border: 0; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
