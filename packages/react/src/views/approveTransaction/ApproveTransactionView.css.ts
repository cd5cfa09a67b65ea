import { css } from '../../theme/css.js'

/** With the header 600 px high, which is what the wallet's own page is drawn for. */
export const approveTransactionStyles = css`
.surface { display: grid; align-content: center; justify-items: center; gap: 16px; height: min(536px, var(--view-max-height, 536px)); padding: 16px; }
.surface.surface-settings { height: min(440px, var(--view-max-height, 440px)); }
/* The wallet's own page leaves before the card does: the words that wait for it have nothing to say then. */
.dialog[data-state='closing'] .surface > *, .view-leaving .surface > * { visibility: hidden; }
.surface-words { display: grid; gap: 4px; max-width: 272px; }
`
