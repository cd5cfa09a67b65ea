import type { Environment } from '@portico/core'
import type { Check, Problem } from '@portico/core/adapter'
import { getProviderAlert, invalidProjectId, originNotAllowed, sessionExpired } from '@portico/protocol'
import { createSecret } from '../crypto/createKeyPair.js'
import type { PairingOptions } from '../PairingOptions.js'
import { createRelayUrl, toRelayUrls } from './createRelayUrl.js'
import { toProviderMessage } from './parseClockDifference.js'
import { findWebSocket, type SocketConstructor } from './Socket.js'

export interface RelayCheckContext {
  readonly environment: Environment
  readonly projectId: string
}

/** One check for each address of the relay. */
export function createRelayChecks(
  { environment, projectId: siteProjectId }: RelayCheckContext,
  { relayUrl: relayUrls, projectId = siteProjectId, WebSocket = findWebSocket(environment) }: PairingOptions,
): readonly Check[] {
  return toRelayUrls(relayUrls).map(relayUrl => ({
    name: 'relay',
    async run(probes) {
      if (!probes.isOnline()) return undefined
      let refusal: string | undefined
      const reach = await probes.watch(relayUrl, async signal => {
        // Uses a throwaway identity.
        const own = { seed: createSecret(), subject: createSecret() }
        const url = await createRelayUrl({ relayUrl, projectId, environment, ...own })
        refusal = await greet(WebSocket, url, signal)
      })
      if (refusal !== undefined) return explainRefusal(new URL(relayUrl).host, refusal, environment)
      return probes.explain(relayUrl, reach)
    },
  }))
}

/** Subscribes to an unused topic. Resolves with the close reason if the relay disconnects. */
function greet(WebSocket: SocketConstructor, url: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const end = () => {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.onerror = () => undefined
      socket.close()
    }
    let isOpen = false
    socket.onopen = () => {
      isOpen = true
      const params = { topic: createSecret() }
      socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_subscribe', params }))
    }
    socket.onmessage = () => {
      end()
      resolve(undefined)
    }
    socket.onclose = ({ reason }: { reason?: unknown }) => {
      end()
      if (isOpen) resolve(typeof reason === 'string' ? reason : '')
      else reject(new Error('The relay refused the connection.'))
    }
    // A socket blocked by CSP never emits a close event.
    socket.onerror = () => {
      if (isOpen) return
      end()
      reject(new Error('The relay refused the connection.'))
    }
    signal.addEventListener('abort', end)
  })
}

function explainRefusal(host: string, reason: string, { location }: Environment): Problem {
  const facts = { host }
  switch (getProviderAlert(toProviderMessage(reason))) {
    case originNotAllowed:
      return {
        code: 'origin_not_allowed',
        message: `The relay ${host} does not allow the origin ${location?.origin} for this project. Add it there.`,
        facts,
      }
    case invalidProjectId:
      return {
        code: 'project_unknown',
        message: `The relay ${host} does not know this project. Check the "projectId" option.`,
        facts,
      }
    case sessionExpired:
      return {
        code: 'clock_wrong',
        message: `The relay ${host} refuses the time in our token: the clock of this device is wrong.`,
        facts,
      }
    default:
      return {
        code: 'unreachable',
        message: `The relay ${host} closed the connection: ${reason || 'no reason given'}.`,
        facts,
      }
  }
}
