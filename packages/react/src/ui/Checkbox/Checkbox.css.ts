import { css } from '../../theme/css.js'

export const checkboxStyles = css`
.checkbox { position: relative; display: flex; align-items: center; gap: 12px; min-height: 44px; color: var(--portico-text-secondary); cursor: pointer; }
.checkbox-input { position: absolute; inset-inline-start: 0; width: 20px; height: 20px; opacity: 0; cursor: inherit; }
.checkbox-box { flex: none; display: grid; place-items: center; width: 20px; height: 20px; border-radius: var(--portico-radius-2xs); box-shadow: inset 0 0 0 1.5px var(--portico-border-control); pointer-events: none; }
/* Hidden by visibility, because forced colours would replace a colour. */
.checkbox-input:not(:checked) + .checkbox-box > * { visibility: hidden; }
.checkbox-input:checked + .checkbox-box { background: var(--portico-accent); box-shadow: none; color: var(--portico-on-accent); }
.checkbox-input:focus-visible + .checkbox-box { outline: 2px solid var(--portico-focus); outline-offset: 2px; }
@media (forced-colors: active) { .checkbox-box { border: 1px solid CanvasText; } }
`
