import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AddPasskey, UsePasskey } from '@portico/protocol/auth'

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** What an authenticator or a browser does differently than it should. */
export interface PasskeyTwist {
  /** The site that it is for. */
  rpId?: string
  flags?: number
  counter?: number
  /** Of what the browser writes. */
  clientData?: Readonly<Record<string, unknown>>
}

const present = 0x01
const verified = 0x04
const attested = 0x40

/** An authenticator with one passkey, and the browser that asks it. */
export function createTestPasskey(vaultOrigin: string, kind: 'ec' | 'rsa' = 'ec') {
  const { privateKey, publicKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  let used = 0

  const writeData = (flags: number, { rpId = new URL(vaultOrigin).hostname, ...twist }: PasskeyTwist) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(twist.counter ?? used++)
    return Buffer.concat([hash(rpId), Buffer.from([twist.flags ?? flags]), counter])
  }
  const writeClientData = (type: string, challenge: string, { clientData }: PasskeyTwist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: vaultOrigin, crossOrigin: false, ...clientData }))

  return {
    credentialId,
    make(challenge: string, twist: PasskeyTwist = {}): AddPasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = writeData(present | verified | attested, twist)
      return {
        credentialId,
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
        clientData: writeClientData('webauthn.create', challenge, twist).toString('base64url'),
        authenticatorData: Buffer.concat([data, randomBytes(16), length, id]).toString('base64url'),
      }
    },
    use(challenge: string, twist: PasskeyTwist = {}): UsePasskey {
      const data = writeData(present | verified, twist)
      const clientData = writeClientData('webauthn.get', challenge, twist)
      return {
        credentialId,
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey).toString('base64url'),
      }
    },
  }
}

export type TestPasskey = ReturnType<typeof createTestPasskey>
