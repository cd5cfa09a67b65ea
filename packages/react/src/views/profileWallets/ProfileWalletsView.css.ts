import { css } from '../../theme/css.js'

export const profileWalletsStyles = css`
.account-rows { display: grid; gap: 8px; }
.active-wallet { display: flex; align-items: center; gap: 0; padding-block: 12px; padding-inline: 12px 4px; border-radius: var(--portico-radius-sm); box-shadow: inset 0 0 0 1px var(--portico-border); }
.active-wallet-text { flex: 1; display: grid; gap: 2px; min-width: 0; padding-inline: 12px 4px; }
.active-wallet-name { display: flex; align-items: center; gap: 8px; min-width: 0; }
.connection { display: flex; align-items: center; gap: 4px; }
.connection .icon-button { margin-inline-end: -8px; }
`
