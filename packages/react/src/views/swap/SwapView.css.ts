import { css } from '../../theme/css.js'

export const swapStyles = css`
.swap-pair { display: grid; gap: 8px; }
.swap-turn { justify-self: center; margin-block: -22px; z-index: 1; border-radius: 50%; background: var(--portico-background); transform: rotate(90deg); }
.flow-box.swap-box { padding-block: 10px; }
.swap-chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0; }
.swap-chip { display: flex; align-items: center; gap: 6px; min-height: 44px; padding: 4px 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); font-weight: 500; }
.swap-chip:disabled { opacity: 0.5; cursor: default; }
@media (hover: hover) { .swap-chip:hover:not(:disabled) { background: var(--portico-surface-hover); } }
.swap-sums { display: grid; gap: 12px; }
.swap-sum { display: flex; align-items: center; gap: 12px; min-width: 0; }
.swap-sum > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
@media (forced-colors: active) { .swap-chip { border: 1px solid CanvasText; } }
`
