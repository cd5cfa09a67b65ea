import { css } from '../../theme/css.js'

export const skeletonStyles = css`
.skeleton { display: flex; animation: portico-breathe 1.6s ease-in-out infinite; }
.skeleton-list-item { align-items: center; gap: 12px; min-height: var(--row-height); padding-inline: 8px 12px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.skeleton-part { border-radius: var(--portico-radius-sm); background: var(--portico-surface-active); aspect-ratio: 1; width: min(100%, var(--code-max-size)); align-self: center; }
.skeleton-part[style] { width: 100%; aspect-ratio: auto; }
.skeleton-part.skeleton-words { width: 60%; border-radius: var(--portico-radius-2xs); }
.skeleton-cell { flex-direction: column; align-items: center; gap: 12px; height: 104px; padding: 8px 4px; }
.skeleton-image, .skeleton-line, .skeleton-text, .skeleton-title, .skeleton-avatar { background: var(--portico-surface-active); }
.skeleton-image { flex: none; width: 40px; height: 40px; border-radius: 26%; }
.skeleton-cell .skeleton-image { width: 56px; height: 56px; }
.skeleton-line { width: 40%; height: 12px; border-radius: var(--portico-radius-3xs); }
.skeleton-cell .skeleton-line { width: 48px; height: 8px; }
.skeleton-text { width: 60%; height: 12px; margin-block: 4px; border-radius: var(--portico-radius-3xs); }
.skeleton-title { width: 128px; height: 24px; margin-block: 4px; border-radius: var(--portico-radius-2xs); }
.skeleton-avatar { width: 64px; height: 64px; border-radius: 50%; }
@keyframes portico-breathe { 50% { opacity: 0.6; } }
@media (forced-colors: active) { .skeleton { border: 1px solid GrayText; } }
`
