import { malformedAnswer, PorticoError } from '@portico/protocol'

const sequenceLength = 4
const ivLength = 12

/** Encrypted messages of a session: sequence number, random IV, AES-128-GCM with the sequence number as its AAD. */
export interface Cipher {
  encrypt(text: string): Promise<Uint8Array<ArrayBuffer>>
  /** Throws if a message was changed, repeated or left out. */
  decrypt(message: Uint8Array<ArrayBuffer>): Promise<string>
}

export function createCipher(key: CryptoKey): Cipher {
  let sent = 0
  let received = 0
  return {
    async encrypt(text) {
      const sequence = formatSequence(++sent)
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const parameters = { name: 'AES-GCM', iv, additionalData: sequence, tagLength: 128 }
      const sealed = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text))
      return Uint8Array.from([...sequence, ...iv, ...new Uint8Array(sealed)])
    },
    async decrypt(message) {
      const sequence = message.slice(0, sequenceLength)
      const iv = message.slice(sequenceLength, sequenceLength + ivLength)
      const isNext = formatSequence(++received).every((byte, index) => byte === sequence[index])
      if (!isNext) throw new PorticoError(malformedAnswer, { detail: 'sequence number' })
      const parameters = { name: 'AES-GCM', iv, additionalData: sequence, tagLength: 128 }
      const opened = await crypto.subtle.decrypt(parameters, key, message.slice(sequenceLength + ivLength))
      return new TextDecoder().decode(opened)
    },
  }
}

function formatSequence(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sequenceLength)
  new DataView(bytes.buffer).setUint32(0, count)
  return bytes
}
