import { css } from '../../theme/css.js'

export const toastStackStyles = css`
.toast {
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  min-height: 44px;
  padding-block: 8px;
  padding-inline: 12px 16px;
  border-radius: var(--portico-radius-lg);
  background: var(--portico-raised);
  box-shadow: 0 0 0 1px var(--portico-border), 0 8px 24px rgb(0 0 0 / 0.16);
  font-weight: 500;
  pointer-events: auto;
  animation: portico-toast var(--portico-duration-view) var(--portico-ease);
}
.toast-message { min-width: 0; overflow-wrap: anywhere; }
.toast-success > .icon { color: var(--portico-success); }
.toast-warning > .icon { color: var(--portico-warning); }
.toast-error > .icon { color: var(--portico-danger); }
.toast-info > .icon, .toast-loading > .spinner { color: var(--portico-accent-text); }
.toast-close { flex: none; display: grid; place-items: center; width: 44px; height: 44px; margin-block: -8px; margin-inline-end: -16px; color: var(--portico-text-secondary); }
.toast-close:focus-visible { outline-offset: -8px; }
@keyframes portico-toast { from { opacity: 0; transform: scale(0.85); } }
@media (prefers-reduced-motion: reduce) { .toast { animation-name: portico-fade-in; } }
@media (forced-colors: active) { .toast { border: 1px solid CanvasText; } }
`
