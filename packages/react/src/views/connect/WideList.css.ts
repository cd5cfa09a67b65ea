import { css } from '../../theme/css.js'

export const wideListStyles = css`
.card-wide { --wide-height: min(100dvh - 32px, 560px); --view-max-height: calc(var(--wide-height) - var(--portico-header-height)); --code-max-size: 320px; display: grid; grid-template-columns: 328px minmax(0, 1fr); width: 768px; height: var(--wide-height); }
.card-wide .view { height: var(--view-max-height); }
/* One height for all: what the animation of heights has written does not count. */
.card-wide .height { height: var(--view-max-height) !important; }
.wide-list { border-inline-end: 1px solid var(--portico-border); }
/* There is more below, as in the grid of all wallets; a footer has a fade of its own. At the end only the padding fades. */
.wide-list .view:not(:has(.view-footer)) { mask-image: linear-gradient(#000 calc(100% - 40px), transparent); }
.wide-list .view-content:last-child { padding-block-end: 24px; }
.wide-side { min-width: 0; }
.wide-side .view-body { min-height: 100%; }
.wide-side .view-content { margin-block: auto; }
/* Lists begin at the top, loaded or not, whatever their length. */
.wide-side .view-content:has(> .stack > :is(.list-item, .skeleton)) { margin-block-start: 0; }
`
