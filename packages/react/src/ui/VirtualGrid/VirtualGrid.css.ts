import { css } from '../../theme/css.js'

export const virtualGridStyles = css`
.grid {
  /* The card's full width, also inside a padded view: the column count depends on it. */
  margin-inline: calc(var(--portico-view-padding) * -1);
  margin-block-end: calc(var(--portico-view-padding) * -1);
  padding-inline: 12px;
  height: min(448px, var(--grid-max-height, 448px));
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--portico-surface-active) transparent;
  /* Indicates that more follows below. */
  mask-image: linear-gradient(#000 calc(100% - 40px), transparent);
}
.grid:focus-visible { outline-offset: -2px; }
.grid-space { position: relative; margin-block-end: 24px; }
.grid-row { position: absolute; inset-block-start: 0; inset-inline: 0; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); height: 112px; padding-block: 4px; contain: layout style; }
.grid-row[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.grid-cell { min-width: 0; }
`
