import { css } from '../../theme/css.js'

export const listItemStyles = css`
.list-item {
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: var(--row-height);
  padding-block: 4px;
  padding-inline: 8px 12px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-surface);
  color: var(--portico-text);
  transition: background-color var(--portico-duration-press);
}
.list-item-image { flex: none; display: grid; place-items: center; width: 40px; height: 40px; color: var(--portico-text-secondary); }
.list-item-image:has(> .icon) { border-radius: 26%; background: var(--portico-surface-active); }
.list-item-danger .list-item-image:has(> .icon) { background: var(--portico-danger-soft); }
/* Padding for texts that wrap in long languages; none where rows are lower. */
.list-item-text { flex: 1; display: grid; gap: 2px; min-width: 0; padding-block: calc((var(--row-height) - 48px) / 2); }
.list-item-text:first-child { padding-inline-start: 8px; }
.list-item-title {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--portico-font-size-md);
  font-weight: 500;
  line-height: 1.25;
  overflow-wrap: anywhere;
}
.list-item-subtitle { color: var(--portico-text-secondary); font-size: var(--portico-font-size-xs); line-height: 1.35; overflow-wrap: anywhere; }
.list-item > .icon { color: var(--portico-text-secondary); }
.list-item-danger, .list-item-danger .list-item-image { color: var(--portico-danger); }
.list-item-selected { box-shadow: inset 0 0 0 1.5px var(--portico-focus); }
.list-item-selected > .icon:last-child { color: var(--portico-accent-text); }
.list-item:active { background: var(--portico-surface-active); }
.list-item:disabled { opacity: 0.5; cursor: not-allowed; }
.list-item[aria-busy] { cursor: progress; }
@media (hover: hover) { .list-item:hover:not(:disabled, :active) { background: var(--portico-surface-hover); } }
@media (forced-colors: active) { .list-item { border: 1px solid ButtonBorder; } .list-item-selected { outline: 2px solid Highlight; } .list-item:disabled { color: GrayText; opacity: 1; } }
`
