import { css } from '../../../theme/css.js'

export const headingStyles = css`
.heading { padding-block-start: 4px; padding-inline: 8px; }
`
