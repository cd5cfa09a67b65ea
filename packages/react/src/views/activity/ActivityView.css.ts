import { css } from '../../theme/css.js'

export const activityStyles = css`
.activity-month { height: 32px; padding-block-start: 6px; color: var(--portico-text-secondary); font-size: var(--portico-font-size-sm); font-weight: 500; }
.activity-in { color: var(--portico-success); }
`
