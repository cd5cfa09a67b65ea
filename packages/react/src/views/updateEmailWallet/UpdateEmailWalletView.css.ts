import { css } from '../../theme/css.js'

export const updateEmailWalletStyles = css`
.update-email { display: grid; align-content: start; gap: 20px; padding: 0 16px 24px; }
/* As high as the wallet's own page needs it. */
.update-email-asking { height: min(536px, var(--view-max-height, 536px)); }
`
