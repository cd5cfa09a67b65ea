import { css } from '../theme/css.js'

const light = css`
  color-scheme: light;
  --p-accent: var(--portico-accent, #3d5afe);
  --p-on-accent: #fff;
  --p-surface: #f6f7f9;
  --p-hover: #eef0f4;
  --p-border: #e1e4ea;
  --p-text: #14161c;
  --p-muted: #585e6c;
  --p-danger: #cc2030;
  --p-danger-soft: #faebec;
`

const dark = css`
  color-scheme: dark;
  --p-accent: var(--portico-accent, #5c76ff);
  --p-on-accent: #000;
  --p-surface: #23252b;
  --p-hover: #2c2e36;
  --p-border: #3a3d46;
  --p-text: #f4f5f8;
  --p-muted: #a5aab7;
  --p-danger: #ff7076;
  --p-danger-soft: #3d2629;
`

/** The buttons on the page. They live in the page's own tree, so every name carries our prefix. */
export const buttonStyles = css`
.portico-button {${light}
  --p-radius: calc(var(--portico-border-radius-master, 4px) * 3);
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  max-width: 100%;
  min-height: 44px;
  margin: 0;
  padding: 0 16px;
  border: 1px solid transparent;
  border-radius: var(--p-radius);
  background-color: var(--p-accent);
  color: var(--p-on-accent);
  font-family: var(--portico-font-family, ui-sans-serif, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
  font-size: 15px;
  font-weight: 600;
  font-style: normal;
  line-height: 20px;
  letter-spacing: normal;
  text-align: center;
  text-transform: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: background-color 0.1s, border-color 0.1s;
}
@media (prefers-color-scheme: dark) { .portico-button:not([data-portico-theme]) {${dark}} }
.portico-button[data-portico-theme='dark'] {${dark}}
/* Black or white by the luminance of the accent, whatever the owner chose. */
@supports (color: color(from red xyz-d65 x y z)) {
  .portico-button.portico-button-connect {
    color: color(from var(--p-accent) xyz-d65 calc(0.9505 * clamp(0, (0.1833 - y) * 10000, 1)) clamp(0, (0.1833 - y) * 10000, 1) calc(1.089 * clamp(0, (0.1833 - y) * 10000, 1)));
  }
}
.portico-button-sm { min-height: 36px; padding: 0 12px; font-size: 14px; }
.portico-button-connect:hover { background-color: color-mix(in srgb, var(--p-accent) 90%, var(--p-text)); }
.portico-button-account, .portico-button-network { padding-inline: 12px 14px; border-color: var(--p-border); background-color: var(--p-surface); color: var(--p-text); }
.portico-button-account:hover, .portico-button-network:hover { background-color: var(--p-hover); }
.portico-button-wrong { border-color: var(--p-danger); background-color: var(--p-danger-soft); color: var(--p-danger); }
.portico-button-wrong:hover { background-color: color-mix(in srgb, var(--p-danger-soft) 85%, var(--p-danger)); }
.portico-button:active { transform: translateY(1px); }
.portico-button:focus-visible { outline: 2px solid var(--p-accent); outline-offset: 2px; }
.portico-button:disabled { opacity: 0.5; cursor: not-allowed; transform: none; }
.portico-button-label { overflow: hidden; text-overflow: ellipsis; }
.portico-button-balance { color: var(--p-muted); font-weight: 500; padding-inline-end: 8px; border-inline-end: 1px solid var(--p-border); }
.portico-button-image {
  --a: 220;
  --b: 280;
  --c: 200;
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  overflow: hidden;
  border-radius: 50%;
  background: linear-gradient(160deg, hsl(var(--a) 62% 50%), hsl(calc(var(--a) + 32) 62% 34%));
  color: #fff;
  font-size: 12px;
  line-height: 1;
}
/* Without a letter it is an avatar, in the colours it has in the modal. */
.portico-button-image:empty {
  background:
    radial-gradient(circle at 76% 22%, hsl(var(--a) 90% 66%) 0, transparent 58%),
    radial-gradient(circle at 18% 38%, hsl(var(--b) 86% 58%) 0, transparent 62%),
    linear-gradient(150deg, hsl(var(--c) 80% 56%), hsl(calc(var(--c) + 60) 76% 40%));
}
.portico-button-image img { display: block; width: 100%; height: 100%; object-fit: cover; }
.portico-button-spinner { flex: none; box-sizing: border-box; width: 16px; height: 16px; border: 2px solid; border-inline-start-color: transparent; border-radius: 50%; animation: portico-button-spin 0.8s linear infinite; }
.portico-button-warning { flex: none; width: 20px; height: 20px; }
@keyframes portico-button-spin { to { transform: rotate(1turn); } }
@media (max-width: 640px) { .portico-button-balance { display: none; } }
@media (prefers-reduced-motion: reduce) { .portico-button { transition: none; } .portico-button:active { transform: none; } .portico-button-spinner { animation-duration: 3s; } }
@media (forced-colors: active) { .portico-button { border-color: ButtonText; } }
`
