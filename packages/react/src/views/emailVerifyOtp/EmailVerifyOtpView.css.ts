import { css } from '../../theme/css.js'

export const emailVerifyOtpStyles = css`
.login { display: grid; gap: 20px; padding-block: 16px 0; }
.login-words { display: grid; gap: 4px; justify-items: center; }
.login-words .text { overflow-wrap: anywhere; }
/* As tall as the wallet's form. */
.surface.surface-code { height: min(320px, var(--view-max-height, 320px)); margin-inline: calc(-1 * var(--portico-view-padding)); }
.login-status { display: grid; align-items: start; min-height: 40px; }
`
