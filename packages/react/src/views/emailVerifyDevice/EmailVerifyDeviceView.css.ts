import { css } from '../../theme/css.js'

/** As high as the wallet's own page needs it. */
export const emailVerifyDeviceStyles = css`
.device-approval { display: grid; align-content: space-between; height: min(480px, var(--view-max-height, 480px)); }
.login-picture { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.request-words .text { overflow-wrap: anywhere; }
`
