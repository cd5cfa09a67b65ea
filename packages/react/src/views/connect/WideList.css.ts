import { css } from '../../theme/css.js'

export const wideListStyles = css`
.card-wide { --wide-height: min(100dvh - 32px, 560px); --view-max-height: calc(var(--wide-height) - var(--portico-header-height)); --code-max-size: 320px; display: grid; grid-template-columns: 328px minmax(0, 1fr); width: 768px; height: var(--wide-height); }
.card-wide .view { height: var(--view-max-height); }
/* One height for all: what the animation of heights has written does not count. */
.card-wide .height { height: var(--view-max-height) !important; }
.wide-list { border-inline-end: 1px solid var(--portico-border); }
.wide-side { min-width: 0; }
.wide-side .view-body { min-height: 100%; }
.wide-side .view-content { margin-block: auto; }
`
