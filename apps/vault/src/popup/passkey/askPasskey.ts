import type { PasskeyProof } from '../../custody/recoverWallet.ts'
import type { Bytes } from '../../keys/Bytes.ts'
import { fromBase64Url, toBase64Url } from '../../keys/encoding.ts'
import type { WindowTextKey } from '../../locales/window/en.ts'
import type { MadePasskey, PasskeyQuestion } from '../../worker/Keeper.ts'

export type PasskeyProblem = Extract<WindowTextKey, 'passkeyUnsupported' | 'passkeyFailed' | 'passkeyExists'>

export type PasskeyResult<value> = { readonly value: value } | { readonly problem: PasskeyProblem }

const algorithms = [-7, -257]

/** Whether the browser may support PRF passkeys. Only an attempt tells for certain. */
export async function mayUsePasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  const tell = PublicKeyCredential.getClientCapabilities?.bind(PublicKeyCredential)
  const known = await tell?.().catch(() => undefined)
  return known?.['extension:prf'] !== false
}

export async function makePasskey(question: PasskeyQuestion): Promise<PasskeyResult<MadePasskey>> {
  const { challenge, salt, credentialIds, user, walletId } = question
  if (!(await mayUsePasskeys())) return { problem: 'passkeyUnsupported' }
  return withProblems(async () => {
    const created = await navigator.credentials.create({
      publicKey: {
        challenge: fromBase64Url(challenge),
        rp: { id: location.hostname, name: location.hostname },
        user: { id: new TextEncoder().encode(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: listCredentials(credentialIds),
        attestation: 'none',
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    const credential = created as PublicKeyCredential // as requested
    const response = credential.response as AuthenticatorAttestationResponse // the response to a creation
    const publicKey = response.getPublicKey()
    const { prf } = credential.getClientExtensionResults()
    if (!publicKey || !prf?.enabled) {
      forgetPasskey(credential.id)
      return { problem: 'passkeyUnsupported' }
    }
    const secret = readSecret(credential) ?? (await askForSecret(credential.id, salt))
    if (!secret) return { problem: 'passkeyUnsupported' }
    const made = {
      credentialId: credential.id,
      publicKey: format(publicKey),
      clientData: format(response.clientDataJSON),
      authenticatorData: format(response.getAuthenticatorData()),
    }
    return { value: { made, secret, walletId } }
  })
}

export function usePasskey(question: PasskeyQuestion): Promise<PasskeyResult<PasskeyProof>> {
  return withProblems(async () => {
    const { challenge, credentialIds, salt } = question
    const credential = await getPasskey(fromBase64Url(challenge), credentialIds, salt)
    const secret = readSecret(credential)
    if (!secret) return { problem: 'passkeyUnsupported' }
    const response = credential.response as AuthenticatorAssertionResponse // the response to an assertion
    const used = {
      credentialId: credential.id,
      clientData: format(response.clientDataJSON),
      authenticatorData: format(response.authenticatorData),
      signature: format(response.signature),
    }
    return { value: { used, secret } }
  })
}

/** Signals the passkey provider to stop offering the credential, where browsers support it. */
export function forgetPasskey(credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as typeof PublicKeyCredential & {
    signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>
  } // newer than the DOM types
  const forgetting = signalUnknownCredential?.call(PublicKeyCredential, {
    rpId: location.hostname,
    credentialId,
  })
  forgetting?.catch(() => undefined)
}

async function askForSecret(credentialId: string, salt: Bytes): Promise<Bytes | undefined> {
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  return readSecret(await getPasskey(challenge, [credentialId], salt))
}

async function getPasskey(challenge: Bytes, credentialIds: readonly string[], salt: Bytes) {
  const got = await navigator.credentials.get({
    publicKey: {
      challenge,
      rpId: location.hostname,
      allowCredentials: listCredentials(credentialIds),
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
    },
  })
  return got as PublicKeyCredential // as requested
}

const listCredentials = (ids: readonly string[]) =>
  ids.map(id => ({ type: 'public-key' as const, id: fromBase64Url(id) }))

function readSecret(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  const secret = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return new Uint8Array(secret)
}

const format = (buffer: ArrayBuffer) => toBase64Url(new Uint8Array(buffer))

/** For privacy, browsers do not distinguish cancellation, absence and timeout. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  InvalidStateError: 'passkeyExists',
  NotSupportedError: 'passkeyUnsupported',
  // The vault's host cannot have passkeys, such as an IP address.
  SecurityError: 'passkeyUnsupported',
}

async function withProblems<value>(act: () => Promise<PasskeyResult<value>>): Promise<PasskeyResult<value>> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { problem: problems[error.name] ?? 'passkeyFailed' }
  }
}
