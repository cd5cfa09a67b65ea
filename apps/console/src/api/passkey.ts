import { post } from './call.ts'

const algorithms = [-7, -257]

type Bytes = Uint8Array<ArrayBuffer>

const fromBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const toBase64Url = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function fetchChallenge(): Promise<Bytes> {
  const { challenge } = await post<{ challenge: string }>('challenge', {})
  return fromBase64Url(challenge)
}

export async function createPasskey(name: string) {
  const created = await navigator.credentials.create({
    publicKey: {
      challenge: await fetchChallenge(),
      rp: { id: location.hostname, name: location.hostname },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
      // Staff sign in without typing a name, so the passkey has to be found by the host alone.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  const credential = created as PublicKeyCredential // as requested
  const response = credential.response as AuthenticatorAttestationResponse // the response to a creation
  return {
    credentialId: credential.id,
    publicKey: toBase64Url(response.getPublicKey() ?? new ArrayBuffer()),
    clientData: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.getAuthenticatorData()),
  }
}

export async function askPasskey() {
  const got = await navigator.credentials.get({
    publicKey: { challenge: await fetchChallenge(), rpId: location.hostname, userVerification: 'required' },
  })
  const credential = got as PublicKeyCredential // as requested
  const response = credential.response as AuthenticatorAssertionResponse // the response to an assertion
  return {
    credentialId: credential.id,
    clientData: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.authenticatorData),
    signature: toBase64Url(response.signature),
  }
}
