/** The family of code: keys, snippets and names of settings. */
export const monospace = "ui-monospace, 'SF Mono', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
