import { expect, it } from 'vitest'
import { compactCss } from './compactStyles.mjs'

it('keeps the meaning of styles and drops what only people need', () => {
  const text = `
    /* why */
    .a,
    .b > :hover {
      margin: calc(1px + 2px) 0;
      grid-template-areas: "one"
        "two";
      transition: opacity 1s, transform var(--x);
    }
    @media (min-width: 431px) { .a:not(.b) .c { color: red; } }`
  expect(compactCss(text)).toBe(
    '.a,.b > :hover{margin:calc(1px + 2px) 0;grid-template-areas:"one" "two";' +
      'transition:opacity 1s,transform var(--x)}@media (min-width:431px){.a:not(.b) .c{color:red}}',
  )
})
