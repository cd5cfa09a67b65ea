import { expect, it } from 'vitest'
import { fillBrowseLink } from './fillBrowseLink.js'

const location = {
  href: 'https://shop.example/cart?a=1&b=$&#top',
  origin: 'https://shop.example',
  hostname: 'shop.example',
}

it.each([
  [
    'https://w.example/?url={url}',
    'https://w.example/?url=https%3A%2F%2Fshop.example%2Fcart%3Fa%3D1%26b%3D%24%26%23top',
  ],
  ['https://w.example/dapp/{bare}', 'https://w.example/dapp/shop.example/cart?a=1&b=$&#top'],
  [
    'https://w.example/?x={twice}',
    `https://w.example/?x=${encodeURIComponent(encodeURIComponent(location.href))}`,
  ],
])('puts the page into %s [DL05]', (pattern, expected) => {
  expect(fillBrowseLink(pattern, location)).toBe(expected)
})

it('makes no link without a pattern or a page [DL05]', () => {
  expect(fillBrowseLink(undefined, location)).toBeUndefined()
  expect(fillBrowseLink('https://w.example/{url}', undefined)).toBeUndefined()
})
