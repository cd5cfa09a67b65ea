import { css } from '../../theme/css.js'

export const dividerStyles = css`
.divider { display: flex; align-items: center; gap: 12px; min-height: 16px; color: var(--portico-text-secondary); font-size: var(--portico-font-size-xs); font-weight: 500; }
.divider::before, .divider::after { content: ''; flex: 1; height: 1px; background: var(--portico-border); }
.divider:empty { gap: 0; min-height: 1px; }
.divider-label { line-height: 16px; }
@media (forced-colors: active) { .divider::before, .divider::after { background: CanvasText; } }
`
