import { css } from '../../theme/css.js'

export const walletNotDetectedStyles = css`
.facts { display: grid; gap: 8px; padding: 12px 16px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.facts-list { display: grid; gap: 8px; max-height: 160px; overflow: hidden auto; }
.fact { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; align-items: start; }
.fact .icon { margin-block-start: 2px; color: var(--portico-text-secondary); }
`
