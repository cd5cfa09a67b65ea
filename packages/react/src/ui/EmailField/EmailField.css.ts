import { css } from '../../theme/css.js'

export const emailFieldStyles = css`
.email { display: grid; gap: 6px; }
.email-box { position: relative; display: flex; align-items: center; }
.email-input {
  width: 100%;
  height: 48px;
  padding-inline: 44px 52px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-surface);
  /* Below 16 px iOS zooms the page when the field takes focus. */
  font-size: max(16px, var(--portico-font-size-md));
  appearance: none;
  box-shadow: inset 0 0 0 1px var(--portico-border-control);
  transition: box-shadow var(--portico-duration-press);
}
.email-input::placeholder { color: var(--portico-text-secondary); opacity: 1; }
.email-input:focus-visible { outline: none; box-shadow: inset 0 0 0 2px var(--portico-focus); }
.email-input[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.email-input:disabled { opacity: 0.5; }
.email-icon { position: absolute; inset-inline-start: 12px; color: var(--portico-text-secondary); pointer-events: none; }
.email-submit {
  position: absolute;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--portico-radius-xs);
  background: var(--portico-accent);
  color: var(--portico-on-accent);
}
/* The finger's share: 44 px without drawing them. */
.email-submit::after { content: ''; position: absolute; inset: -4px; }
.email-submit[aria-busy='true'] { background: none; color: var(--portico-text-secondary); }
@media (hover: hover) { .email-submit:not([aria-busy='true']):hover { background: var(--portico-accent-hover); } }
@media (forced-colors: active) { .email-input { border: 1px solid ButtonBorder; } .email-input:focus-visible { outline: 2px solid Highlight; } }
`
