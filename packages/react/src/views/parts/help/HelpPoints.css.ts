import { css } from '../../../theme/css.js'

export const helpStyles = css`
.help { display: grid; gap: 24px; padding-block: 4px 8px; }
.help-points { display: grid; gap: 16px; }
.help-point { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 12px; align-items: start; }
.help-icon { display: grid; place-items: center; width: 40px; height: 40px; border-radius: 26%; background: var(--portico-accent-soft); color: var(--portico-accent-text); }
`
