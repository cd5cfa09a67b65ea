import { css } from '../../theme/css.js'

export const buttonStyles = css`
.button {
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  border-radius: var(--portico-radius-sm);
  font-size: var(--portico-font-size-md);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  transition: background-color var(--portico-duration-press), transform var(--portico-duration-press);
}
.button-sm { min-height: 36px; padding: 6px 12px; border-radius: var(--portico-radius-full); font-size: var(--portico-font-size-sm); }
.button-sm::after { content: ''; position: absolute; inset: -4px 0; }
.button-lg { min-height: 48px; }
.button-full { width: 100%; }
.button-label { min-width: 0; overflow-wrap: anywhere; }
.button-primary { background: var(--portico-accent); color: var(--portico-on-accent); }
.button-secondary { background: var(--portico-surface); color: var(--portico-text); }
.button-ghost { color: var(--portico-accent-text); }
.button-danger { background: var(--portico-danger-soft); color: var(--portico-danger); }
.button:active { transform: scale(0.98); }
.button-primary:active { background: var(--portico-accent-active); }
.button-secondary:active, .button-ghost:active { background: var(--portico-surface-active); }
.button:disabled { background: var(--portico-surface); color: var(--portico-text-secondary); opacity: 0.6; cursor: not-allowed; transform: none; }
.button-ghost:disabled { background: none; }
.button[aria-busy] { cursor: progress; transform: none; }
@media (hover: hover) {
  .button-primary:hover:not(:disabled, :active) { background: var(--portico-accent-hover); }
  .button-secondary:hover:not(:disabled, :active) { background: var(--portico-surface-hover); }
  .button-ghost:hover:not(:disabled, :active) { background: var(--portico-surface); }
}
@media (prefers-reduced-motion: reduce) { .button:active { transform: none; } }
@media (forced-colors: active) { .button { border: 1px solid ButtonBorder; } .button:disabled { color: GrayText; opacity: 1; } }
`
