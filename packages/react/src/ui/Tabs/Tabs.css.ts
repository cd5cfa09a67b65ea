import { css } from '../../theme/css.js'

export const tabsStyles = css`
.tabs { display: grid; gap: 12px; }
.tab-list { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.tab {
  flex: 1 1 0;
  min-width: min-content;
  min-height: 44px;
  padding: 4px;
  border-radius: var(--portico-radius-xs);
  color: var(--portico-text-secondary);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  transition: background-color var(--portico-duration-press), color var(--portico-duration-press);
}
/* Five or more tabs, such as all families, share the width by content. */
.tab:first-child:nth-last-child(n + 5), .tab:first-child:nth-last-child(n + 5) ~ .tab { flex-basis: auto; padding-inline: 2px; }
.tab[aria-selected='true'] { background: var(--portico-raised); color: var(--portico-text); box-shadow: 0 1px 3px rgb(0 0 0 / 0.12); }
.tab:focus-visible { outline-offset: -2px; }
.tab-panel { animation: portico-fade-in var(--portico-duration-view); }
/* A view inside a tab uses the padding of the outer view. */
.tab-panel .view-body { padding-inline: 0; }
.tab-panel .view-content { padding-block-start: 0; }
.tab-panel :is(.view-content:last-child, .view-footer) { padding-block-end: 0; }
@media (hover: hover) { .tab:hover { color: var(--portico-text); } }
@media (forced-colors: active) { .tab[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`
