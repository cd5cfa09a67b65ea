import { css } from '../../../theme/css.js'

/** A row of 56 px with a gap of 4 px. */
export const assetStyles = css`
.asset { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, auto); align-items: center; gap: 12px; width: 100%; height: 56px; padding-inline: 8px 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.asset-text, .asset-end { display: grid; gap: 2px; min-width: 0; }
.asset-end { justify-items: end; max-width: 148px; text-align: end; font-variant-numeric: tabular-nums; }
.asset-line { display: flex; align-items: center; gap: 6px; min-width: 0; max-width: 100%; }
.asset-main, .asset-small { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.asset-main { font-weight: 500; }
.asset-small { max-width: 100%; color: var(--portico-text-secondary); font-size: var(--portico-font-size-xs); }
.asset-end .asset-main { max-width: 100%; }
/* The price is cut before its change. */
.asset-price { display: flex; gap: 4px; white-space: pre; }
.asset-price > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.asset-list { display: grid; gap: 8px; }
/* As tall as the rows, also where rows of other lists are lower. */
.panel-skeleton .skeleton-list-item { height: 56px; }
:is(button, a).asset { color: inherit; transition: background-color var(--portico-duration-press); }
:is(button, a).asset:focus-visible { outline-offset: -2px; }
:is(button, a).asset:active { background: var(--portico-surface-active); }
@media (hover: hover) { :is(button, a).asset:hover:not(:active) { background: var(--portico-surface-hover); } }
.token-up { color: var(--portico-success); }
.token-down { color: var(--portico-danger); }
@media (forced-colors: active) { .asset { border: 1px solid CanvasText; } }
`
