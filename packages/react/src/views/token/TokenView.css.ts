import { css } from '../../theme/css.js'

export const tokenStyles = css`
.token-head { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 4px; text-align: center; }
.token-head .image { margin-block-end: 8px; }
.token-head .balance-amount { font-size: 28px; font-weight: 600; letter-spacing: -0.01em; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.token-head .balance-symbol { color: var(--portico-text-secondary); font-size: var(--portico-font-size-md); }
.token-contract { display: flex; align-items: center; justify-content: end; margin-block: -12px; margin-inline-end: -12px; }
.token-activity { display: grid; gap: 8px; }
.token-activity .heading { padding-inline: 0; }
.token-activity .state-picture { display: none; }
`
