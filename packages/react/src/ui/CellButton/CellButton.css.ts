import { css } from '../../theme/css.js'

export const cellButtonStyles = css`
.cell {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: 6px;
  width: 100%;
  height: 100%;
  padding: 8px 4px;
  border-radius: var(--portico-radius-sm);
  color: var(--portico-text);
  transition: background-color var(--portico-duration-press);
}
.cell-image { position: relative; display: grid; place-items: center; width: 56px; height: 56px; }
/* A border, because forced colours remove backgrounds. */
.cell-dot { position: absolute; inset-block-end: -2px; inset-inline-end: -2px; border: 6px solid var(--portico-success); border-radius: 50%; box-shadow: 0 0 0 2px var(--portico-background); }
.cell-label {
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--portico-font-size-xs);
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
}
.cell:focus-visible { outline-offset: -2px; }
.cell:active { background: var(--portico-surface-active); }
.cell[aria-disabled] { background: none; opacity: 0.5; cursor: not-allowed; }
@media (hover: hover) { .cell:hover:not([aria-disabled], :active) { background: var(--portico-surface-hover); } }
`
