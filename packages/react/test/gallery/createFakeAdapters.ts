import type { AdapterFactory, Connector } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'
import { PorticoError, requestPending, userRejected, walletFailed } from '@portico/protocol'
import { mockWallets } from '@portico/testing'
import { findSymbol } from './answerData.js'
import { galleryAddress } from './connectAccount.js'
import type { GalleryState, WalletBehaviour } from './GalleryState.js'

function toConnector(
  { name, rdns, icon }: (typeof mockWallets)[keyof typeof mockWallets],
  chain: Connector['chain'],
): Connector {
  return { id: rdns, name, type: 'ANNOUNCED', chain, imageUrl: icon, info: { rdns, icon, name } }
}

const announced = [toConnector(mockWallets.alder, 'eip155'), toConnector(mockWallets.birch, 'eip155')]

const multichain = [toConnector(mockWallets.elm, 'eip155'), toConnector(mockWallets.elm, 'solana')]

const families: readonly Connector[] = [
  ...announced,
  toConnector(mockWallets.elm, 'solana'),
  toConnector(mockWallets.dogwood, 'bip122'),
  toConnector(mockWallets.cedar, 'polkadot'),
  toConnector(mockWallets.birch, 'cosmos'),
]

const rows: readonly Family[] = [eip155Family, solanaFamily, bip122Family, polkadotFamily, cosmosFamily]

/** The receiver of the gallery that is a contract. */
export const contractAddress = `0x${'c0de'.repeat(10)}`

const speeds = ['slow', 'normal', 'fast'] as const

const connectorsOf = { some: announced, none: [], multichain, families } as const

/** A chain family whose wallet behaves in one way only. */
export function createFakeAdapters({
  wallet = 'hangs',
  installed = 'some',
}: Pick<GalleryState, 'wallet' | 'installed'>): readonly AdapterFactory[] {
  const connectors = connectorsOf[installed]
  const used = rows.filter(
    row => row === eip155Family || connectors.some(({ chain }) => chain === row.namespace),
  )
  return used.map(family => createFakeAdapter(family, wallet, connectors))
}

function createFakeAdapter(
  family: Family,
  behaviour: WalletBehaviour,
  connectors: readonly Connector[],
): AdapterFactory {
  const { namespace } = family
  const answer = async <T>(value: T): Promise<T> => {
    if (behaviour === 'hangs') return new Promise<never>(() => {})
    if (behaviour === 'rejects') throw new PorticoError(userRejected)
    if (behaviour === 'pending') throw new PorticoError(requestPending)
    if (behaviour === 'fails') throw new PorticoError(walletFailed, { detail: 'Internal error 0x1f.' })
    return value
  }
  return {
    family,
    type: 'evm',
    create: ({ emit }) => ({
      namespace,
      type: 'evm',
      start() {
        emit({ type: 'connectors', connectors: connectors.filter(({ chain }) => chain === namespace) })
        return () => {}
      },
      connect: ({ connector }) =>
        answer({ connectorId: connector.id, accounts: [{ address: galleryAddress }], chainId: 1 }),
      reconnect: async () => undefined,
      disconnect: async () => {},
      switchNetwork: () => answer(undefined),
      getBalance: () =>
        answer({ amount: behaviour === 'poor' ? '0' : '12.3456', symbol: 'ETH', decimals: 18 }),
      signMessage: () => answer('0x'),
      sendTransaction: () => answer('0x'),
      methods: {},
      transfers: {
        readToken: ({ token }) => answer({ decimals: 18, symbol: findSymbol(token) }),
        readReceiver: ({ receiver }) =>
          answer({ kind: receiver === contractAddress ? 'contract' : 'account' }),
        estimateTransfer: () =>
          answer({
            choices: (namespace === 'bip122' ? speeds : ['normal' as const]).map((speed, index) => ({
              speed,
              fee: 420_000_000_000n * BigInt(index + 1),
              reserve: 840_000_000_000n * BigInt(index + 1),
            })),
          }),
        transfer: () =>
          behaviour === 'rejects' ? answer({ id: '' }) : answer({ id: `0x${'ab'.repeat(32)}` }),
        readTransaction: () => answer({ status: 'pending' }),
      },
      swaps: {
        approveSwap: () => answer({ id: `0x${'ac'.repeat(32)}` }),
        swap: () => answer({ id: `0x${'ad'.repeat(32)}` }),
      },
    }),
  }
}
