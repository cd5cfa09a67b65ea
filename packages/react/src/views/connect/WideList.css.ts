import { css } from '../../theme/css.js'

export const wideListStyles = css`
.card-wide { --wide-height: min(100dvh - 32px, 560px); --view-max-height: calc(var(--wide-height) - var(--portico-header-height)); --code-max-size: 320px; display: grid; grid-template-columns: 328px minmax(0, 1fr); width: 768px; height: var(--wide-height); }
.card-wide .view { height: var(--view-max-height); }
/* One height for all views, overriding the animated height. */
.card-wide .height { height: var(--view-max-height) !important; }
.wide-list { border-inline-end: 1px solid var(--portico-border); }
/* Indicates that more follows below, as in the grid of all wallets. A footer has its own fade. */
.wide-list .view:not(:has(.view-footer)) { mask-image: linear-gradient(#000 calc(100% - 40px), transparent); }
.wide-list .view-content:last-child { padding-block-end: 24px; }
.wide-side { min-width: 0; }
.wide-side .view-body { min-height: 100%; }
.wide-side .view-content { margin-block: auto; }
/* Lists start at the top, loaded or not. */
.wide-side .view-content:has(> .stack > :is(.list-item, .skeleton)) { margin-block-start: 0; }
`
