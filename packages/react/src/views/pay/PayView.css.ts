import { css } from '../../theme/css.js'

export const payStyles = css`
.pay-sum { display: grid; justify-items: center; gap: 4px; padding-block: 8px; text-align: center; overflow-wrap: anywhere; }
.pay-facts { display: grid; gap: 12px; margin: 0; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.pay-fact { display: flex; justify-content: space-between; gap: 16px; }
.pay-fact dt { flex: none; color: var(--portico-text-secondary); }
.pay-fact dd { margin: 0; min-width: 0; text-align: end; overflow-wrap: anywhere; font-weight: 500; }
.pay-address { font-variant-numeric: tabular-nums; font-size: var(--portico-font-size-xs); word-break: break-all; }
@media (forced-colors: active) { .pay-facts { border: 1px solid CanvasText; } }
`
