import type { Page } from '@portico/core/adapter'
import { createPage } from '@portico/testing/conformance'
import type { Eip1193Provider } from '../src/provider/Eip1193Provider.js'

export const safeOrigin = 'https://app.safe.global'

interface HostMessage {
  readonly id: string
  readonly method: string
  readonly params: unknown
}

/** What the methods take, each only some of it. */
interface SafeParameters {
  readonly call: string
  readonly params: readonly unknown[]
  readonly message: string
  readonly typedData: unknown
  readonly txs: readonly { readonly to: string; readonly value: string; readonly data: string }[]
  readonly safeTxHash: string
}

export interface SafeHostOptions {
  readonly address: string
  readonly chainId: number
  /** The owner of the Safe, who signs and pays. */
  readonly owner: Eip1193Provider
  readonly origin?: string
  /** Whether another owner has to confirm, with `confirm`. */
  readonly needsConfirmation?: boolean
  /** Further globals of the page. */
  readonly globals?: Readonly<Record<string, unknown>>
}

/** A page in the frame of a stand-in for the Safe interface, written from the protocol of Safe Apps. */
export function createSafeHost({
  address,
  chainId,
  owner,
  origin = safeOrigin,
  needsConfirmation = false,
  globals = {},
}: SafeHostOptions) {
  const received: HostMessage[] = []
  const transactions = new Map<string, { txHash?: unknown; txStatus: string }>()
  let confirm: () => void = () => undefined
  const confirmed = needsConfirmation
    ? new Promise<void>(resolve => {
        confirm = resolve
      })
    : Promise.resolve()
  let signature: unknown

  const answers: Readonly<Record<string, (params: SafeParameters) => unknown>> = {
    async getSafeInfo() {
      await owner.request({ method: 'eth_requestAccounts' })
      return { safeAddress: address, chainId, threshold: 1, owners: [address], isReadOnly: false }
    },
    rpcCall: ({ call, params }) => owner.request({ method: call, params }),
    async signMessage({ message }) {
      const hex = `0x${Buffer.from(message).toString('hex')}`
      const signed = await owner.request({ method: 'personal_sign', params: [hex, address] })
      if (!needsConfirmation) return { signature: signed }
      void confirmed.then(() => {
        signature = signed
      })
      return { messageHash: `0x${'ab'.repeat(32)}` }
    },
    getOffChainSignature: () => signature ?? '',
    async signTypedMessage({ typedData }) {
      const params = [address, JSON.stringify(typedData)]
      return { signature: await owner.request({ method: 'eth_signTypedData_v4', params }) }
    },
    async sendTransactions({ txs }) {
      const safeTxHash = `0x${String(transactions.size + 1).padStart(64, '0')}`
      const hashes: unknown[] = []
      const execute = async () => {
        // A real Safe executes them in one transaction.
        for (const { to, value, data } of txs) {
          const transaction = { from: address, to, value: `0x${BigInt(value).toString(16)}`, data }
          hashes.push(await owner.request({ method: 'eth_sendTransaction', params: [transaction] }))
        }
        transactions.set(safeTxHash, { txHash: hashes.at(-1), txStatus: 'SUCCESS' })
      }
      transactions.set(safeTxHash, { txStatus: 'AWAITING_CONFIRMATIONS' })
      if (needsConfirmation) void confirmed.then(execute)
      else await execute()
      return { safeTxHash }
    },
    getTxBySafeTxHash({ safeTxHash }) {
      const transaction = transactions.get(safeTxHash)
      if (!transaction) throw new Error('Transaction not found')
      return transaction
    },
  }

  async function answer({ id, method, params }: HostMessage): Promise<object> {
    try {
      const data = await answers[method]?.((params ?? {}) as SafeParameters) // what our provider sends
      return { id, success: true, version: '9.1.0', data }
    } catch (error) {
      // A host passes on no more than a text.
      let text = 'Failed'
      try {
        text = String((error as Error).message)
      } catch {}
      return { id, success: false, version: '9.1.0', error: text }
    }
  }

  const parent = {
    postMessage(given: unknown, targetOrigin: string) {
      // As browsers do it: any other window gets nothing.
      if (targetOrigin !== origin) return
      const message: HostMessage = structuredClone(given) as HostMessage // what the page sends
      received.push(message)
      void answer(message).then(data => send(data, { source: parent, origin }))
    },
  }
  const send = (data: unknown, from: { readonly source: unknown; readonly origin: string }) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data), ...from }))
  const page: Page = createPage({ parent, ...globals })

  return {
    page,
    parent,
    received,
    send,
    confirm: () => confirm(),
    cancel: () => {
      for (const [hash] of transactions) transactions.set(hash, { txStatus: 'CANCELLED' })
    },
  }
}
