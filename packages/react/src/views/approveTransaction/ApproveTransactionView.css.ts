import { css } from '../../theme/css.js'

/** With the header it is 600 px high, the height that the vault is designed for. */
export const approveTransactionStyles = css`
.surface { display: grid; align-content: center; justify-items: center; gap: 16px; height: min(536px, var(--view-max-height, 536px)); padding: 16px; }
.surface.surface-settings { height: min(440px, var(--view-max-height, 440px)); }
/* Hidden once the frame has faded in. */
.surface-shown:not(.surface-code) > * { visibility: hidden; transition: visibility 0s 0.2s; }
/* The delay hides the text if the frame loads quickly. */
.surface-words { display: grid; gap: 4px; max-width: 272px; animation: portico-fade-in var(--portico-duration-view) 0.5s backwards; }
`
