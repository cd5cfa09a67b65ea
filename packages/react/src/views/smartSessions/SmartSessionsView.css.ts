import { css } from '../../theme/css.js'

export const smartSessionsStyles = css`
.smart-month { display: grid; gap: 8px; padding-block-start: 12px; }
`
