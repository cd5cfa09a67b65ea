import { css } from '../../theme/css.js'

export const nftsStyles = css`
/* 144 px, and 8 px to the next row. */
.nft-row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; height: 144px; }
.nft-item { min-width: 0; }
.nft { position: relative; display: grid; grid-template-rows: minmax(0, 1fr) 16px; gap: 4px; width: 100%; height: 144px; padding: 6px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); transition: background-color var(--portico-duration-press); }
.nft:active { background: var(--portico-surface-active); }
.nft:focus-visible { outline-offset: -2px; }
@media (hover: hover) { .nft:hover:not(:active) { background: var(--portico-surface-hover); } }
.nft-label { overflow: hidden; font-size: var(--portico-font-size-xs); font-weight: 500; line-height: 16px; text-align: center; text-overflow: ellipsis; white-space: nowrap; }
.nft-count { position: absolute; inset-block-start: 10px; inset-inline-end: 10px; max-width: calc(100% - 20px); }
.nft .image, .nft-picture .image { --radius: var(--portico-radius-xs); width: 100%; height: 100%; font-size: 32px; }
.nft-picture { width: min(100%, var(--code-max-size), 296px); aspect-ratio: 1; margin-inline: auto; }
.nft-picture .image { --radius: var(--portico-radius-sm); font-size: 96px; }
.nft-picture .image img { object-fit: contain; }
.nft-words { display: grid; gap: 4px; text-align: center; }
.nft-description { max-height: 132px; overflow: auto; overflow-wrap: anywhere; white-space: pre-line; color: var(--portico-text-secondary); }
.nft-facts { display: grid; gap: 4px; margin: 0; }
.nft-fact { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 12px; min-height: 44px; padding-inline: 12px 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); }
.nft-fact dt { color: var(--portico-text-secondary); }
.nft-fact dd { display: flex; align-items: center; justify-content: end; gap: 4px; min-width: 0; margin: 0; padding-inline-end: 8px; text-align: end; }
.nft-fact dd:has(> .icon-button) { padding-inline-end: 0; }
.nft-fact dd > bdi { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (forced-colors: active) { .nft, .nft-fact { border: 1px solid CanvasText; } }
`
