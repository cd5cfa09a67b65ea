import { css } from '../../theme/css.js'

const sizes = ['xs', 'sm', 'md', 'xl', '4xl']
  .map(size => `.text-${size} { font-size: var(--portico-font-size-${size}); }`)
  .join('\n')

export const textStyles = css`
.text { min-width: 0; overflow-wrap: anywhere; }
${sizes}
.text-xl, .text-4xl { line-height: 1.2; letter-spacing: -0.01em; }
.text-medium { font-weight: 500; }
.text-semibold { font-weight: 600; }
.text-secondary { color: var(--portico-text-secondary); }
.text-accent { color: var(--portico-accent-text); }
.text-success { color: var(--portico-success); }
.text-warning { color: var(--portico-warning); }
.text-danger { color: var(--portico-danger); }
.text-center { text-align: center; text-wrap: balance; }
.text-truncate { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`
