import { css } from '../../theme/css.js'

export const emailVerifyDeviceStyles = css`
/* As high as the wallet's own page needs it. */
.device-waiting { display: grid; height: min(480px, var(--view-max-height, 480px)); }
.device-waiting > .view-body { justify-content: space-between; }
.login-picture { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.request-words .text { overflow-wrap: anywhere; }
`
