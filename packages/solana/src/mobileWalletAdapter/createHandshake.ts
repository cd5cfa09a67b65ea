import { malformedAnswer, PorticoError } from '@portico/protocol'
import { base64urlnopad } from '@scure/base'
import { type Cipher, createCipher } from './createCipher.js'

/** An uncompressed point of P-256 (X9.62). */
const pointLength = 65

/** The keys of one association: a new one for every connection to a wallet. */
export interface Handshake {
  /** In the link that opens the wallet. The wallet recognises this page by it. */
  readonly token: string
  createHello(): Promise<Uint8Array<ArrayBuffer>>
  /** Reads the wallet's hello, and derives the key of the session from both. */
  readHello(message: Uint8Array<ArrayBuffer>): Promise<Cipher>
}

export async function createHandshake(): Promise<Handshake> {
  const { subtle } = crypto
  const [association, session] = await Promise.all([
    subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
    subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']),
  ])
  const [associationPoint, sessionPoint] = (await Promise.all(
    [association, session].map(
      async ({ publicKey }) => new Uint8Array(await subtle.exportKey('raw', publicKey)),
    ),
  )) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] // one for each

  async function deriveKey(walletPoint: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
    const publicKey = await subtle.importKey(
      'raw',
      walletPoint,
      { name: 'ECDH', namedCurve: 'P-256' },
      false,
      [],
    )
    const shared = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, session.privateKey, 256)
    const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
    const terms = { name: 'HKDF', hash: 'SHA-256', salt: associationPoint, info: new Uint8Array() }
    return subtle.deriveKey(terms, material, { name: 'AES-GCM', length: 128 }, false, ['encrypt', 'decrypt'])
  }

  return {
    token: base64urlnopad.encode(associationPoint),
    async createHello() {
      const terms = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = await subtle.sign(terms, association.privateKey, sessionPoint)
      return Uint8Array.from([...sessionPoint, ...new Uint8Array(signature)])
    },
    async readHello(message) {
      try {
        const cipher = createCipher(await deriveKey(message.slice(0, pointLength)))
        // The properties of the session: proof that the wallet has the same key, and its version.
        if (message.length > pointLength) await cipher.decrypt(message.slice(pointLength))
        return cipher
      } catch (cause) {
        throw new PorticoError(malformedAnswer, { detail: 'HELLO_RSP', cause })
      }
    },
  }
}
