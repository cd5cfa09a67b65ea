import { css } from '../../theme/css.js'

export const payStyles = css`
.pay-sum { display: grid; justify-items: center; gap: 8px; padding-block-end: 8px; text-align: center; }
.view-content:has(> .pay-sum) .request { gap: 16px; padding-block: 8px 0; }
.view-content:has(> .pay-sum) .request-words { min-height: 48px; }
.pay-sum > .skeleton-title { margin-block: 12px; }
.pay-asset { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px 8px; }
.pay-details > summary { display: flex; align-items: center; justify-content: center; gap: 4px; min-height: 44px; color: var(--portico-text-secondary); cursor: pointer; list-style: none; border-radius: var(--portico-radius-sm); }
.pay-details > summary::-webkit-details-marker { display: none; }
.pay-details > summary .icon { transform: rotate(90deg); }
.pay-details[open] > summary .icon { transform: rotate(-90deg); }
.pay-address { font-variant-numeric: tabular-nums; font-size: var(--portico-font-size-xs); word-break: break-all; }
`
