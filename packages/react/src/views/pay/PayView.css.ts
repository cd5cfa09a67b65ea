import { css } from '../../theme/css.js'

export const payStyles = css`
.flow-sum.pay-sum { padding-block: 8px; }
.pay-address { font-variant-numeric: tabular-nums; font-size: var(--portico-font-size-xs); word-break: break-all; }
`
