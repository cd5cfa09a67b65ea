import { css } from '../../theme/css.js'

export const addressTextStyles = css`
.address-text { display: block; direction: ltr; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: var(--portico-font-size-xs); line-height: 20px; color: var(--portico-text-secondary); text-align: inherit; text-wrap: balance; word-break: break-all; }
.address-text b { font-weight: 700; color: var(--portico-text); }
`
