import { css } from '../../theme/css.js'

/** As long as the interval of the quotes, 10 seconds. */
export const refreshRingStyles = css`
.refresh { position: relative; display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; color: var(--portico-accent-text, var(--portico-text)); }
.refresh::after { position: absolute; inset: -10px; content: ''; }
.refresh svg { transform: rotate(-90deg); fill: none; stroke-width: 2; }
.refresh-track { stroke: var(--portico-border-control); }
.refresh-arc { stroke: currentColor; stroke-linecap: round; stroke-dasharray: 100; stroke-dashoffset: 100; animation: portico-refresh-fill 10s linear forwards; }
.refresh [data-busy] .refresh-arc { stroke-dashoffset: 70; animation: none; }
.refresh [data-busy] { animation: portico-spin 0.8s linear infinite; }
@keyframes portico-refresh-fill { to { stroke-dashoffset: 0; } }
@media (prefers-reduced-motion: reduce) { .refresh-arc { animation: none; stroke-dashoffset: 25; } .refresh [data-busy] { animation: portico-pulse 1.6s ease-in-out infinite; } }
`
