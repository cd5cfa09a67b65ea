import { css } from '../../theme/css.js'

export const activityStyles = css`
.activity-month { height: 32px; padding-block-start: 6px; color: var(--portico-text-secondary); font-size: var(--portico-font-size-sm); font-weight: 500; }
a.asset { color: inherit; transition: background-color var(--portico-duration-press); }
a.asset:focus-visible { outline-offset: -2px; }
a.asset:active { background: var(--portico-surface-active); }
@media (hover: hover) { a.asset:hover:not(:active) { background: var(--portico-surface-hover); } }
.activity-in { color: var(--portico-success); }
`
