import { css } from '../theme/css.js'

export const devtoolsStyles = css`
:host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 998; font: 13px/1.5 system-ui, sans-serif; color: #e6e8ee; color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #5b6273; border-radius: 8px; background: #232733; color: inherit; font: inherit; cursor: pointer; }
button[aria-selected='true'] { background: #3a4257; }
:focus-visible { outline: 2px solid #7aa2ff; outline-offset: 2px; }
.panel { display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 8px; width: min(560px, calc(100vw - 32px)); height: min(420px, calc(100vh - 32px)); padding: 12px; border: 1px solid #5b6273; border-radius: 12px; background: #14161d; }
.tabs, .bar { display: flex; flex-wrap: wrap; gap: 8px; }
textarea { width: 100%; border: 1px solid #5b6273; border-radius: 8px; background: #232733; color: inherit; font: 12px/1.4 ui-monospace, monospace; resize: vertical; }
.body { overflow: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px; border-bottom: 1px solid #2b3040; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
`
