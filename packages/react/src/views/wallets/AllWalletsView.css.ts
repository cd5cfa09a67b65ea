import { css } from '../../theme/css.js'

/* The height of the grid, so that the card keeps its size while somebody types. */
export const allWalletsStyles = css`
.wallets-tools { display: flex; gap: 8px; }
.wallets-tools .icon-button { width: 48px; height: 48px; border-radius: var(--portico-radius-sm); }
.wallets-blank { display: grid; place-content: center; min-height: min(432px, calc(var(--view-max-height, 100vh) - 80px)); }
`
