import { css } from '../../theme/css.js'

export const cellButtonStyles = css`
.cell {
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 8px;
  width: 100%;
  height: 100%;
  padding: 8px 4px;
  border-radius: var(--portico-radius-sm);
  color: var(--portico-text);
  transition: background-color var(--portico-duration-press);
}
.cell-image { position: relative; display: grid; place-items: center; width: 56px; height: 56px; }
.cell-badge {
  position: absolute;
  inset-block-end: -4px;
  inset-inline-end: -4px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--portico-success);
  color: var(--portico-background);
  box-shadow: 0 0 0 2px var(--portico-background);
}
.cell-badge .icon { stroke-width: 2.5px; }
.cell-name { display: flex; align-items: center; justify-content: center; gap: 2px; max-width: 100%; }
.cell-name .icon { flex: none; color: var(--portico-accent-text); stroke-width: 2px; }
.cell-label { overflow: hidden; font-size: var(--portico-font-size-xs); font-weight: 500; line-height: 16px; text-overflow: ellipsis; white-space: nowrap; }
.cell:focus-visible { outline-offset: -2px; }
.cell:active { background: var(--portico-surface-active); }
.cell:disabled { opacity: 0.5; cursor: not-allowed; }
@media (hover: hover) { .cell:hover:not(:disabled, :active) { background: var(--portico-surface-hover); } }
`
