import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkButton } from './Button.js'

const render = (href: string | undefined) =>
  renderToStaticMarkup(
    <LinkButton href={href} target="_self">
      Open
    </LinkButton>,
  )

it('is a real link that tells the wallet nothing of the page [DL02, WC31]', () => {
  const markup = render('wallet://wc?uri=wc%3A1')
  expect(markup).toMatch(/^<a [^>]*href="wallet:\/\/wc\?uri=wc%3A1"/)
  expect(markup).toContain('rel="noopener noreferrer"')
  expect(markup).toContain('target="_self"')
})

it.each(['javascript:alert(1)', 'data:text/html,x', ''])('opens nothing for %j [DL01]', href => {
  expect(render(href)).toMatch(/^<button [^>]*disabled/)
})

it('waits for its address', () => {
  expect(render(undefined)).toMatch(/^<button [^>]*aria-busy="true"/)
})
