import { css } from '../../theme/css.js'

export const receiveStyles = css`
.receive-address { max-width: 264px; font-variant-numeric: tabular-nums; font-weight: 500; text-align: center; text-wrap: balance; word-break: break-all; user-select: all; }
`
