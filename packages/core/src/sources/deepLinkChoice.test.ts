import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import { getDeepLinkChoice, setDeepLinkChoice } from './deepLinkChoice.js'

describe('the deep-link choice', () => {
  it('is kept for the next visit until it is taken back [E-15]', () => {
    const { portico, fake } = createTestPortico()
    setDeepLinkChoice(portico, { href: 'fakewallet://open', name: 'Fake' })
    const again = createTestPortico({ fake }).portico
    expect(getDeepLinkChoice(again)).toEqual({ href: 'fakewallet://open', name: 'Fake' })
    setDeepLinkChoice(again, undefined)
    expect(getDeepLinkChoice(again)).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '\tjavascript:x',
    'http://a.example',
  ])('is dropped when somebody made it %j [E-15]', href => {
    const { portico } = createTestPortico()
    setDeepLinkChoice(portico, { href, name: 'Fake' })
    expect(getDeepLinkChoice(portico)).toBeUndefined()
  })
})
