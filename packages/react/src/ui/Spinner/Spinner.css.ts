import { css } from '../../theme/css.js'

export const spinnerStyles = css`
.spinner { flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 2.25px; stroke-linecap: round; animation: portico-spin 0.8s linear infinite; }
.spinner-track { opacity: 0.2; }
.spinner-arc { stroke-dasharray: 28 72; }
@media (prefers-reduced-motion: reduce) { .spinner { animation: portico-pulse 1.6s ease-in-out infinite; } }
`
