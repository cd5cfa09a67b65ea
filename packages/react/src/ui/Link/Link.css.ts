import { css } from '../../theme/css.js'

export const linkStyles = css`
.link {
  position: relative;
  border-radius: var(--portico-radius-3xs);
  color: var(--portico-accent-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  transition: text-decoration-color var(--portico-duration-press);
}
/* 24 px for a pointer, 44 px for a finger, without drawing them. */
.link::after { content: ''; position: absolute; inset: calc((100% - 24px) / 2) 0; }
@media (pointer: coarse) { .link::after { inset: calc((100% - 44px) / 2) 0; } }
p .link { text-decoration-color: currentColor; }
@media (hover: hover) { .link:hover { text-decoration-color: currentColor; } }
`
