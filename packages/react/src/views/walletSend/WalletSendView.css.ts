import { css } from '../../theme/css.js'

export const walletSendStyles = css`
.send-box { display: grid; gap: 8px; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); }
.send-box:focus-within:has(.send-input:focus-visible) { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.send-box[data-wrong] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.send-line { display: flex; align-items: center; gap: 8px; min-height: 24px; min-width: 0; }
.send-line > .send-grow { flex: 1; min-width: 0; }
.send-input { flex: 1; width: 100%; min-width: 0; height: 44px; background: none; appearance: none; font-variant-numeric: tabular-nums; }
.send-input:focus-visible { outline: none; }
.send-input::placeholder { color: var(--portico-text-secondary); opacity: 1; }
.send-amount { font-size: var(--portico-font-size-xl); font-weight: 600; direction: ltr; text-align: start; }
[dir='rtl'] .send-amount { text-align: end; }
/* Below 16 px iOS zooms the page when the field takes focus. */
.send-receiver { font-size: max(16px, var(--portico-font-size-md)); }
.send-token { display: flex; align-items: center; gap: 8px; max-width: 150px; min-height: 44px; padding: 6px 8px; border-radius: var(--portico-radius-sm); background: var(--portico-background); font-weight: 500; }
.send-token > bdi { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (hover: hover) { .send-token:hover { background: var(--portico-surface-hover); } }
.send-small { position: relative; flex: none; min-height: 24px; border-radius: var(--portico-radius-sm); color: var(--portico-accent-text, var(--portico-text)); font-size: var(--portico-font-size-xs); font-weight: 500; text-decoration: underline; text-underline-offset: 2px; }
.send-small::after { content: ''; position: absolute; inset: -10px -4px; }
.send-recent { display: grid; gap: 4px; }
.send-whole { font-variant-numeric: tabular-nums; font-size: var(--portico-font-size-xs); word-break: break-all; color: var(--portico-text-secondary); }
.send-facts { display: grid; gap: 12px; margin: 0; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.send-fact { display: flex; justify-content: space-between; gap: 16px; }
.send-fact dt { flex: none; color: var(--portico-text-secondary); }
.send-fact dd { margin: 0; min-width: 0; text-align: end; overflow-wrap: anywhere; font-weight: 500; }
.send-sum { display: grid; justify-items: center; gap: 4px; padding-block: 4px; text-align: center; overflow-wrap: anywhere; }
.send-warning { display: flex; gap: 8px; margin: 0; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); }
.send-warning[data-grave] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.send-warning svg { flex: none; }
.send-speeds { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; border: 0; }
.send-speeds legend { margin-block-end: 8px; padding: 0; }
.send-speed { position: relative; display: grid; gap: 2px; justify-items: center; min-height: 52px; padding: 8px 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); text-align: center; }
.send-speed:has(:checked) { box-shadow: inset 0 0 0 2px var(--portico-accent); }
.send-speed:has(:focus-visible) { outline: 2px solid var(--portico-focus); outline-offset: 2px; }
.send-speed input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.send-buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
@media (forced-colors: active) { .send-box, .send-facts, .send-warning, .send-speed { border: 1px solid CanvasText; } .send-speed:has(:checked) { border-width: 3px; } }
`
