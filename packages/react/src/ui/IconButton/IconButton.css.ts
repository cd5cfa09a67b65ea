import { css } from '../../theme/css.js'

export const iconButtonStyles = css`
.icon-button {
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: var(--portico-radius-full);
  color: var(--portico-text-secondary);
  transition: background-color var(--portico-duration-press), color var(--portico-duration-press);
}
.icon-button:focus-visible { outline-offset: -4px; }
.icon-button-filled { background: var(--portico-surface); color: var(--portico-text); }
.icon-button:active { background: var(--portico-surface-active); color: var(--portico-text); }
.icon-button[aria-pressed='true'] { background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.icon-button:disabled, .icon-button[aria-disabled] { opacity: 0.5; cursor: not-allowed; }
@media (hover: hover) {
  .icon-button:hover:not(:disabled, [aria-disabled], :active) { background: var(--portico-surface-hover); color: var(--portico-text); }
}
`
