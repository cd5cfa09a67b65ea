import type {
  Adapter,
  AdapterConnection,
  AdapterContext,
  AdapterFactory,
} from '../src/families/adapter/Adapter.js'
import type { Connector, ConnectorType } from '../src/families/adapter/Connector.js'
import type { ChainNamespace } from '../src/families/ChainNamespace.js'
import type { SwapMethods } from '../src/families/SwapMethods.js'
import type { TransferMethods } from '../src/families/TransferMethods.js'
import { getTestFamily } from './testFamilies.js'

export const address = '0x1111111111111111111111111111111111111111'
export const otherAddress = '0x2222222222222222222222222222222222222222'

export interface FakeAdapter {
  readonly factory: AdapterFactory
  /** What the adapter was asked, in order, as `method` or `method:detail`. */
  readonly calls: string[]
  /** Replaces an answer; the default ones grant everything on the network asked for. */
  answer<Method extends keyof Adapter>(method: Method, reply: Adapter[Method]): void
  /** How it moves what is somebody's; each may be replaced. */
  readonly transfers: Required<TransferMethods>
  /** How it swaps; each may be replaced. */
  readonly swaps: SwapMethods
  readonly context: AdapterContext
  readonly listening: number
}

/** An adapter whose wallet is the test. */
export function createFakeAdapter({
  namespace = 'eip155',
  connectors = [createConnector('io.fake', namespace)],
}: {
  readonly namespace?: ChainNamespace
  readonly connectors?: readonly Connector[]
} = {}): FakeAdapter {
  const calls: string[] = []
  const answers: Partial<Adapter> = {}
  let context: AdapterContext | undefined
  let listening = 0

  const granted = (connectorId: string, chainId: string | number): AdapterConnection => ({
    connectorId,
    accounts: [{ address }],
    chainId,
  })
  const transfers: Required<TransferMethods> = {
    readToken: async () => ({ decimals: 6, symbol: 'USD' }),
    readReceiver: async () => ({ kind: 'account' }),
    estimateTransfer: async () => ({ choices: [{ speed: 'normal', fee: 10n ** 15n, reserve: 10n ** 16n }] }),
    transfer: async () => ({ id: `0x${'cd'.repeat(32)}` }),
    readTransaction: async () => ({ status: 'pending' }),
  }
  const swaps: SwapMethods = {
    approveSwap: async () => ({ id: `0x${'aa'.repeat(32)}` }),
    swap: async () => ({ id: `0x${'bb'.repeat(32)}` }),
  }
  const adapter: Adapter = {
    namespace,
    type: 'evm',
    start() {
      calls.push('start')
      listening += 1
      context?.emit({ type: 'connectors', connectors })
      return () => {
        calls.push('stop')
        listening -= 1
      }
    },
    prepare: async () => answers.prepare?.(),
    async connect(parameters) {
      calls.push(`connect:${parameters.connector.id}`)
      return answers.connect?.(parameters) ?? granted(parameters.connector.id, parameters.network.id)
    },
    async reconnect(parameters) {
      calls.push(`reconnect:${parameters.connector.id}`)
      if (answers.reconnect) return answers.reconnect(parameters)
      return granted(parameters.connector.id, parameters.network.id)
    },
    async disconnect(parameters) {
      calls.push(`disconnect:${parameters.connector.id}`)
      await answers.disconnect?.(parameters)
    },
    async switchNetwork(parameters) {
      calls.push(`switchNetwork:${parameters.network.id}`)
      return answers.switchNetwork?.(parameters)
    },
    async getBalance(parameters) {
      calls.push('getBalance')
      return answers.getBalance?.(parameters) ?? { amount: '1.5', symbol: 'ETH', decimals: 18 }
    },
    async signMessage(parameters) {
      calls.push(`signMessage:${parameters.message}`)
      return answers.signMessage?.(parameters) ?? `0x${'ab'.repeat(65)}`
    },
    async sendTransaction(parameters) {
      calls.push('sendTransaction')
      return answers.sendTransaction?.(parameters) ?? `0x${'cd'.repeat(32)}`
    },
    methods: {
      async waitForReceipt({ hash }) {
        calls.push('waitForReceipt')
        return { hash: hash as `0x${string}`, status: 'success' }
      },
    },
    transfers: {
      readToken: parameters => transfers.readToken(parameters),
      readReceiver: parameters => transfers.readReceiver(parameters),
      estimateTransfer: parameters => transfers.estimateTransfer(parameters),
      async transfer(parameters) {
        calls.push(`transfer:${parameters.amount}:${parameters.receiver}`)
        return transfers.transfer(parameters)
      },
      readTransaction: parameters => transfers.readTransaction(parameters),
    },
    swaps: {
      async approveSwap(parameters) {
        calls.push(`approveSwap:${parameters.amount}`)
        return swaps.approveSwap(parameters)
      },
      async swap(parameters) {
        calls.push(`swap:${parameters.terms.amount}:${parameters.terms.least}`)
        return swaps.swap(parameters)
      },
    },
  }
  return {
    calls,
    transfers,
    swaps,
    factory: {
      family: getTestFamily(namespace),
      type: 'evm',
      create(given) {
        context = given
        return adapter
      },
    },
    answer(method, reply) {
      answers[method] = reply
    },
    get context() {
      if (!context) throw new Error('The adapter was not created yet')
      return context
    },
    get listening() {
      return listening
    },
  }
}

export function createConnector(
  id: string,
  chain: ChainNamespace = 'eip155',
  type: ConnectorType = 'ANNOUNCED',
): Connector {
  return { id, name: `Wallet ${id}`, type, chain, info: { rdns: id }, provider: {} }
}
