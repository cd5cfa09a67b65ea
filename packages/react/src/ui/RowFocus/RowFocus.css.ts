import { css } from '../../theme/css.js'

export const rowFocusStyles = css`
.row-focus { display: contents; }
`
