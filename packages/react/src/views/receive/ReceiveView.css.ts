import { css } from '../../theme/css.js'

export const receiveStyles = css`
.receive-address { max-width: 264px; font-variant-numeric: tabular-nums; font-weight: 500; text-align: center; text-wrap: balance; word-break: break-all; user-select: all; }
.receive-networks { display: flex; align-items: center; }
.receive-networks > :not(:first-child, :last-child) { margin-inline-start: -8px; box-shadow: 0 0 0 2px var(--portico-surface); }
.receive-list { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; }
.receive-network { display: flex; align-items: center; gap: 12px; min-height: 56px; padding-inline: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
`
