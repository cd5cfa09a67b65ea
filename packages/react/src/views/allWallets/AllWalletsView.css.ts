import { css } from '../../theme/css.js'

/* The height of the grid, so that the card keeps its size while the visitor types. */
export const allWalletsStyles = css`
.wallets-tools { display: flex; gap: 8px; }
.wallets-tools .icon-button { width: 48px; height: 48px; border-radius: var(--portico-radius-sm); }
/* Two lines, for which the grid makes room: the card must not scroll, too. */
.wallets-taken { display: grid; align-content: center; height: 40px; }
.wallets-taken ~ .grid { height: min(396px, calc(var(--grid-max-height, 448px) - 52px)); }
.wallets-blank { display: grid; place-content: center; min-height: min(432px, calc(var(--view-max-height, 100vh) - 80px)); }
`
