import { css } from '../../theme/css.js'

export const connectStyles = css`
.email-place { min-height: 48px; }
`
