import { css } from '../../../theme/css.js'

/** Below 16 px iOS zooms the page when a field takes focus. A digit is 0.6 em wide. */
export const amountStyles = css`
.amount { display: grid; gap: 4px; justify-items: center; padding-block: 12px 4px; container-type: inline-size; text-align: center; }
.amount-line { display: flex; justify-content: center; align-items: center; gap: 0.2em; max-width: 100%; min-width: 0; min-height: 60px; direction: ltr; font-size: clamp(16px, 155cqi / var(--amount-length), 48px); line-height: 1.25; font-weight: 600; cursor: text; }
.amount-unit { flex: none; color: var(--portico-text-secondary); }
.amount-field { display: inline-grid; min-width: 0; overflow: hidden; }
.amount-field::after { grid-area: 1 / 1; min-width: 0.62em; padding-inline-end: 2px; white-space: pre; visibility: hidden; content: attr(data-value); font-variant-numeric: tabular-nums; }
.amount-input { grid-area: 1 / 1; width: 0; min-width: 100%; padding: 0; border: 0; background: none; appearance: none; font: inherit; font-variant-numeric: tabular-nums; color: inherit; text-align: start; }
.amount-input:focus-visible { outline: none; }
.amount-input::placeholder { color: var(--portico-text-secondary); opacity: 1; }
.amount[data-wrong] .amount-field { color: var(--portico-danger); }
.amount-line:has(.amount-input:focus-visible) { box-shadow: inset 0 -2px 0 var(--portico-focus); }
.amount-note { min-height: 18px; }
.amount-other { position: relative; display: inline-flex; align-items: center; gap: 4px; min-height: 28px; padding: 2px 12px; border-radius: 14px; background: var(--portico-surface); color: var(--portico-text-secondary); font-size: var(--portico-font-size-sm); }
.amount-other::after { position: absolute; inset: -8px 0; content: ''; }
.amount-other svg { transform: rotate(90deg); }
.amount-shares { display: flex; justify-content: center; gap: 8px; }
.amount-share { position: relative; min-width: 52px; min-height: 28px; padding: 2px 10px; border-radius: 14px; background: var(--portico-surface); font-size: var(--portico-font-size-xs); font-weight: 500; }
.amount-share::after { position: absolute; inset: -8px -4px; content: ''; }
.amount-box { flex: 1; min-width: 0; container-type: inline-size; }
.amount-box > .flow-amount { font-size: clamp(16px, 155cqi / var(--amount-length), 24px); }
@media (hover: hover) { .amount-other:hover, .amount-share:hover { background: var(--portico-surface-hover); } }
@media (forced-colors: active) { .amount-other, .amount-share { border: 1px solid CanvasText; } }
`
