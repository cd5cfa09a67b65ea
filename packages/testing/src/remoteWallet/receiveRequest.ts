import type { WalletRequest } from '@portico/pairing/wallet'
import { userRejected } from '../evmWallet/providerRpcError.js'
import { executeRequest, toRpcError } from './executeRequest.js'
import { regrant } from './grantNamespaces.js'
import { parseSite } from './parseSite.js'
import type { RemoteChain, RemoteRequest } from './RemoteWallet.js'
import type { WalletRuntime } from './WalletRuntime.js'
import { quietMethods } from './walletMethods.js'

export function receiveRequest(runtime: WalletRuntime, request: WalletRequest): void {
  const { client, cell, keyring, signEvm, methods, approval } = runtime
  const { id, topic, method } = request
  const session = client.getSessions().find(known => known.topic === topic)
  const forget = () =>
    cell.set({ requests: cell.getState().requests.filter(({ id: other }) => other !== id) })

  async function approve(): Promise<void> {
    forget()
    const { chains, accountIndex } = cell.getState()
    let entered: RemoteChain | undefined
    const enterChain = (chain: RemoteChain) => {
      entered = chain
      const others = chains.filter(known => known.id !== chain.id)
      cell.set({ chain: chain.id, chains: [...others, chain] })
    }
    try {
      const result = await executeRequest(
        { keyring, signEvm, methods, chains, accountIndex, enterChain },
        request,
      )
      await client.respond({ id, topic }, { result })
    } catch (error) {
      return client.respond({ id, topic }, { error: toRpcError(error) })
    }
    if (entered) await grantChain(runtime, topic, entered.id)
  }

  const received: RemoteRequest = {
    ...request,
    site: parseSite(session?.peer),
    approve,
    async reject(error = toRpcError(userRejected())) {
      forget()
      await client.respond({ id, topic }, { error })
    },
    async answer(result) {
      forget()
      await client.respond({ id, topic }, { result })
    },
  }
  const { requests, history } = cell.getState()
  cell.set({ requests: [...requests, received], history: [...history, request] })
  if (approval === 'auto' || quietMethods.has(method)) approve().catch(() => undefined)
}

/** A chain that the user allowed becomes part of the session. */
async function grantChain({ client, getShown }: WalletRuntime, topic: string, chain: string): Promise<void> {
  const session = client.getSessions().find(known => known.topic === topic)
  if (session) await client.update(topic, regrant(session.namespaces, getShown, chain))
}
