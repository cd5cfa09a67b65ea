import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { createEmitter, getFamily, parseProviderCall, type SourceEvent } from '@portico/core/adapter'
import { invalidParams, notConnected, PorticoError, partLoadFailed } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingGrant } from '../client/PairingClient.js'
import { findGrantedChain } from '../session/parseReportedChain.js'
import type { StoredSession } from '../session/parseStoredSession.js'
import { getGrants } from '../session/toPairingSession.js'
import type { PairingProvider, RemoteCall } from './PairingProvider.js'

export interface OwnProvider extends PairingProvider {
  hear(event: SourceEvent): void
  enter(chain: CaipNetworkId, topic: string): void
}

/** Loaded with the session, so that a request made offline can wait for the network. */
const load = () => import('./routeRequest.js')
const prepare = () => void load().catch(() => undefined)

export function createProvider(
  runtime: ClientRuntime,
  namespace: ChainNamespace,
  only?: string,
): OwnProvider {
  const { environment, sessions } = runtime
  const family = getFamily(runtime.context.families, namespace)
  const emitter = createEmitter(error => environment.logger.error('A listener failed.', error))
  let topic = only
  let chosenChain: CaipNetworkId | undefined
  let firstAddress: string | undefined
  let lastAddresses = ''

  const look = (session: StoredSession | undefined) => {
    const grant = session && getGrants(session)[namespace]
    return grant && { session, grant }
  }
  const find = () =>
    look(sessions.get(topic ?? '')) ?? (only ? undefined : sessions.list().map(look).filter(Boolean).at(-1))
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
    return family.remote?.formatChain?.(reference) ?? reference
  }
  const getAddresses = (grant: PairingGrant): readonly string[] => {
    const prefix = `${getChain(grant)}:`
    const addresses = grant.accounts
      .filter(account => account.startsWith(prefix))
      .map(account => account.slice(prefix.length))
    // The account that the wallet selected comes first.
    return [...addresses].sort((one, other) => Number(other === firstAddress) - Number(one === firstAddress))
  }
  const tellAddresses = (addresses: readonly string[]) => {
    if (addresses.join() === lastAddresses) return
    lastAddresses = addresses.join()
    emitter.emit('accountsChanged', addresses)
  }

  const reset = (next?: string) => {
    topic = next
    chosenChain = firstAddress = undefined
    lastAddresses = ''
  }

  async function request(call: RemoteCall, chain?: string): Promise<unknown> {
    parseProviderCall(call)
    if (call.chainNamespace !== undefined && call.chainNamespace !== namespace)
      throw new PorticoError(invalidParams, { detail: `This provider serves ${namespace} alone.` })
    const found = find()
    if (!found) throw new PorticoError(notConnected)
    const { grant, session } = found
    /** Notifies the kit too, whichever caller switched. */
    const setChain = (chain: CaipNetworkId) =>
      runtime.emit({
        type: 'chainChanged',
        sessionId: session.topic,
        namespace,
        chainId: chain.slice(namespace.length + 1),
      })
    const { routeRequest } = await load().catch((cause: unknown) => {
      throw new PorticoError(partLoadFailed, { cause })
    })
    const context = { runtime, family, ...found, chain: getChain(grant), setChain, formatChain }
    return routeRequest({ ...context, getAddresses: () => getAddresses(grant) }, call, chain)
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
    enter(chain, chosen) {
      const grant = look(sessions.get(chosen))?.grant
      const granted = grant && findGrantedChain(family, grant, chain)
      if ((only && only !== chosen) || !granted) return
      prepare()
      const isOther = topic !== undefined && topic !== chosen
      if (isOther) reset()
      // The session may have been restored from storage. Events of other sessions no longer apply.
      topic = chosen
      if (getChain(grant) !== granted) setChain(granted)
      if (isOther) tellAddresses(getAddresses(grant))
    },
    hear(event) {
      const found = find()
      if (event.type === 'ended' && (event.sessionId === topic || !(only || found))) {
        reset()
        emitter.emit('disconnect', { code: 4900, message: 'The wallet ended the session.' })
      }
      const about = event.type === 'session' ? event.session.id : 'sessionId' in event && event.sessionId
      if (!found || found.session.topic !== about) return
      const { grant, session } = found
      if (event.type === 'session') {
        if (session.topic !== topic) {
          prepare()
          reset(session.topic)
          emitter.emit('connect', { chainId: formatChain(getChain(grant)) })
        }
        tellAddresses(getAddresses(grant))
      }
      if (event.type === 'accountsChanged' && event.namespace === namespace) {
        firstAddress = event.accounts[0]?.split(':')[2]
        tellAddresses(getAddresses(grant))
      }
      if (event.type === 'chainChanged' && event.namespace === namespace) {
        const chain = findGrantedChain(family, grant, `${namespace}:${event.chainId}`)
        if (chain) setChain(chain)
      }
    },
  }
}
