import { css } from '../../theme/css.js'

export const windowedListStyles = css`
.windowed { position: relative; }
.windowed-item { position: absolute; inset-block-start: 0; inset-inline: 0; contain: layout style; }
`
