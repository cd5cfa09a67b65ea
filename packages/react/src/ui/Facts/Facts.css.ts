import { css } from '../../theme/css.js'

export const factsStyles = css`
.facts { display: grid; gap: 12px; margin: 0; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.facts[data-plain] { gap: 8px; padding: 0; background: none; }
.fact { display: flex; justify-content: space-between; gap: 16px; }
.fact dt { flex: none; color: var(--portico-text-secondary); }
.fact dd { margin: 0; min-width: 0; text-align: end; overflow-wrap: anywhere; font-weight: 500; }
.fact .skeleton-text { width: 96px; }
@media (forced-colors: active) { .facts:not([data-plain]) { border: 1px solid CanvasText; } }
`
