import { css } from '../../theme/css.js'

export const searchFieldStyles = css`
.search { position: relative; flex: 1; display: flex; align-items: center; min-width: 0; }
.search-input {
  width: 100%;
  height: 48px;
  padding-inline: 44px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-surface);
  /* Below 16 px iOS zooms the page when the field takes focus. */
  font-size: max(16px, var(--portico-font-size-md));
  appearance: none;
  box-shadow: inset 0 0 0 1px var(--portico-border-control);
  transition: box-shadow var(--portico-duration-press);
}
.search-input::placeholder { color: var(--portico-text-secondary); opacity: 1; text-overflow: ellipsis; }
.search-input::-webkit-search-cancel-button { display: none; }
.search-input:focus-visible { outline: none; box-shadow: inset 0 0 0 2px var(--portico-focus); }
.search-icon { position: absolute; inset-inline-start: 12px; color: var(--portico-text-secondary); pointer-events: none; }
.search-clear { position: absolute; inset-inline-end: 2px; display: grid; place-items: center; width: 44px; height: 44px; border-radius: var(--portico-radius-sm); color: var(--portico-text-secondary); }
.search-clear:focus-visible { outline-offset: -4px; }
@media (hover: hover) { .search-clear:hover { color: var(--portico-text); } }
@media (forced-colors: active) { .search-input { border: 1px solid ButtonBorder; } .search-input:focus-visible { outline: 2px solid Highlight; } }
`
