import { css } from '../../theme/css.js'

export const stateMessageStyles = css`
.state { display: grid; justify-items: center; gap: 4px; padding: 24px 16px; text-align: center; animation: portico-fade-in var(--portico-duration-view); }
.state-icon { display: grid; place-items: center; width: 56px; height: 56px; margin-block-end: 8px; border-radius: 50%; }
.state-icon-neutral { background: var(--portico-surface); color: var(--portico-text-secondary); }
.state-icon-danger { background: var(--portico-danger-soft); color: var(--portico-danger); }
.state-title { font-size: var(--portico-font-size-md); font-weight: 600; text-wrap: balance; }
.state-description { max-width: 264px; color: var(--portico-text-secondary); text-wrap: balance; }
.state-action { margin-block-start: 12px; }
`
