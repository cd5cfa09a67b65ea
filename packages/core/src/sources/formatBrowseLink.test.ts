import { isSafeLink } from '@portico/protocol'
import { expect, it } from 'vitest'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { walletIds } from '../families/wallets.js'
import type { Page } from '../services/Environment.js'
import { formatBrowseLink } from './formatBrowseLink.js'

const location = {
  href: 'https://dapp.example/swap?from=eth#top',
  origin: 'https://dapp.example',
  hostname: 'dapp.example',
}
const href = 'https%3A%2F%2Fdapp.example%2Fswap%3Ffrom%3Deth%23top'
const origin = 'https%3A%2F%2Fdapp.example'

const format = (id: string, namespace: ChainNamespace, objects: object = {}) =>
  formatBrowseLink(id, {
    location,
    namespace,
    page: Object.assign(new EventTarget(), objects) as Page, // as wallets put themselves on a window
  })

it.each([
  ['phantom', 'eip155', `https://phantom.app/ul/browse/${href}?ref=${origin}`],
  ['phantom', 'solana', `https://phantom.app/ul/browse/${href}?ref=${origin}`],
  ['solflare', 'solana', `https://solflare.com/ul/v1/browse/${href}?ref=${href}`],
  ['coinbase', 'solana', `https://go.cb-w.com/dapp?cb_url=${href}`],
  ['coinbase', 'eip155', `cbwallet://miniapp?url=${href}`],
] as const)('opens the page inside %s for %s [DL05]', (wallet, namespace, expected) => {
  const link = format(walletIds[wallet], namespace)
  expect(link).toBe(expected)
  expect(isSafeLink(link)).toBe(true)
})

it.each([
  ['phantom', 'solana', { phantom: {} }],
  ['solflare', 'solana', { solflare: {} }],
  ['solflare', 'eip155', {}],
  ['coinbase', 'solana', { coinbaseSolana: {} }],
  ['coinbase', 'eip155', { ethereum: {} }],
  ['coinbase', 'bip122', {}],
] as const)(
  'leaves %s for %s alone where it is there already or of no use: %j [DL05]',
  (wallet, namespace, page) => {
    expect(format(walletIds[wallet], namespace, page)).toBeUndefined()
  },
)

it('has no such link for other wallets [DL05]', () => {
  expect(format('another', 'solana')).toBeUndefined()
})
