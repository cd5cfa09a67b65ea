import { css } from '../../theme/css.js'

export const siwxSignMessageStyles = css`
.sign-in-pictures { display: flex; justify-content: center; gap: 12px; padding-block: 8px 16px; }
.sign-in-words { display: grid; gap: 4px; justify-items: center; padding-block-end: 16px; }
/* The signed message is always left-to-right. */
.sign-in-message { display: block; max-height: 168px; padding: 12px; overflow: auto; overscroll-behavior: contain; border-radius: var(--portico-radius-sm); background: var(--portico-surface); color: var(--portico-text-secondary); font-size: var(--portico-font-size-xs); line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; direction: ltr; text-align: start; }
`
