import { css } from '../theme/css.js'

const light = css`
  color-scheme: light;
  --p-accent: var(--portico-accent, #3d5afe);
  --p-on-accent: #fff;
  --p-text: #14161c;
`

const dark = css`
  color-scheme: dark;
  --p-accent: var(--portico-accent, #4e65fa);
  --p-on-accent: #fff;
  --p-text: #f4f5f8;
`

/** Positive where a fill of luminance y turns towards white on hover: always away from its text. */
const away = css`(y - 0.015) * (y - 0.1833) * (0.757 - y) * 9999999`

/** They apply in the page's own tree, so every class name carries our prefix. */
export const connectButtonStyles = css`
.portico-button {${light}
  box-sizing: border-box;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  /* Flex and grid containers would stretch it. */
  width: fit-content;
  max-width: 100%;
  min-height: 44px;
  margin: 0;
  padding: 0 16px;
  border: 1px solid transparent;
  border-radius: calc(var(--portico-border-radius-master, 4px) * 3);
  background-color: var(--p-accent);
  color: var(--p-on-accent);
  font-family: var(--portico-font-family, ui-sans-serif, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
  font-size: 15px;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition: background-color 0.1s, border-color 0.1s;
}
@media (prefers-color-scheme: dark) { .portico-button:not([data-portico-theme]) {${dark}} }
.portico-button[data-portico-theme='dark'] {${dark}}
/* Black or white by the luminance of the accent, whatever the owner chose. */
@supports (color: color(from red xyz-d65 x y z)) {
  .portico-button.portico-button-connect {
    --p-away: color(from var(--p-accent) xyz-d65 clamp(0, ${away}, 0.9505) clamp(0, ${away}, 1) clamp(0, ${away}, 1.089));
    color: color(from var(--p-accent) xyz-d65 clamp(0, (0.1833 - y) * 9999, 0.9505) clamp(0, (0.1833 - y) * 9999, 1) clamp(0, (0.1833 - y) * 9999, 1.089));
  }
}
.portico-button-sm { min-height: 36px; padding: 0 12px; font-size: 14px; }
.portico-button-connect:hover { background-color: color-mix(in srgb, var(--p-accent) 90%, var(--p-away, #000)); }
.portico-button:active { transform: translateY(1px); }
.portico-button:focus-visible { outline: 2px solid var(--p-accent); outline-offset: 2px; }
.portico-button:disabled { opacity: 0.5; cursor: not-allowed; transform: none; }
.portico-button-label { overflow: hidden; text-overflow: ellipsis; }
.portico-button-spinner { flex: none; box-sizing: border-box; width: 16px; height: 16px; border: 2px solid; border-inline-start-color: transparent; border-radius: 50%; animation: portico-button-spin 0.8s linear infinite; }
@keyframes portico-button-spin { to { transform: rotate(1turn); } }
@keyframes portico-button-pulse { 50% { opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) { .portico-button { transition: none; } .portico-button:active { transform: none; } .portico-button-spinner { animation: portico-button-pulse 1.6s ease-in-out infinite; } }
@media (forced-colors: active) { .portico-button { border-color: ButtonText; } }
`
