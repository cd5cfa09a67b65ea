import { css } from '../../../theme/css.js'

export const stateMessageStyles = css`
.state { display: grid; justify-items: center; gap: 4px; padding: 12px 16px; text-align: center; animation: portico-fade-in var(--portico-duration-view); }
.state-picture { display: block; width: 160px; height: 112px; margin-block-end: 8px; }
.state-title { font-size: var(--portico-font-size-md); font-weight: 600; text-wrap: balance; }
.state-description { max-width: 264px; color: var(--portico-text-secondary); text-wrap: balance; }
.state-action { margin-block-start: 12px; }
`
