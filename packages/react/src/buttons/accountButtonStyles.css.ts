import { css } from '../theme/css.js'

const dark = css`
  --p-surface: #23252b;
  --p-hover: #2c2e36;
  --p-border: #3a3d46;
  --p-muted: #a5aab7;
  --p-danger: #ff7076;
  --p-danger-soft: #3d2629;
`

export const accountButtonStyles = css`
.portico-button {
  --p-surface: #f6f7f9;
  --p-hover: #eef0f4;
  --p-border: #e1e4ea;
  --p-muted: #585e6c;
  --p-danger: #cc2030;
  --p-danger-soft: #faebec;
}
@media (prefers-color-scheme: dark) { .portico-button:not([data-portico-theme]) {${dark}} }
.portico-button[data-portico-theme='dark'] {${dark}}
.portico-button-account, .portico-button-network { padding-inline: 12px 14px; border-color: var(--p-border); background-color: var(--p-surface); color: var(--p-text); }
.portico-button-account:hover, .portico-button-network:hover { background-color: var(--p-hover); }
.portico-button-wrong { border-color: var(--p-danger); background-color: var(--p-danger-soft); color: var(--p-danger); }
.portico-button-wrong:hover { background-color: color-mix(in srgb, var(--p-danger-soft) 85%, var(--p-danger)); }
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
  forced-color-adjust: none;
  background:
    radial-gradient(circle at 76% 22%, hsl(var(--a) 90% 66%) 0, transparent 58%),
    radial-gradient(circle at 18% 38%, hsl(var(--b) 86% 58%) 0, transparent 62%),
    linear-gradient(150deg, hsl(var(--c) 80% 56%), hsl(calc(var(--c) + 60) 76% 40%));
}
.portico-button-image img { display: block; width: 100%; height: 100%; object-fit: cover; }
.portico-button-balance:empty { width: 72px; height: 12px; border: 0; border-radius: 6px; background: var(--p-border); }
.portico-button-warning { flex: none; display: block; width: 20px; height: 20px; }
.portico-button-mark { color: var(--p-danger); }
.portico-button-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 640px) { .portico-button-balance { display: none; } }
`
