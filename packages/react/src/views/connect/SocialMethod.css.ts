import { css } from '../../theme/css.js'

export const socialMethodStyles = css`
.socials { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8px; }
.socials .button { min-width: 0; padding-inline: 0; }
.socials .button-label { display: grid; place-items: center; }
`
