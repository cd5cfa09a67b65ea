import { css } from '../../theme/css.js'

export const emailVerifyDeviceStyles = css`
.login-picture { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.request-words .text { overflow-wrap: anywhere; }
`
