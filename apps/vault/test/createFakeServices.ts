import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { authRefused, PorticoError } from '@portico/protocol'
import {
  type AuthErrorCode,
  authErrors,
  type EmbeddedWallet,
  type PublicKey,
  type RotateWallet,
  type Sealed,
  type SealedRecovery,
  type WalletDevice,
} from '@portico/protocol/auth'
import type { Bytes } from '../src/keys/Bytes.ts'
import { type DeviceKeys, exportPublicKey, getDeviceId } from '../src/keys/deviceKeys.ts'
import { fromBase64Url, toBase64Url } from '../src/keys/encoding.ts'
import { createRecipientKey, deriveRecipientKey, open, seal } from '../src/keys/hpke.ts'
import type { AuthService } from '../src/service/createAuthService.ts'
import type { EscrowService } from '../src/service/createEscrowService.ts'

const refuse = (reason: AuthErrorCode) =>
  new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })

/** As the service makes one for each account. */
export const createPassphraseKey = (): Uint8Array => ristretto255_oprf.oprf.generateKeyPair().secretKey

export const evaluatePassphrase = (key: Uint8Array, blinded: string): string =>
  toBase64Url(ristretto255_oprf.oprf.blindEvaluate(key, fromBase64Url(blinded)))

interface FakeDevice {
  readonly deviceId: string
  readonly agreementKey: PublicKey
}

interface Row {
  id: string
  epoch: number
  addresses: EmbeddedWallet['addresses']
  commitment: string
  countersignature: string
  authShare: string
  recoveries: SealedRecovery[]
  devices: Map<string, { agreementKey: PublicKey; deposited?: Sealed }>
}

