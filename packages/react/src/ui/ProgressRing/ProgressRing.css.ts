import { css } from '../../theme/css.js'

export const progressRingStyles = css`
.ring { position: relative; display: grid; place-items: center; width: 96px; height: 96px; margin-inline: auto; }
.ring-outline { position: absolute; inset: 0; fill: none; stroke-width: 3px; stroke-linecap: round; overflow: visible; }
.ring-track { stroke: var(--portico-border); transition: stroke var(--portico-duration-view); }
.ring-arc { stroke: var(--portico-accent); stroke-dasharray: 26 74; opacity: 0; transition: opacity var(--portico-duration-view); }
.ring[data-state='loading'] .ring-arc { opacity: 1; animation: portico-ring 1.4s linear infinite; }
.ring[data-state='error'] .ring-track { stroke: var(--portico-danger); }
.ring[data-state='error'] { animation: portico-shake var(--portico-duration-shake) both; }
.ring[data-state='success'] .ring-arc { stroke: var(--portico-success); stroke-dasharray: 100 0; opacity: 1; animation: portico-ring-close 0.4s var(--portico-ease) both; }
.ring-badge {
  position: absolute;
  inset-block-end: -6px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  border: 3px solid var(--portico-background);
  border-radius: var(--portico-radius-full);
  background: var(--portico-background);
  animation: portico-pop 0.2s var(--portico-ease) both;
}
.ring[data-state='error'] .ring-badge { background: var(--portico-danger-soft); color: var(--portico-danger); }
.ring[data-state='success'] .ring-badge { background: var(--portico-success-soft); color: var(--portico-success); }
@keyframes portico-ring { to { stroke-dashoffset: -100; } }
@keyframes portico-ring-close { from { stroke-dasharray: 0 100; } }
@keyframes portico-pop { from { opacity: 0; transform: scale(0.6); } }
@keyframes portico-shake {
  0%, 100% { transform: none; }
  15%, 55% { transform: translateX(-6px); }
  35%, 75% { transform: translateX(6px); }
  90% { transform: translateX(-2px); }
}
@media (prefers-reduced-motion: reduce) {
  .ring[data-state] { animation: none; }
  .ring[data-state='loading'] .ring-arc { stroke-dasharray: 100 0; animation: portico-pulse 1.6s ease-in-out infinite; }
  .ring[data-state='success'] .ring-arc, .ring-badge { animation: portico-fade-in var(--portico-duration-view) both; }
}
@media (forced-colors: active) { .ring-arc { stroke: Highlight; } .ring-track { stroke: CanvasText; } }
`
