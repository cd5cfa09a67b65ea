import { css } from '../../theme/css.js'

export const actionButtonStyles = css`
.action-row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; }
.action {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4px;
  min-height: 64px;
  padding: 8px 4px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-surface);
  color: var(--portico-accent-text);
  transition: background-color var(--portico-duration-press);
}
.action-label { color: var(--portico-text); font-size: var(--portico-font-size-xs); font-weight: 500; text-align: center; overflow-wrap: anywhere; }
.action:active { background: var(--portico-surface-active); }
.action:disabled { opacity: 0.5; cursor: not-allowed; }
@media (hover: hover) { .action:hover:not(:disabled, :active) { background: var(--portico-surface-hover); } }
@media (forced-colors: active) { .action { border: 1px solid ButtonBorder; } }
`
