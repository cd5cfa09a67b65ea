import { css } from '../../theme/css.js'

export const tagStyles = css`
.tag {
  flex: none;
  display: inline-block;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: var(--portico-radius-full);
  font-size: var(--portico-font-size-xs);
  font-weight: 500;
  line-height: 16px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Keeps "540+" as it is in right-to-left pages. */
  unicode-bidi: plaintext;
}
.tag-neutral { background: var(--portico-surface-active); color: var(--portico-text-secondary); }
.tag-accent { background: var(--portico-accent-soft); color: var(--portico-accent-text); }
.tag-success { background: var(--portico-success-soft); color: var(--portico-success); }
.tag-warning { background: var(--portico-warning-soft); color: var(--portico-warning); }
.tag-danger { background: var(--portico-danger-soft); color: var(--portico-danger); }
@media (forced-colors: active) { .tag { border: 1px solid CanvasText; } }
`
