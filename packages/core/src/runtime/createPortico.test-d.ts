import { describe, expectTypeOf, it } from 'vitest'
import { switchNetwork } from '../connection/switchNetwork.js'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import { bitcoin } from '../families/networks/bitcoin.js'
import { mainnet, optimism } from '../families/networks/evm.js'
import type { NetworkInput } from '../families/networks/Network.js'
import type { NetworkIdOf } from '../families/networks/NetworkIdOf.js'
import { solana } from '../families/networks/solana.js'
import { createPortico } from './createPortico.js'
import type { Portico } from './Portico.js'
import type { NetworkTarget } from './Register.js'

const own = {
  id: 31337,
  name: 'Own',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

describe('createPortico', () => {
  it('takes the features of the account view [K-12]', () => {
    createPortico({ projectId: '', networks: [mainnet], features: { send: false, smartSessions: true } })
  })

  it('knows the ids of the networks that it is given', () => {
    const portico = createPortico({ projectId: '', networks: [mainnet, optimism, own] })
    type Networks = NonNullable<(typeof portico)['~networks']>
    expectTypeOf<NetworkIdOf<Networks[number]>>().toEqualTypeOf<'eip155:1' | 'eip155:10' | 'eip155:31337'>()
    expectTypeOf<Extract<NetworkTarget<typeof portico>, 'eip155:10'>>().toEqualTypeOf<'eip155:10'>()
    expectTypeOf<Extract<NetworkTarget<typeof portico>, 'eip155:2'>>().toEqualTypeOf<never>()
    expectTypeOf(portico).toExtend<Portico>()
  })

  it('takes networks of any family, and those that are known only when it runs', () => {
    createPortico({ projectId: '', networks: [solana, bitcoin] })
    expectTypeOf<NetworkIdOf<typeof solana>>().toEqualTypeOf<'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'>()
    const networks = [mainnet] as [NetworkInput, ...NetworkInput[]]
    expectTypeOf(createPortico({ projectId: '', networks })).toExtend<Portico>()
    createPortico({ projectId: '', networks: [] })
    // @ts-expect-error nothing asks for a signature yet
    createPortico({ projectId: '', networks: [mainnet], siwx: {} })
  })

  it('orders the ways to connect that there are', () => {
    const networks = [mainnet] as const
    createPortico({ projectId: '', networks, features: { connectMethodsOrder: ['wallet', 'email'] } })
    createPortico({
      projectId: '',
      networks,
      features: { connectMethodsOrder: ['social', 'email', 'wallet'] },
    })
    // @ts-expect-error there is no such way
    createPortico({ projectId: '', networks, features: { connectMethodsOrder: ['fax'] } })
  })

  it('takes a kind of account that the family has, and no other', () => {
    const networks = [mainnet, bitcoin] as const
    createPortico({ projectId: '', networks, defaultAccountTypes: { bip122: 'ordinal', eip155: 'eoa' } })
    // @ts-expect-error a kind of another family
    createPortico({ projectId: '', networks, defaultAccountTypes: { bip122: 'eoa' } })
  })
})

describe('switchNetwork', () => {
  it('takes an id, be it of a network that was added since, or a network, and nothing else', () => {
    const portico = createPortico({ projectId: '', networks: [mainnet] })
    switchNetwork(portico, 'eip155:1')
    switchNetwork(portico, 'eip155:10' as CaipNetworkId)
    switchNetwork(portico, own)
    // @ts-expect-error an id has two parts
    switchNetwork(portico, '1')
  })
})
