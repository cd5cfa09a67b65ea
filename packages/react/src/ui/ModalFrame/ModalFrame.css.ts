import { css } from '../../theme/css.js'

export const modalFrameStyles = css`
.card-embedded { --view-max-height: none; --grid-max-height: 448px; --code-max-size: 100%; --card-in: none; width: 100%; max-width: 400px; box-shadow: inset 0 0 0 1px var(--portico-border); }
.header { position: relative; z-index: 1; display: grid; grid-template-columns: minmax(44px, auto) minmax(0, 1fr) minmax(44px, auto); align-items: center; gap: 4px; height: var(--portico-header-height); padding-inline: 10px; }
.header-side { display: flex; min-height: 44px; animation: portico-fade-in 0.2s; }
.header-side-end { justify-content: end; }
.header-middle { display: flex; align-items: center; justify-content: center; gap: 8px; min-width: 0; position: relative; }
.header-title {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--portico-font-size-md);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  animation: portico-fade-in var(--portico-duration-title);
}
/* The old title is generated content, so that it is in no text of the page. */
.header-title-leaving { position: absolute; inset-inline: 0; display: block; animation: portico-fade-out var(--portico-duration-title) both; }
.header-title-leaving::before { content: attr(data-text); }
.height { overflow: hidden; transition: height var(--portico-duration-height) ease; }
.views { position: relative; }
.view { max-height: var(--view-max-height); overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: var(--portico-surface-active) transparent; }
/* Its shadow root adopts the same base styles, whose host rule would remove its box. */
.views-leaving { position: absolute; inset: 0 0 auto; display: block; pointer-events: none; }
.view[data-direction='forward'] { animation: portico-view-from-end var(--portico-duration-view) var(--portico-ease); }
.view[data-direction='back'] { animation: portico-view-from-start var(--portico-duration-view) var(--portico-ease); }
.view[data-direction='forward']:dir(rtl) { animation-name: portico-view-from-start; }
.view[data-direction='back']:dir(rtl) { animation-name: portico-view-from-end; }
.view-leaving * { animation: none !important; }
.view-leaving[data-direction='forward'] { animation: portico-view-to-start var(--portico-duration-view) both; }
.view-leaving[data-direction='back'] { animation: portico-view-to-end var(--portico-duration-view) both; }
.view-leaving[data-direction='forward']:dir(rtl) { animation-name: portico-view-to-end; }
.view-leaving[data-direction='back']:dir(rtl) { animation-name: portico-view-to-start; }
@keyframes portico-view-from-end { from { opacity: 0; transform: translateX(32px); } }
@keyframes portico-view-from-start { from { opacity: 0; transform: translateX(-32px); } }
@keyframes portico-view-to-start { 60% { opacity: 0; } to { opacity: 0; transform: translateX(-32px); } }
@keyframes portico-view-to-end { 60% { opacity: 0; } to { opacity: 0; transform: translateX(32px); } }
@media (prefers-reduced-motion: reduce) {
  .height { transition: none; }
  .view[data-direction][data-scroll] { animation-name: portico-fade-in; }
  .view-leaving[data-direction][data-scroll] { animation-name: portico-fade-out; }
}
`
