import { css } from '../../theme/css.js'

export const onRampStyles = css`
.buy-box { display: grid; gap: 4px; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); }
.buy-box:focus-within:has(.buy-input:focus-visible) { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.buy-box[data-wrong] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.buy-line { display: flex; align-items: center; gap: 8px; min-width: 0; min-height: 44px; }
.buy-input, .buy-sum { flex: 1; width: 100%; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--portico-font-size-xl); font-weight: 600; font-variant-numeric: tabular-nums; }
.buy-input { height: 44px; background: none; appearance: none; direction: ltr; text-align: start; }
[dir='rtl'] .buy-input { text-align: end; }
.buy-input:focus-visible { outline: none; }
.buy-input::placeholder { color: var(--portico-text-secondary); opacity: 1; }
.buy-sum[data-quiet] { font-size: var(--portico-font-size-sm); font-weight: 400; color: var(--portico-text-secondary); white-space: normal; }
.buy-choice { display: flex; align-items: center; gap: 8px; max-width: 160px; min-height: 44px; padding: 6px 8px; border-radius: var(--portico-radius-sm); background: var(--portico-background); font-weight: 500; }
.buy-choice > bdi { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.buy-presets { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; border: 0; }
.buy-preset { min-height: 44px; text-align: center; padding: 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); font-weight: 500; font-variant-numeric: tabular-nums; }
.buy-preset[aria-pressed='true'] { box-shadow: inset 0 0 0 2px var(--portico-accent); }
@media (hover: hover) { .buy-choice:hover, .buy-preset:hover { background: var(--portico-surface-hover); } }
.buy-facts { display: grid; gap: 8px; margin: 0; }
.buy-fact { display: flex; justify-content: space-between; gap: 16px; }
.buy-fact dt { flex: none; color: var(--portico-text-secondary); }
.buy-fact dd { margin: 0; min-width: 0; text-align: end; overflow-wrap: anywhere; font-weight: 500; }
.buy-link { display: grid; justify-items: center; }
@media (forced-colors: active) { .buy-box, .buy-preset { border: 1px solid CanvasText; } .buy-preset[aria-pressed='true'] { border-width: 3px; } }
`
