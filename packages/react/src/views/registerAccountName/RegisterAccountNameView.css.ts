import { css } from '../../theme/css.js'

export const registerAccountNameStyles = css`
.name-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.name-box { display: flex; align-items: center; gap: 4px; min-height: 48px; padding-inline: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); box-shadow: inset 0 0 0 1px var(--portico-border-control); direction: ltr; }
.name-box:focus-within:has(:focus-visible) { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.name-box[data-wrong] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
/* Below 16 px iOS zooms the page when the field takes focus. */
.name-input { flex: 1; min-width: 0; height: 48px; background: none; appearance: none; font-size: max(16px, var(--portico-font-size-md)); }
.name-input:focus-visible { outline: none; }
.name-zone { flex: none; max-width: 55%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--portico-text-secondary); }
.name-status { display: flex; align-items: center; gap: 6px; min-height: 20px; font-size: var(--portico-font-size-xs); color: var(--portico-text-secondary); overflow-wrap: anywhere; }
.name-status svg { flex: none; }
.name-status[data-tone='danger'] { color: var(--portico-danger); }
.name-status[data-tone='success'] { color: var(--portico-success); }
.name-again { position: relative; flex: none; color: var(--portico-text); font-weight: 500; text-decoration: underline; text-underline-offset: 2px; }
.name-again::after { content: ''; position: absolute; inset: -14px -4px; }
.name-free { display: grid; gap: 4px; }
.name-intro { display: grid; justify-items: center; gap: 12px; padding-block: 8px; text-align: center; overflow-wrap: anywhere; }
@media (forced-colors: active) { .name-box { border: 1px solid CanvasText; } .name-box:focus-within { outline: 2px solid Highlight; } }
`
