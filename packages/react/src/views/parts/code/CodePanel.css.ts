import { css } from '../../../theme/css.js'

export const codePanelStyles = css`
.login { display: grid; gap: 20px; padding-block: 16px 0; }
.login-words { display: grid; gap: 4px; justify-items: center; }
.login-words .text { overflow-wrap: anywhere; }
.login-status { display: grid; align-items: start; min-height: 40px; }
`
