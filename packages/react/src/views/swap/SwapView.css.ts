import { css } from '../../theme/css.js'

export const swapStyles = css`
.swap-pair { display: grid; gap: 8px; }
.swap-turn { justify-self: center; margin-block: -22px; z-index: 1; border-radius: 50%; background: var(--portico-background); transform: rotate(90deg); }
.flow-box.swap-box { padding-block: 10px; }
.swap-below { flex-wrap: wrap; row-gap: 8px; }
.swap-below .amount-share { min-width: 44px; background: var(--portico-background); }
.swap-below > .flow-grow { flex: 1 0 auto; max-width: 100%; }
.swap-rate { display: inline-flex; align-items: center; justify-content: flex-end; gap: 8px; }
.swap-fee { display: grid; justify-items: end; }
.swap-slippage { display: grid; gap: 8px; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.swap-slippage .amount-share { min-height: 40px; background: var(--portico-background); }
.swap-slippage .amount-share[aria-pressed='true'] { box-shadow: inset 0 0 0 2px var(--portico-accent); }
.swap-custom { display: flex; flex: 1; align-items: center; gap: 8px; min-width: 0; min-height: 40px; padding-inline: 12px; border-radius: 20px; background: var(--portico-background); box-shadow: inset 0 0 0 1px var(--portico-border-control); font-size: var(--portico-font-size-xs); }
.swap-custom:focus-within { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.swap-custom[data-wrong] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.swap-custom input { flex: 1; min-width: 0; height: 40px; padding: 0; border: 0; background: none; appearance: none; font: inherit; font-size: max(16px, var(--portico-font-size-md)); text-align: end; }
.swap-custom input:focus-visible { outline: none; }
/* The footer is above the end of the content. */
.swap-slippage-note { scroll-margin-block-end: 100px; }
.swap-chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0; }
.swap-chip { display: flex; align-items: center; gap: 6px; min-height: 44px; padding: 4px 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); font-weight: 500; }
.swap-chip:disabled { opacity: 0.5; cursor: default; }
@media (hover: hover) { .swap-chip:hover:not(:disabled) { background: var(--portico-surface-hover); } }
.swap-sums { display: grid; gap: 12px; }
.swap-sum { display: flex; align-items: center; gap: 12px; min-width: 0; }
.swap-sum > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
@media (forced-colors: active) { .swap-chip { border: 1px solid CanvasText; } }
`
