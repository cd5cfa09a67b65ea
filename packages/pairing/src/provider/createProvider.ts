import type { CaipNetworkId, ChainNamespace, PairingEvent, PairingGrant } from '@portico/core'
import { malformedAnswer, noRpcProvider, notConnected, PorticoError, unauthorized } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { requestWallet } from '../client/requestWallet.js'
import type { StoredSession } from '../session/StoredSession.js'
import { getGrants } from '../session/toPairingSession.js'
import { createEmitter } from './createEmitter.js'
import { evmMethods } from './evmMethods.js'
import { normaliseChain } from './normaliseChain.js'
import type { PairingProvider } from './PairingProvider.js'
import type { ProviderContext } from './ProviderContext.js'
import type { RemoteCall } from './RemoteCall.js'

export interface OwnProvider extends PairingProvider {
  /** Takes note of what the client tells. */
  hear(event: PairingEvent): void
}

/** What a chain's node answers, whatever the wallet offers. */
const isRead =
  /^(eth_(get|call$|block|estimate|fee|gas|max|sendRaw|syncing|new|uninstall|supported)|net_|web3_)/
/** Methods whose answer is a text or nothing at all. */
const answersText = /^(personal_sign|eth_sign|eth_signTransaction|eth_sendTransaction|eth_signTypedData.*)$/
/** What a chain's node can never do. */
const needsWallet =
  /^(personal_|wallet_|eth_sign|eth_sendTransaction$|solana_|sendTransfer$|signMessage$|signPsbt$|getAccountAddresses$|cosmos_|polkadot_)/

export function createProvider(runtime: ClientRuntime, namespace: ChainNamespace): OwnProvider {
  const { environment, sessions, context } = runtime
  const emitter = createEmitter(error => environment.logger.error('A listener failed.', error))
  let chosenChain: CaipNetworkId | undefined
  let firstAddress: string | undefined
  let lastAddresses = ''

  const find = (): { session: StoredSession; grant: PairingGrant } | undefined => {
    const session = sessions.current()
    const grant = session && getGrants(session)[namespace]
    return session && grant && { session, grant }
  }
  const getChain = (grant: PairingGrant): CaipNetworkId => {
    const [first] = grant.chains
    const chain = chosenChain && grant.chains.includes(chosenChain) ? chosenChain : first
    if (!chain) throw new PorticoError(notConnected)
    return chain
  }
  const setChain = (chain: CaipNetworkId) => {
    if (chosenChain === chain) return
    chosenChain = chain
    emitter.emit('chainChanged', formatChain(chain))
  }
  const formatChain = (chain: CaipNetworkId) => {
    const reference = chain.slice(namespace.length + 1)
    return namespace === 'eip155' ? `0x${Number(reference).toString(16)}` : reference
  }
  const getAddresses = (grant: PairingGrant): readonly string[] => {
    const prefix = `${getChain(grant)}:`
    const addresses = grant.accounts
      .filter(account => account.startsWith(prefix))
      .map(account => account.slice(prefix.length))
    // The account that the wallet chose comes first.
    return [...addresses].sort((one, other) => Number(other === firstAddress) - Number(one === firstAddress))
  }
  const tellAddresses = (addresses: readonly string[]) => {
    if (addresses.join() === lastAddresses) return
    lastAddresses = addresses.join()
    emitter.emit('accountsChanged', addresses)
  }

  async function request(call: RemoteCall, chain?: string): Promise<unknown> {
    const found = find()
    if (!found) throw new PorticoError(notConnected)
    const { session, grant } = found
    const { method, params, rpcUrl } = call
    const chainId = normaliseChain(namespace, chain ?? call.chainId) ?? getChain(grant)
    const askWallet = async (name = method, values = params, on: string = chainId) => {
      const result = await requestWallet(runtime, { chainId: on, method: name, params: values })
      if (answersText.test(name) && typeof result !== 'string') throw new PorticoError(malformedAnswer)
      return result
    }
    const read = async () => {
      if (!rpcUrl && !grant.chains.includes(chainId))
        throw new PorticoError(noRpcProvider, { context: { chain: chainId } })
      const { fetchRpc } = await import('./fetchRpc.js')
      const urls = rpcUrl ? [rpcUrl] : context.getRpcUrls(chainId)
      return fetchRpc(environment, urls, chainId.slice(namespace.length + 1), { method, params })
    }
    const provider: ProviderContext = {
      runtime,
      session,
      grant,
      chainId,
      params,
      askWallet,
      setChain,
      getAddresses: () => getAddresses(grant),
      formatChain,
    }
    const own = namespace === 'eip155' && Object.hasOwn(evmMethods, method) ? evmMethods[method] : undefined
    if (own) return own(provider)
    if (grant.methods.includes(method) && !isRead.test(method)) return askWallet()
    if (needsWallet.test(method)) throw new PorticoError(unauthorized)
    return read()
  }

  return {
    request,
    on(event, listener) {
      emitter.on(event, listener)
      return this
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return this
    },
    hear(event) {
      const found = find()
      if (event.type === 'ended' && !found) {
        chosenChain = firstAddress = undefined
        lastAddresses = ''
        emitter.emit('disconnect', { code: 4900, message: 'The wallet ended the session.' })
      }
      if (!found) return
      const { grant } = found
      if (event.type === 'session') {
        tellAddresses(getAddresses(grant))
        emitter.emit('connect', { chainId: formatChain(getChain(grant)) })
      }
      if (event.type === 'accountsChanged' && event.namespace === namespace) {
        firstAddress = event.accounts[0]?.split(':')[2]
        tellAddresses(getAddresses(grant))
      }
      if (event.type === 'chainChanged' && event.namespace === namespace) {
        const chain: CaipNetworkId = `${namespace}:${event.chainId}`
        // Told in any case; gone along with only where the wallet granted the chain.
        if (grant.chains.includes(chain)) setChain(chain)
        else emitter.emit('chainChanged', formatChain(chain))
      }
    },
  }
}
