import { randomBytes } from 'node:crypto'
import {
  commitToOpening,
  deriveApprovalNumber,
  EscrowKeyAnswerSchema,
  EscrowTicketAnswerSchema,
  formatSealContext,
  ReadApprovalAnswerSchema,
  ReleaseEscrowAnswerSchema,
  StartApprovalAnswerSchema,
  sealInfo,
  type TicketPurpose,
  type WalletAddresses,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { type EscrowOptions, startEscrow } from '../src/exports/index.js'
import { createRecipient, sealTo } from '../src/secrets/hpke.js'
import { borrowDatabase } from './borrowDatabase.js'
import type { TestDevice } from './createTestDevice.js'
import { createTestWallet } from './createTestWallet.js'
import { type TestAuth, vaultOrigin } from './startTestAuth.js'

const url = 'http://127.0.0.1:1'

interface StoredByTest {
  ticket: string
  walletId: string
  email: string
  key: Uint8Array
  addresses: WalletAddresses
}

/** A real escrow beside a real auth service, each with a database of its own. */
export async function startTestEscrow(service: TestAuth, more: Partial<EscrowOptions> = {}) {
  const errors: string[] = []
  const options: EscrowOptions = {
    port: 0,
    url,
    databaseUrl: await borrowDatabase(),
    vaultUrl: vaultOrigin,
    authUrl: service.auth.url,
    authKeysUrl: `${service.url}/auth/keys`,
    keys: [randomBytes(32).toString('base64url')],
    smtpUrl: service.inbox.smtpUrl,
    mailFrom: 'Recovery <recovery@shop.example>',
    newDeviceHours: 0,
    now: () => service.clock.time,
    rateLimit: { burst: 10_000, perSecond: 1000 },
    trustProxy: true,
    onError: error => void errors.push(error.message),
    ...more,
  }
  const escrow = await startEscrow(options)
  let addresses = 0

  /** The same device as it talks to the escrow. */
  const at = (device: TestDevice) => device.at(escrow.url, url)

  async function getTicket(device: TestDevice, accessToken: string, purpose: TicketPurpose) {
    const { body } = await device.call('/auth/escrow/ticket', { purpose }, { accessToken })
    return v.parse(EscrowTicketAnswerSchema, body).ticket
  }

  async function seal(key: Uint8Array, walletId: string, email: string) {
    const response = await fetch(`${escrow.url}/escrow/key`, { headers: { Origin: vaultOrigin } })
    const { publicKey } = v.parse(EscrowKeyAnswerSchema, await response.json())
    return await sealTo(publicKey, key, {
      info: sealInfo.escrowStore,
      context: formatSealContext(walletId, email),
    })
  }

  async function store(device: TestDevice, { ticket, walletId, email, key, addresses }: StoredByTest) {
    const sealedKey = await seal(key, walletId, email)
    return await at(device).call('/escrow/store', { ticket, walletId, email, sealedKey, addresses })
  }

  /** A person with a wallet whose recovery key is here. */
  async function enrol(email: string, { names = true } = {}) {
    const device = await service.createDevice()
    const { accessToken, user } = await service.login(device, email)
    const wallet = await createTestWallet()
    const key = randomBytes(32)
    const ticket = await getTicket(device, accessToken, 'store')
    const stored = await store(device, {
      ticket,
      walletId: wallet.id,
      email,
      key,
      addresses: wallet.addresses,
    })
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    const { publicKey } = await createRecipient(key)
    await at(device).call('/escrow/confirm', wallet.confirm(publicKey, names ? wallet.accounts : undefined))
    return { device, accessToken, userId: user.id, wallet, key, publicKey, email, stored }
  }

  type Owner = Awaited<ReturnType<typeof enrol>>

  /** Another device of the same person, which has entered a code. */
  async function signIn({ email }: Pick<Owner, 'email'>) {
    const other = await service.createDevice()
    return { other, ...(await service.login(other, email)) }
  }

  /** Asks with a ticket and has the number, as a vault does; each call comes from another network. */
  async function ask(
    device: TestDevice,
    ticket: string,
    { publicKey }: Pick<Owner, 'publicKey'>,
    more: Readonly<Record<string, string>> = {},
  ) {
    const headers = {
      ...more,
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0',
      'X-Forwarded-For': `10.1.${addresses++ & 255}.1`,
    }
    const mine = { deviceId: device.id, opening: randomBytes(32).toString('base64url') }
    const body = { ticket, publicKey, commitment: await commitToOpening(mine) }
    const answer = await at(device).call('/escrow/approval/start', body, { headers })
    const started = v.safeParse(StartApprovalAnswerSchema, answer.body)
    if (!started.success || started.output.nonce === undefined) return { ...answer, number: '' }
    const { approvalId, nonce } = started.output
    const { opening } = mine
    await at(device).call('/escrow/approval/open', { approvalId, opening })
    return { ...answer, number: await deriveApprovalNumber({ ...mine, nonce }) }
  }

  async function readLink(email: string) {
    const { text } = await service.inbox.next(email)
    const link = /http:\/\/127\.0\.0\.1:1(\/escrow\/approval\?token=[\w-]+)/.exec(text)?.[1] ?? ''
    return { text, url: escrow.url + link, token: link.split('=')[1] ?? '' }
  }

  /** Asks as a vault does, and reads the mail. */
  async function askForApproval(device: TestDevice, accessToken: string, owner: Owner) {
    const ticket = await getTicket(device, accessToken, 'release')
    const { body, number } = await ask(device, ticket, owner)
    const { approvalId } = v.parse(StartApprovalAnswerSchema, body)
    return { approvalId, number, ...(await readLink(owner.email)) }
  }

  /** What a person does on the page, with the number that they have read somewhere. */
  const decide = (link: { url: string; token: string; number: string }, decision: string, headers = {}) =>
    fetch(link.url, {
      method: 'POST',
      headers: { Origin: url, ...headers },
      body: new URLSearchParams({ token: link.token, number: link.number, decision }),
    })

  async function readState(device: TestDevice, approvalId: string) {
    const { body } = await at(device).call('/escrow/approval/state', { approvalId })
    return v.parse(ReadApprovalAnswerSchema, body)
  }

  async function release(device: TestDevice, approvalId: string) {
    const recipient = await createRecipient(randomBytes(32))
    const body = { approvalId, recipientKey: recipient.publicKey }
    const answer = await at(device).call('/escrow/release', body)
    const open = async (walletId: string) => {
      const { sealedKey } = v.parse(ReleaseEscrowAnswerSchema, answer.body)
      const purpose = { info: sealInfo.escrowRelease, context: formatSealContext(walletId) }
      return Buffer.from(await recipient.open(sealedKey, purpose))
    }
    return { ...answer, open }
  }

  return {
    ...escrow,
    options,
    errors,
    at,
    getTicket,
    seal,
    store,
    enrol,
    signIn,
    ask,
    readLink,
    askForApproval,
    decide,
    readState,
    release,
  }
}

export type TestEscrow = Awaited<ReturnType<typeof startTestEscrow>>
