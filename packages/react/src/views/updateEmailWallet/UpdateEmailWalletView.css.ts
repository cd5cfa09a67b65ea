import { css } from '../../theme/css.js'

/** As high as the wallet's own page needs it. */
export const updateEmailWalletStyles = css`
.update-email { display: grid; align-content: start; gap: 20px; height: min(536px, var(--view-max-height, 536px)); padding: 16px; }
`
