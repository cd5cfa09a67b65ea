import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.js'

const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const uri = `wc:7f6494b3@2?relay-protocol=irn&symKey=${symKey}`
const render = (text: string | undefined) =>
  renderToStaticMarkup(
    <QrCode text={text} label="Code to scan with Larch">
      <span>logo</span>
    </QrCode>,
  )

it('is a picture with a name, and says what it holds to cameras only [C-02, WC31]', () => {
  const markup = render(uri)
  expect(markup).toContain('role="img" aria-label="Code to scan with Larch"')
  expect(markup).toContain('logo')
  expect(markup).not.toContain(symKey)
  expect(markup).not.toContain('wc:')
})

it('waits with the same card and logo until there is a code [C-02]', () => {
  const markup = render(undefined)
  expect(markup).toContain('class="qr"')
  expect(markup).toContain('logo')
  expect(markup).not.toContain('svg')
})
