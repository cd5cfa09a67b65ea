import { css } from '../../theme/css.js'

export const accountStyles = css`
.account { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 4px; padding-block-end: 4px; }
.account-name { display: flex; align-items: center; justify-content: center; max-width: 100%; margin-block-start: 8px; }
.account-name .icon-button { margin-inline-end: -8px; }
.balance { display: flex; align-items: baseline; justify-content: center; gap: 6px; min-height: 32px; margin-block-end: 8px; }
.balance .balance-amount { font-size: var(--portico-font-size-xl); font-weight: 600; font-variant-numeric: tabular-nums; }
.balance .balance-symbol { color: var(--portico-text-secondary); font-size: var(--portico-font-size-md); }
.reminder { display: grid; gap: 4px; padding: 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.reminder-actions { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-block-start: 8px; }
/* As tall as the rows of the tabs, also where other rows are lower. */
.panel-skeleton .skeleton-list-item { height: 56px; }
/* A tab has no room for an illustration. */
.account-tabs .state-picture { display: none; }
/* As tall as a list row, but not a button. */
.token { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 12px; min-height: var(--row-height); padding-inline: 8px 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
`
