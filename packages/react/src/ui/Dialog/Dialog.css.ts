import { css } from '../../theme/css.js'

export const dialogStyles = css`
.dialog {
  position: fixed;
  inset: 0;
  z-index: var(--portico-z-index);
  width: 100%;
  max-width: none;
  height: 100%;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 16px;
  border: 0;
  background: none;
  color: inherit;
  overflow: hidden;
  overscroll-behavior: contain;
  /* Radix disables pointer events on the body, and a dialog inherits that. */
  pointer-events: auto;
}
.dialog[open] { display: grid; place-items: center; }
.dialog::backdrop { display: none; }
.dialog:focus-visible { outline: none; }
.dialog-backdrop { position: absolute; inset: 0; background: var(--portico-overlay); touch-action: none; animation: portico-fade-in 0.2s; }
.card {
  --view-max-height: calc(min(100dvh - 32px, 680px) - var(--portico-header-height));
  --card-in: portico-card-in;
  /* The height below a search field. */
  --grid-max-height: calc(var(--view-max-height) - 64px);
  /* A QR code must be visible as a whole to be scanned, also at 200 % zoom. */
  --code-max-size: calc(var(--view-max-height) - 20px);
  --row-height: 56px;
  position: relative;
  width: var(--portico-modal-width);
  max-width: 100%;
  overflow: hidden;
  border-radius: var(--portico-radius-xl);
  background: var(--portico-background);
  box-shadow: var(--portico-shadow);
  animation: var(--card-in) 0.2s var(--portico-ease);
}
.card:focus-visible { outline: none; }
/* Beside the card in every mode. It is defined here because its space is reserved before its styles load. */
.toasts { position: fixed; inset-block-start: 16px; inset-inline: 16px; z-index: var(--portico-z-index); display: grid; justify-items: center; gap: 8px; pointer-events: none; }
@media (min-width: 900px) { .toasts { justify-items: end; } }
/* The first animation stays in the list, or it would replay after the shake. */
.card-shake { animation: var(--card-in) 0.2s var(--portico-ease), var(--card-shake, portico-shake) var(--portico-duration-shake); }
.dialog[data-state='closing'] { pointer-events: none; }
.dialog[data-state='closing'] .dialog-backdrop { animation: portico-fade-out var(--portico-duration-view) both; }
.dialog[data-state='closing'] .card { animation: portico-card-out var(--portico-duration-view) ease-in both; }
@keyframes portico-card-in { from { opacity: 0; transform: scale(0.96) translateY(4px); } }
@keyframes portico-card-out { to { opacity: 0; transform: scale(0.97); } }
@keyframes portico-sheet-in { from { transform: translateY(100%); } }
@keyframes portico-sheet-out { to { transform: translateY(100%); } }
@media (max-height: 699px) and (min-width: 431px) { .dialog[open] { place-items: start center; } }
@media (max-width: 430px) {
  .dialog { padding: 0; }
  .dialog[open] { place-items: end center; }
  .dialog > .card {
    --view-max-height: calc(100dvh - 32px - var(--portico-header-height) - env(safe-area-inset-bottom, 0px));
    width: 100%;
    padding-block-end: env(safe-area-inset-bottom, 0px);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    --card-in: portico-sheet-in;
    --row-height: 48px;
    transition: translate var(--portico-duration-view) var(--portico-ease);
  }
  .dialog > .card::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset-block-start: 6px;
    inset-inline-start: calc(50% - 18px);
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: var(--portico-surface-active);
  }
  .dialog > .card > .header { touch-action: none; }
  .dialog[data-state='closing'] .card { animation-name: portico-sheet-out; }
}
@media (prefers-reduced-motion: reduce) {
  .dialog > .card { transition: none; }
  .card, .dialog > .card { --card-in: portico-fade-in; --card-shake: portico-pulse; }
  .dialog[data-state='closing'] .card { animation-name: portico-fade-out; }
}
@media (forced-colors: active) { .card { border: 1px solid CanvasText; } .dialog-backdrop { background: rgb(0 0 0 / 0.6); forced-color-adjust: none; } }
`
