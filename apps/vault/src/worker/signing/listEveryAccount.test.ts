import { networkNotServed, PorticoError } from '@portico/protocol'
import { expect, it } from 'vitest'
import { deriveSmartAddress } from '../../families/evm/derive/deriveSmartAddress.ts'
import type { NetworkId } from '../../networks/networks.ts'
import { listEveryAccount } from './listEveryAccount.ts'

const eip155 = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const contracts = { factory: `0x${'1'.repeat(40)}`, implementation: `0x${'2'.repeat(40)}` }
const settings = { bundler: 'https://bundler.example', ...contracts }
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const litecoin = 'bip122:12a765e31ffd4059bada1e25190f6e98'

async function listAccounts(network: NetworkId) {
  if (network === litecoin) throw new PorticoError(networkNotServed, { context: { network } })
  const address = network.replace(':', '')
  return network === bitcoin
    ? [
        { address: 'bc1q', type: 'payment', publicKey: '' } as const,
        { address: 'bc1p', type: 'ordinal', publicKey: '' } as const,
      ]
    : [{ address, type: 'eoa', publicKey: '' } as const]
}

it('names the plain and the smart account of each EVM network, and those of every other family [AU32]', async () => {
  const rpcUrls = Object.fromEntries(
    ['eip155:1', 'eip155:8453', solana, litecoin, 'cosmos:osmosis-1'].map(id => [id, 'https://rpc.example']),
  )
  const smartAccounts = { 'eip155:8453': settings }
  const usual = {
    factory: '0x582C9B4d28aBB17eb567C2e57791a32B24CcD6d7',
    implementation: '0x5F8fDB80CCed7D13b304f5F1EBBAD6B14DC1F1Fd',
  }
  expect(await listEveryAccount({ rpcUrls, smartAccounts, listAccounts }, { eip155 })).toEqual([
    `eip155:1:${eip155}`,
    // Where the vault may be told to use smart accounts one day.
    `eip155:1:${deriveSmartAddress(eip155, usual)}`,
    `eip155:8453:${eip155}`,
    `eip155:8453:${deriveSmartAddress(eip155, contracts)}`,
    `${solana}:${solana.replace(':', '')}`,
    'cosmos:osmosis-1:cosmososmosis-1',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182:polkadot91b171bb158e2d3848fa23a9f1c25182',
  ])
})

it('names nothing while an account is not known, since half of them would count as all [AU32]', async () => {
  const failing = async () => Promise.reject(new Error('offline'))
  await expect(listEveryAccount({ listAccounts: failing }, { eip155 })).rejects.toThrow('offline')
})
