import type { AdapterFactory, Connector } from '@portico/core'
import { PorticoError, requestPending, userRejected, walletFailed } from '@portico/protocol'
import { mockWallets } from '../evmWallet/mockWallets.js'
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

const connectorsOf = { some: announced, none: [], multichain, families } as const

/** A chain family whose wallet behaves in one way only. */
export function createFakeAdapters({
  wallet = 'hangs',
  installed = 'some',
}: Pick<GalleryState, 'wallet' | 'installed'>): readonly AdapterFactory[] {
  const connectors = connectorsOf[installed]
  const namespaces = [...new Set(['eip155' as const, ...connectors.map(({ chain }) => chain)])]
  return namespaces.map(namespace => createFakeAdapter(namespace, wallet, connectors))
}

function createFakeAdapter(
  namespace: Connector['chain'],
  behaviour: WalletBehaviour,
  connectors: readonly Connector[],
): AdapterFactory {
  const answer = async <T>(value: T): Promise<T> => {
    if (behaviour === 'hangs') return new Promise<never>(() => {})
    if (behaviour === 'rejects') throw new PorticoError(userRejected)
    if (behaviour === 'pending') throw new PorticoError(requestPending)
    if (behaviour === 'fails') throw new PorticoError(walletFailed, { detail: 'Internal error 0x1f.' })
    return value
  }
  return {
    namespace,
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
      verbs: {},
    }),
  }
}
