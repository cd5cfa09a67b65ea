import { css } from '../../theme/css.js'

export const linkStyles = css`
.link {
  border-radius: var(--portico-radius-3xs);
  color: var(--portico-accent-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  transition: text-decoration-color var(--portico-duration-press);
}
p .link { text-decoration-color: currentColor; }
@media (hover: hover) { .link:hover { text-decoration-color: currentColor; } }
`
