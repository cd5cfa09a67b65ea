import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTestPortico } from '../../../../../core/test/createTestPortico.js'
import { PorticoProvider } from '../../../PorticoProvider.js'
import { Amount } from './Amount.js'

const balance = { amount: '12345.678901', symbol: 'ETH', decimals: 18 }

it.each([
  ['en', '12,345.678', '12,345.678901 ETH'],
  ['de', '12.345,678', '12.345,678901 ETH'],
])('shows amounts as people write them in %s, and has all of it on hover [K-10]', (locale, short, full) => {
  const markup = renderToStaticMarkup(
    <PorticoProvider portico={createTestPortico({ locale }).portico}>
      <Amount balance={balance} />
    </PorticoProvider>,
  )
  expect(markup).toContain(`<span class="balance-amount">${short}</span>`)
  expect(markup).toContain(`title="${full}"`)
  expect(markup).not.toContain('aria-hidden')
  expect(markup.replace(/<[^>]+>/g, '')).toBe(`${short} ETH`)
})
