import { css } from '../../../theme/css.js'

export const sessionStyles = css`
.sign-ins { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.sign-in-row { display: flex; align-items: center; gap: 12px; padding-block: 8px; padding-inline: 12px 4px; border-radius: var(--portico-radius-sm); box-shadow: inset 0 0 0 1px var(--portico-border); }
.sign-in-row-text { flex: 1; display: grid; gap: 2px; min-width: 0; }
`
