import { css } from '../../theme/css.js'

export const walletSendStyles = css`
.send-to { position: relative; display: grid; flex: 1; min-width: 0; }
/* Below 16 px iOS zooms the page when the field takes focus. */
.send-receiver { display: block; height: auto; min-height: 44px; padding: 12px 0; border: 0; resize: none; overflow: hidden; font: inherit; font-size: max(16px, var(--portico-font-size-md)); line-height: 20px; word-break: break-all; }
.send-to[data-whole] .send-receiver { opacity: 0; }
.send-whole { position: absolute; inset: 0; display: grid; align-content: center; pointer-events: none; }
.send-status:empty { display: none; }
.send-scan { display: grid; gap: 8px; }
.send-scan video { width: 100%; aspect-ratio: 4 / 3; border-radius: var(--portico-radius-sm); background: #000; object-fit: cover; }
.send-choices { display: grid; gap: 4px; }
.send-speeds { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; border: 0; }
.send-speeds legend { margin-block-end: 8px; padding: 0; }
.send-speed { position: relative; display: grid; gap: 2px; justify-items: center; min-height: 52px; padding: 8px 4px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); text-align: center; }
.send-speed:has(:checked) { box-shadow: inset 0 0 0 2px var(--portico-accent); }
.send-speed:has(:focus-visible) { outline: 2px solid var(--portico-focus); outline-offset: 2px; }
.send-speed input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
@media (forced-colors: active) { .send-speed { border: 1px solid CanvasText; } .send-speed:has(:checked) { border-width: 3px; } }
`
