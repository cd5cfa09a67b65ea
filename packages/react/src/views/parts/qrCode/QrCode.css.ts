import { css } from '../../../theme/css.js'

const delays = Array.from(
  { length: 8 },
  (_, ring) => `.qr-ring-${ring} { animation-delay: ${ring * 45}ms; }`,
).join('\n')

export const qrCodeStyles = css`
.qr {
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, var(--code-max-size));
  aspect-ratio: 1;
  padding: 20px;
  overflow: hidden;
  border-radius: var(--portico-radius-xl);
  background: var(--portico-qr-background);
  box-shadow: inset 0 0 0 1px var(--portico-border);
  forced-color-adjust: none;
}
/* In the wide layout the tabs stay in place, and the whole QR code is visible. */
.wide-side .view-content:has(> .tabs) { margin-block: 0; }
.wide-side .tabs .qr { width: min(100%, 256px); }
/* At 200 % zoom the tabs reduce the height for the QR code. */
@media (max-height: 500px) { .tabs .qr { width: min(100%, var(--code-max-size) - 64px); } }
.qr:not([data-ready])::before {
  content: '';
  position: absolute;
  inset: 20px;
  border-radius: 12px;
  background:
    linear-gradient(100deg, transparent 35%, #fff 50%, transparent 65%) 0 0 / 300% 100%,
    radial-gradient(circle, #dfe2e8 38%, transparent 42%) 0 0 / 9px 9px;
  animation: portico-qr-shimmer 1.8s linear infinite;
}
.qr-code { display: block; width: 100%; height: 100%; }
.qr-dots { fill: none; stroke: var(--portico-qr-color); stroke-width: 0.9; stroke-linecap: round; transform-origin: center; animation: portico-qr-settle 0.5s var(--portico-ease) both; }
${delays}
.qr-mark { animation: portico-fade-in 0.4s both; }
.qr-mark-frame { fill: none; stroke: var(--portico-qr-color); stroke-width: 1; }
.qr-mark-heart { fill: var(--portico-qr-color); }
.qr-logo { position: absolute; display: grid; place-items: center; border-radius: 26%; background: var(--portico-qr-background); }
@keyframes portico-qr-settle { from { opacity: 0; transform: scale(0.94); } }
@keyframes portico-qr-shimmer { from { background-position: 100% 0, 0 0; } to { background-position: 0 0, 0 0; } }
@media (prefers-reduced-motion: reduce) {
  .qr-dots { animation: portico-fade-in var(--portico-duration-view) both; }
  .qr:not([data-ready])::before { background: radial-gradient(circle, #dfe2e8 38%, transparent 42%) 0 0 / 9px 9px; animation: portico-pulse 1.6s ease-in-out infinite; }
}
`