/** One user's rows at both services, in memory; any number of devices may ask. */
export async function createFakeServices() {
  let row: Row | undefined
  const escrowKey = await createRecipientKey()
  const passphraseKey = createPassphraseKey()
  const escrowed = new Map<string, { key: Bytes; addresses: EmbeddedWallet['addresses']; email: string }>()
  /** The wallet that has taken its place with a mailbox. */
  const owners = new Map<string, string>()
  let named: readonly string[] = []
  /** Which key each question is about, and those that were answered with yes. */
  const asked = new Map<string, string>()
  const approved = new Set<string>()
  let approves = true

  const describe = (deviceId: string): EmbeddedWallet | null => {
    if (!row) return null
    const devices = [...row.devices].map(
      ([id, { agreementKey }]): WalletDevice => ({
        id,
        label: 'Browser',
        agreementKey,
        addedAt: 0,
        usedAt: 0,
        current: id === deviceId,
      }),
    )
    const { id, epoch, addresses, commitment, countersignature } = row
    const recoveries = row.recoveries.map(recovery =>
      recovery.kind === 'kit' ? recovery : (({ sealedShare: _, ...method }) => method)(recovery),
    )
    return { id, epoch, addresses, commitment, countersignature, devices, recoveries }
  }

  const getRow = () => {
    if (!row) throw refuse('wallet_missing')
    return row
  }

  /** What one device gets from the service. */
  function createAuthFor({ deviceId, agreementKey }: FakeDevice): AuthService {
    const stateOf = () => (row?.devices.has(deviceId) ? 'active' : 'new')
    return {
      startOtp: async () => ({ challengeId: crypto.randomUUID(), expiresIn: 300, resendIn: 30 }),
      verifyOtp: async () => ({
        accessToken: 'a'.repeat(20),
        refreshToken: 'r'.repeat(20),
        expiresIn: 600,
        user: { id: userId, email: 'ada@example.com' },
        device: stateOf(),
        wallet: describe(deviceId),
      }),
      startSocial: async () => ({ attemptId, uri: socialUri, expiresIn: 600 }),
      finishSocial: async ({ ticket }) =>
        ticket === socialTicket
          ? {
              state: 'done',
              accessToken: 'a'.repeat(20),
              refreshToken: 'r'.repeat(20),
              expiresIn: 600,
              user: { id: userId, name: 'Ada' },
              device: stateOf(),
              wallet: describe(deviceId),
            }
          : { state: 'pending' },
      startFarcaster: async () => ({ attemptId, url: farcasterUrl, expiresIn: 600 }),
      finishFarcaster: async () => ({
        state: 'done',
        accessToken: 'a'.repeat(20),
        refreshToken: 'r'.repeat(20),
        expiresIn: 600,
        user: { id: userId, name: '@ada' },
        device: stateOf(),
        wallet: describe(deviceId),
      }),
      listWaysIn: async () => ({ ways: [{ provider: 'google', name: 'Ada' }], available: ['github'] }),
      startWayIn: async () => ({ attemptId, uri: socialUri, expiresIn: 600 }),
      awaitFarcasterWay: async () => ({ state: 'done', ticket: socialTicket }),
      readWayIn: async () => ({ provider: 'github', name: 'ada' }),
      addWayIn: async () => undefined,
      removeWayIn: async () => undefined,
      endSession: async () => undefined,
      async readWallet() {
        const deposited = row?.devices.get(deviceId)?.deposited
        return { wallet: describe(deviceId), device: stateOf(), ...(deposited && { deposited }) }
      },
      async createWallet({ wallet, authShare, recoveries }) {
        if (row) throw refuse('wallet_exists')
        const devices = new Map([[deviceId, { agreementKey }]])
        row = { ...wallet, epoch: 1, authShare, recoveries, devices }
        return { epoch: 1 }
      },
      async rotateWallet(body: RotateWallet) {
        const current = getRow()
        if (current.epoch !== body.expectedEpoch) throw refuse('epoch_conflict')
        const devices: Row['devices'] = new Map([[deviceId, { agreementKey }]])
        for (const { id, sealedShare } of body.devices) {
          const known = current.devices.get(id)
          if (known) devices.set(id, { agreementKey: known.agreementKey, deposited: sealedShare })
        }
        const { authShare, commitment, countersignature, recoveries } = body
        const epoch = current.epoch + 1
        row = { ...current, epoch, authShare, commitment, countersignature, recoveries, devices }
        return { epoch }
      },
      async releaseShare(recipientKey) {
        const { id, epoch, authShare } = getRow()
        const purpose = { use: 'authShare', walletId: id, epoch } as const
        return { epoch, sealed: await seal(recipientKey, fromBase64Url(authShare), purpose) }
      },
      readRecovery: async () => ({
        recoveries: getRow().recoveries.filter(({ kind }) => kind !== 'passkey'),
      }),
      evaluatePassphrase: async blinded => evaluatePassphrase(passphraseKey, blinded),
      startPasskey: async () => ({ challenge: 'C'.repeat(43), expiresIn: 300 }),
      addPasskey: async () => undefined,
      async usePasskey({ credentialId }) {
        const recovery = getRow().recoveries.find(
          each => each.kind === 'passkey' && each.credentialId === credentialId,
        )
        if (recovery?.kind !== 'passkey') throw refuse('passkey_refused')
        return { recovery }
      },
      getEscrowTicket: async () => ({ ticket }),
      startEmailChange: async () => ({ changeId: crypto.randomUUID(), expiresIn: 300, resendIn: 30 }),
      proveOldEmail: async () => undefined,
      proveNewEmail: async () => undefined,
    }
  }

  const createAuth = async (device: DeviceKeys) =>
    createAuthFor({
      deviceId: await getDeviceId(device),
      agreementKey: await exportPublicKey(device.agreement.publicKey),
    })

  const getEscrowed = (x: string) => {
    const found = escrowed.get(x)
    if (!found) throw refuse('not_found')
    return found
  }

  const assertOwner = (email: string, solana: string) => {
    if ((owners.get(email) ?? solana) !== solana) throw refuse('mailbox_bound')
  }

  const escrow: EscrowService = {
    getKey: async () => escrowKey.publicKey,
    async store({ walletId, email, sealedKey, addresses }) {
      assertOwner(email, addresses.solana)
      const purpose = { use: 'escrowStore', walletId, email } as const
      const key = await open(escrowKey.pair, sealedKey, purpose)
      escrowed.set((await deriveRecipientKey(key)).publicKey.x, { key, addresses, email })
    },
    async confirm({ publicKey, accounts = named }) {
      const { addresses, email } = getEscrowed(publicKey.x)
      named = accounts
      assertOwner(email, addresses.solana)
      owners.set(email, addresses.solana)
    },
    async startApproval({ publicKey }) {
      const { addresses, email } = getEscrowed(publicKey.x)
      assertOwner(email, addresses.solana)
      const approvalId = crypto.randomUUID()
      asked.set(approvalId, publicKey.x)
      if (approves) approved.add(approvalId)
      return { approvalId, expiresIn: 600, nonce: 'N'.repeat(43), since: 1_777_777_777, wait: 0 }
    },
    openApproval: async () => undefined,
    readApproval: async approvalId => ({ state: approved.has(approvalId) ? 'approved' : 'pending' }),
    async release(approvalId, recipientKey) {
      if (!approved.has(approvalId)) throw refuse('device_not_active')
      const walletId = getRow().id
      const { key, addresses } = getEscrowed(asked.get(approvalId) ?? '')
      return { sealedKey: await seal(recipientKey, key, { use: 'escrowRelease', walletId }), addresses }
    },
  }

  return {
    createAuth,
    createAuthFor,
    escrow,
    getWallet: () => row,
    /** What the escrow keeps for a wallet, by its public part. */
    getEscrowed: ({ x }: PublicKey) => escrowed.get(x)?.key,
    /** The accounts that the wallet has named to the escrow. */
    getNamed: () => named,
    /** As after an older backup of the escrow was restored. */
    emptyEscrow() {
      escrowed.clear()
      owners.clear()
    },
    /** As somebody with power over the database could. */
    setAuthShare(authShare: string) {
      getRow().authShare = authShare
    },
    /** Whether the owner of the mailbox approves devices at once. */
    setApproves(next: boolean) {
      approves = next
    },
    restore(saved: Row | undefined) {
      row = saved
    },
  }
}

const ticket = 'ticket-of-the-auth-service'

export const userId = '0b4838db-0161-4ffe-822d-532bf03dba00'

const attemptId = '3f0f4a3e-6f0a-4f0e-9d0b-0f6d5b1f3c11'
export const socialUri = `https://api.example/auth/social/go?attempt=${attemptId}`
export const farcasterUrl = 'https://farcaster.example/~/sign-in?channelToken=1'
export const socialTicket = 't'.repeat(43)
