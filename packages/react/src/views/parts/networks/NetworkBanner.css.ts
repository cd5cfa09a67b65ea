import { css } from '../../../theme/css.js'

export const networkBannerStyles = css`
.banner {
  display: grid;
  gap: 8px;
  margin-inline: var(--portico-view-padding);
  margin-block: 4px 8px;
  padding: 12px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-warning-soft);
}
.banner-text { display: flex; gap: 8px; color: var(--portico-warning); font-weight: 500; }
.banner-text .icon { flex: none; }
`
