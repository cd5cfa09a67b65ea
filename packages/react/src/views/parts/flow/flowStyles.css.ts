import { css } from '../../../theme/css.js'

export const flowStyles = css`
.flow-box { display: grid; gap: 8px; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); }
.flow-box:focus-within:has(.flow-input:focus-visible) { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.flow-box[data-wrong] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.flow-line { display: flex; align-items: center; gap: 8px; min-height: 24px; min-width: 0; }
.flow-line > .flow-grow { flex: 1; min-width: 0; }
.flow-input { flex: 1; width: 100%; min-width: 0; height: 44px; background: none; appearance: none; font-variant-numeric: tabular-nums; }
.flow-input:focus-visible { outline: none; }
.flow-input::placeholder { color: var(--portico-text-secondary); opacity: 1; }
.flow-amount { font-size: var(--portico-font-size-xl); font-weight: 600; direction: ltr; text-align: start; }
.flow-amount:dir(rtl) { text-align: end; }
.flow-result { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--portico-font-size-xl); font-weight: 600; font-variant-numeric: tabular-nums; }
.flow-result[data-old] { opacity: 0.5; }
.flow-result[data-quiet] { font-size: var(--portico-font-size-sm); font-weight: 400; color: var(--portico-text-secondary); white-space: normal; }
.flow-token { display: flex; align-items: center; gap: 8px; max-width: 160px; min-height: 44px; padding: 6px 8px; border-radius: var(--portico-radius-sm); background: var(--portico-background); font-weight: 500; }
.flow-token > bdi { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.flow-small { position: relative; flex: none; min-height: 24px; border-radius: var(--portico-radius-sm); color: var(--portico-accent-text, var(--portico-text)); font-size: var(--portico-font-size-xs); font-weight: 500; text-decoration: underline; text-underline-offset: 2px; }
.flow-small::after { content: ''; position: absolute; inset: -10px -4px; }
.flow-sum { display: grid; justify-items: center; gap: 4px; padding-block: 4px; text-align: center; overflow-wrap: anywhere; }
.flow-warning { display: flex; gap: 8px; margin: 0; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); }
.flow-warning[data-grave] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.flow-warning svg { flex: none; }
.flow-heading { padding-block: 8px 4px; }
.flow-buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
@media (hover: hover) { .flow-token:hover:not(:disabled) { background: var(--portico-surface-hover); } }
@media (forced-colors: active) { .flow-box, .flow-warning { border: 1px solid CanvasText; } }
`
