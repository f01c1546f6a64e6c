/** Plain, in the colours of the landing page. */
export const systemDocsStyles = `
:root { color-scheme: light dark; --ink: #10202e; --soft: #4a5b69; --line: #d6dde3; --page: #fff; --sunk: #f3f6f8; --link: #0b6f9c }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef3; --soft: #a9b8c4; --line: #2b3b48; --page: #0f1a23; --sunk: #16242f; --link: #6cc7f0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 1.75rem 0 .25rem; overflow-wrap: anywhere }
a { color: var(--link) }
p { margin: .25rem 0 .75rem }
small { color: var(--soft) }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; padding: .75rem; overflow-x: auto; font-size: .875rem }
summary { cursor: pointer; min-height: 44px; padding: .6rem 0 }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
td, th { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
td:first-child, th { white-space: nowrap; overflow-wrap: normal }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
`;
