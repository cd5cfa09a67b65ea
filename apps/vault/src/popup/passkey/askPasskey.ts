import type { PasskeyProof } from '../../custody/recoverWallet.ts'
import type { Bytes } from '../../keys/Bytes.ts'
import { fromBase64Url, toBase64Url } from '../../keys/encoding.ts'
import type { WindowTextKey } from '../../locales/window/en.ts'
import type { MadePasskey, PasskeyQuestion } from '../../worker/Keeper.ts'

/** What to say of a passkey that was not made or not used. */
export type PasskeyProblem = Extract<WindowTextKey, 'passkeyUnsupported' | 'passkeyFailed' | 'passkeyExists'>

export type PasskeyResult<value> = { readonly value: value } | { readonly problem: PasskeyProblem }

/** ES256, and RS256 of some of Windows: what the service verifies. */
const algorithms = [-7, -257]

/** Whether passkeys of this browser may open a wallet, as far as it tells. Only trying says it for sure. */
export async function mayUsePasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  const tell = PublicKeyCredential.getClientCapabilities?.bind(PublicKeyCredential)
  const known = await tell?.().catch(() => undefined)
  return known?.['extension:prf'] !== false
}

/** Makes a passkey for the wallet. Some compute nothing while they are made, and are asked once more. */
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
    const credential = created as PublicKeyCredential // what was asked for
    const response = credential.response as AuthenticatorAttestationResponse // of one that was made
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

/** Asks for one of the wallet's passkeys. */
export function usePasskey(question: PasskeyQuestion): Promise<PasskeyResult<PasskeyProof>> {
  return withProblems(async () => {
    const { challenge, credentialIds, salt } = question
    const credential = await getPasskey(fromBase64Url(challenge), credentialIds, salt)
    const secret = readSecret(credential)
    if (!secret) return { problem: 'passkeyUnsupported' }
    const response = credential.response as AuthenticatorAssertionResponse // of one that was used
    const used = {
      credentialId: credential.id,
      clientData: format(response.clientDataJSON),
      authenticatorData: format(response.authenticatorData),
      signature: format(response.signature),
    }
    return { value: { used, secret } }
  })
}

/** Has whoever keeps a passkey offer it no longer, where browsers can tell them. */
export function forgetPasskey(credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as typeof PublicKeyCredential & {
    signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>
  } // newer than what is known of browsers here
  const forgetting = signalUnknownCredential?.call(PublicKeyCredential, {
    rpId: location.hostname,
    credentialId,
  })
  forgetting?.catch(() => undefined)
}

async function askForSecret(credentialId: string, salt: Bytes): Promise<Bytes | undefined> {
  // What it signs is of no interest here, and goes nowhere.
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
  return got as PublicKeyCredential // what was asked for
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

/** Browsers say little of what went wrong, on purpose: cancelled, gone and too late are one to them. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  InvalidStateError: 'passkeyExists',
  NotSupportedError: 'passkeyUnsupported',
  // The vault is at an address for which there can be no passkeys, such as a bare number.
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
