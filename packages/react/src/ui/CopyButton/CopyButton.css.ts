import { css } from '../../theme/css.js'

export const copyButtonStyles = css`
.copy { position: relative; display: inline-flex; }
.copy[data-copied] :is(.button, .icon-button) { color: var(--portico-success); }
.copy[data-copied] .icon { stroke-dasharray: 24; animation: portico-tick 0.25s var(--portico-ease) both; }
@keyframes portico-tick { from { stroke-dashoffset: 24; } }
@media (prefers-reduced-motion: reduce) { .copy[data-copied] .icon { animation: portico-fade-in var(--portico-duration-view); } }
`
