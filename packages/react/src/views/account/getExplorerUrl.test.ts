import type { Network } from '@portico/core'
import { expect, it } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'

const at = (url: string) => ({ blockExplorers: { default: { name: 'Scan', url } } }) as Network // all that is read

it.each(['https://scan.example', 'https://scan.example/'])('links an account at %s [E-01]', url => {
  expect(getExplorerUrl(at(url), '0xabc')).toBe('https://scan.example/address/0xabc')
})

it('gives no link without an explorer [E-01]', () => {
  expect(getExplorerUrl(undefined, '0xabc')).toBeUndefined()
  expect(getExplorerUrl({} as Network, '0xabc')).toBeUndefined()
})
