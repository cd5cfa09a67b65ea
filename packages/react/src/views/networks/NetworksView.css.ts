import { css } from '../../theme/css.js'

/* The bar brings the margins of its place under the header; in a view it is one part among others. */
export const networksStyles = css`
.view-content .alert { margin: 0; }
`
