import type { Network } from '@portico/core'
import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'
import { expect, it } from 'vitest'
import { getExplorerUrl } from './ExplorerLink.js'

const at = (url: string, paths?: { readonly address: string }) =>
  ({ blockExplorers: { default: { name: 'Scan', url, paths } } }) as Network // nothing else is read

it.each(['https://scan.example', 'https://scan.example/'])('links an account at %s [E-01]', url => {
  expect(getExplorerUrl(eip155Family, at(url), '0xabc')).toBe('https://scan.example/address/0xabc')
})

it('knows where explorers of each family have their pages [E-01]', () => {
  const url = 'https://scan.example'
  expect(getExplorerUrl(solanaFamily, at(url), 'abc')).toBe('https://scan.example/account/abc')
  expect(getExplorerUrl(solanaFamily, at(url), 'abc', 'transaction')).toBe('https://scan.example/tx/abc')
  expect(getExplorerUrl(polkadotFamily, at(url), 'abc')).toBe('https://scan.example/account/abc')
  expect(getExplorerUrl(polkadotFamily, at(url), '1-2', 'transaction')).toBe(
    'https://scan.example/extrinsic/1-2',
  )
  expect(getExplorerUrl(bip122Family, at(url), 'abc')).toBe('https://scan.example/address/abc')
  expect(getExplorerUrl(cosmosFamily, at(url), 'abc', 'transaction')).toBe('https://scan.example/tx/abc')
})

it('follows a network that says where its explorer has them [E-01]', () => {
  const network = at('https://explorer.example', { address: 'address' })
  expect(getExplorerUrl(solanaFamily, network, 'abc')).toBe('https://explorer.example/address/abc')
})

it('gives no link without an explorer [E-01]', () => {
  expect(getExplorerUrl(eip155Family, undefined, '0xabc')).toBeUndefined()
  expect(getExplorerUrl(eip155Family, {} as Network, '0xabc')).toBeUndefined()
})

it('keeps the path and the query of an explorer [E-01]', () => {
  expect(getExplorerUrl(eip155Family, at('https://scan.example/main/?cluster=devnet'), '0xabc')).toBe(
    'https://scan.example/main/address/0xabc?cluster=devnet',
  )
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://scan.example',
  'metamask://scan',
  'mailto:help@scan.example',
  '/scan',
  'https://scan.example@evil.example',
  'https://',
  ' https://scan.example',
])('makes no link to %j [DL10]', url => {
  expect(getExplorerUrl(eip155Family, at(url), '0xabc')).toBeUndefined()
})

it('cannot be led elsewhere by an address [DL10]', () => {
  const url = getExplorerUrl(eip155Family, at('https://scan.example'), '/../..//evil.example?#')
  expect(new URL(url ?? '').host).toBe('scan.example')
})
