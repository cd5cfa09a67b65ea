import { css } from '../../theme/css.js'

export const accountStyles = css`
.account { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; }
.account-row { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 44px; }
.account-avatar { position: relative; flex: none; margin-inline-end: 4px; }
.account-mark { position: absolute; inset: auto -4px -4px auto; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%; background: var(--portico-background); }
.account-mark:dir(rtl) { inset: auto auto -4px -4px; }
.account-text { flex: 1; min-width: 0; }
.account-name { display: flex; align-items: center; gap: 4px; }
/* 44 px for a finger, 24 px drawn. */
.account-name .icon-button { position: relative; width: 24px; height: 24px; }
.account-name .icon-button::after { content: ''; position: absolute; inset: -10px; }
.account-name .icon { width: 16px; height: 16px; }
.account-row > .button { flex: none; max-width: 42%; padding-inline: 6px 12px; }
.account-row > .button .button-label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.account-controls { flex: none; display: flex; margin-inline-end: -12px; }
.balance { display: flex; align-items: baseline; gap: 6px; min-width: 0; }
.balance .balance-amount { font-size: 28px; font-weight: 600; letter-spacing: -0.01em; line-height: 1.2; font-variant-numeric: tabular-nums; }
.balance-long .balance-amount { font-size: var(--portico-font-size-xl); }
.balance .balance-symbol { color: var(--portico-text-secondary); font-size: var(--portico-font-size-md); }
.reminder { position: relative; }
.reminder .list-item { padding-inline-end: 44px; }
.reminder .list-item-image { background: var(--portico-warning-soft); color: var(--portico-warning); }
.reminder > .icon-button { position: absolute; inset-block: 0; inset-inline-end: 0; margin-block: auto; }
/* A tab has no room for an illustration. */
.account-tabs .state-picture { display: none; }
/* Buy, while it is unknown whether the network has it. */
.action.skeleton { background: var(--portico-surface-active); }
@media (max-width: 359px), (max-height: 600px) {
  .account + .action-row { gap: 4px; }
  .account + .action-row .action { min-height: 52px; padding: 4px 0; }
  .balance .balance-amount { font-size: 24px; }
  .balance-long .balance-amount { font-size: var(--portico-font-size-md); }
}
`
