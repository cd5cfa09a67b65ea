import type { Environment } from '@portico/core'
import { hashMessage } from '../crypto/createKeyPair.js'
import { isRecord } from '../messages/isRecord.js'
import { parseAttestation } from './parseAttestation.js'

interface AttesterOptions {
  readonly environment: Environment
  readonly verifyUrl: string
  readonly projectId: string
}

/** Resolves with a token that wallets verify, or undefined if the service issued none in time. */
export type Attest = (message: string, payload: string) => Promise<string | undefined>

const patience = 5000
/** After a failure, so that an unreachable service does not delay every request. */
const pause = 300_000

/** Asks the Verify service, in a hidden frame, to attest that a message comes from the origin of this page. */
export function createAttester({ environment, verifyUrl, projectId }: AttesterOptions): Attest {
  // `page` is the window in a browser and undefined on a server.
  const window = environment.page as (Window & typeof globalThis) | undefined
  let pausedUntil = 0

  return async (message, payload) => {
    const { document } = window ?? {}
    const { origin } = environment.location ?? {}
    if (!window || !document?.body || !origin || environment.now() < pausedUntil) return undefined
    const id = hashMessage(message)
    const url = new URL('/v3/attestation', verifyUrl)
    const parameters = { projectId, origin, id, decryptedId: hashMessage(payload) }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    const attestation = await openFrame(url, id, window, environment)
    if (!attestation) pausedUntil = environment.now() + pause
    return attestation
  }
}

function openFrame(
  url: URL,
  id: string,
  window: Window & typeof globalThis,
  environment: Environment,
): Promise<string | undefined> {
  const { document } = window
  return new Promise(resolve => {
    const frame = document.createElement('iframe')
    const finish = (attestation?: string) => {
      environment.clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      document.removeEventListener('securitypolicyviolation', onViolation)
      frame.remove()
      resolve(attestation)
    }
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== url.origin) return
      const attestation = readAttestation(data)
      if (attestation !== undefined && parseAttestation(attestation)?.id === id) finish(attestation)
    }
    // The browser fires no error event for a frame that the policy of the page forbids.
    const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      if (disposition !== 'enforce' || !blockedURI.startsWith(url.origin)) return
      environment.logger.warn(`The Content-Security-Policy of this page needs "frame-src ${url.origin}".`)
      finish()
    }
    const timer = environment.setTimeout(finish, patience)
    window.addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onViolation)
    frame.hidden = true
    frame.src = url.href
    document.body.append(frame)
  })
}

function readAttestation(data: unknown): string | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    const isIt = isRecord(message) && message.type === 'verify_attestation'
    return isIt && typeof message.attestation === 'string' ? message.attestation : undefined
  } catch {
    return undefined
  }
}
