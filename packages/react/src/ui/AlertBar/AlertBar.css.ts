import { css } from '../../theme/css.js'

export const alertBarStyles = css`
.alert {
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-inline: var(--portico-view-padding);
  margin-block-end: 12px;
  padding-block: 8px;
  padding-inline: 12px;
  border-radius: var(--portico-radius-sm);
  font-weight: 500;
  animation: portico-fade-in var(--portico-duration-view);
}
.alert-message { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.alert-error { background: var(--portico-danger-soft); color: var(--portico-danger); }
.alert-warning { background: var(--portico-warning-soft); color: var(--portico-warning); }
.alert-info { background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.alert-close { flex: none; display: grid; place-items: center; width: 44px; height: 44px; margin-block: -8px; margin-inline-end: -12px; }
.alert-close:focus-visible { outline-offset: -8px; }
@media (forced-colors: active) { .alert { border: 1px solid CanvasText; } }
`
