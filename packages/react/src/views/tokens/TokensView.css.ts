import { css } from '../../theme/css.js'

export const tokensStyles = css`
.token-up { color: var(--portico-success); }
.token-down { color: var(--portico-danger); }
`
