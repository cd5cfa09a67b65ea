import { css } from '../theme/css.js'

/** Inherited styles of the page end at the host; `all` resets everything except `direction`. */
export const baseStyles = css`
:host {
  all: initial;
  display: contents;
  color: var(--portico-text);
  font-family: var(--portico-font-family);
  font-size: var(--portico-font-size-sm);
  line-height: 1.4;
  text-align: start;
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
*, *::before, *::after { box-sizing: border-box; }
button, input {
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
}
button, a, label { touch-action: manipulation; }
button { cursor: pointer; }
a { color: inherit; text-decoration: none; }
p, h1, h2, h3, ul, ol { margin: 0; padding: 0; font: inherit; list-style: none; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--portico-focus); outline-offset: 2px; }
.sr-only {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@keyframes portico-fade-in { from { opacity: 0; } }
@keyframes portico-fade-out { to { opacity: 0; } }
@keyframes portico-pulse { 50% { opacity: 0.4; } }
@keyframes portico-spin { to { transform: rotate(1turn); } }
`
