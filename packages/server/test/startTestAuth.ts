import { randomBytes } from 'node:crypto'
import { SignedInAnswerSchema, StartOtpAnswerSchema } from '@portico/protocol/auth'
import { startInbox } from '@portico/sandbox/mail'
import * as v from 'valibot'
import {
  type AuthOptions,
  createProject,
  findProject,
  openDatabase,
  startServer,
} from '../src/exports/index.js'
import { borrowDatabase } from './borrowDatabase.js'
import { createTestDevice, type TestDevice } from './createTestDevice.js'

export const vaultOrigin = 'https://vault.shop.example'
export const site = 'https://shop.example'

const createSecret = () => randomBytes(32).toString('base64url')

export interface TestAuthOptions extends Partial<AuthOptions> {
  trustProxy?: boolean
  /** One that is there, with or without the project. */
  databaseUrl?: string
}

/** A real server with the embedded wallet over a real database, and a real mail server that keeps the mails. */
export async function startTestAuth({ trustProxy = true, ...more }: TestAuthOptions = {}) {
  const { databaseUrl = await borrowDatabase(), ...options } = more
  const inbox = await startInbox()
  const clock = { time: Date.now() }
  const errors: Error[] = []
  const url = 'http://127.0.0.1'
  const auth: AuthOptions = {
    url,
    vaultUrl: vaultOrigin,
    smtpUrl: inbox.smtpUrl,
    mailFrom: 'My shop <wallet@shop.example>',
    secret: createSecret(),
    shareKeys: [createSecret()],
    now: () => clock.time,
    ...options,
  }
  const rateLimit = { burst: 1_000_000, perSecond: 1_000_000 }
  const onError = (error: Error) => void errors.push(error)
  const server = await startServer({ port: 0, databaseUrl, auth, rateLimit, trustProxy, onError })
  const { database, close: closeDatabase } = await openDatabase({ databaseUrl })
  if (!(await findProject(database, 'shop')))
    await createProject(database, { id: 'shop', allowedOrigins: [site, 'https://*.shop.example'] })
  let addresses = 0

  const createDevice = (service = server.url) => createTestDevice(service, vaultOrigin, url)

  /** Asks for a code; each call comes from another network. */
  async function start(device: TestDevice, email: string, body: object = {}, headers: object = {}) {
    const address = `10.${addresses >> 8}.${addresses++ & 255}.1`
    return await device.call(
      '/auth/otp/start',
      { projectId: 'shop', site, email, purpose: 'login', ...body },
      {
        headers: {
          'X-Forwarded-For': address,
          'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0',
          ...headers,
        },
      },
    )
  }

  const verify = (device: TestDevice, challengeId: string, code: string) =>
    device.call('/auth/otp/verify', {
      challengeId,
      code,
      agreementKey: device.agreementKey,
      label: 'Firefox on Linux',
    })

  async function readCode(email: string): Promise<string> {
    const { text } = await inbox.next(email)
    return /^ {4}(\d{6})$/m.exec(text)?.[1] ?? ''
  }

  /** Signs a person in, half a minute later if need be. */
  async function login(device: TestDevice, email: string) {
    clock.time += 31_000
    const { body } = await start(device, email)
    const { challengeId } = v.parse(StartOtpAnswerSchema, body)
    const answer = await verify(device, challengeId, await readCode(email))
    return v.parse(SignedInAnswerSchema, answer.body)
  }

  async function close() {
    await closeDatabase()
    await server.close()
    await inbox.stop()
  }

  return {
    url: server.url,
    auth,
    databaseUrl,
    database,
    inbox,
    clock,
    errors,
    createDevice,
    start,
    verify,
    readCode,
    login,
    close,
  }
}

export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>
