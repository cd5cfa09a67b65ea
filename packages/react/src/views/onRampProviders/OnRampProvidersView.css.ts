import { css } from '../../theme/css.js'

export const onRampStyles = css`
.flow-box.buy-box { gap: 4px; }
.flow-line.buy-line { min-height: 44px; }
.buy-presets { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; border: 0; }
.buy-preset { min-height: 44px; text-align: center; padding: 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); font-weight: 500; font-variant-numeric: tabular-nums; }
.buy-preset[aria-pressed='true'] { box-shadow: inset 0 0 0 2px var(--portico-accent); }
@media (hover: hover) { .buy-preset:hover { background: var(--portico-surface-hover); } }
.buy-sellers { grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr)); }
.buy-sellers > legend { padding: 0; margin-bottom: 4px; }
.buy-sellers > .buy-preset { overflow-wrap: anywhere; }
.buy-link { display: grid; justify-items: center; }
@media (forced-colors: active) { .buy-preset { border: 1px solid CanvasText; } .buy-preset[aria-pressed='true'] { border-width: 3px; } }
`
