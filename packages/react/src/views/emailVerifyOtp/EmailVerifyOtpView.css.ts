import { css } from '../../theme/css.js'

export const emailVerifyOtpStyles = css`
/* As tall as the wallet's form. */
.surface.surface-code { height: min(320px, var(--view-max-height, 320px)); margin-inline: calc(-1 * var(--portico-view-padding)); }
`
