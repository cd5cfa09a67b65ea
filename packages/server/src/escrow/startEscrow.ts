import { authKeysPath } from '@portico/protocol/auth'
import { type Operation, openOperation } from '../admin/openAdmin.js'
import { authTimes } from '../auth/authLimits.js'
import { createNonces, rememberProof } from '../auth/requireProof.js'
import { openDatabase } from '../database/openDatabase.js'
import { type ServedApp, serveApp } from '../http/createHttpServer.js'
import { openMailer } from '../mail/createMailer.js'
import { runHourly } from '../runHourly.js'
import { ServerFailure } from '../ServerFailure.js'
import { createKeyRing } from '../secrets/createKeyRing.js'
import { createHasher, deriveKey, readSecret } from '../secrets/deriveKey.js'
import { createRecipient } from '../secrets/hpke.js'
import { createEscrowApp } from './createEscrowApp.js'
import { createTicketReader } from './createTicketReader.js'
import { defaultEscrowLimits } from './EscrowContext.js'
import type { EscrowOptions } from './EscrowOptions.js'
import { escrowSchema } from './escrowSchema.js'
import { createStakeReader } from './stake/createStakeReader.js'

const defaultNewDeviceHours = 24
const defaultSmallWalletMinutes = 2

export async function startEscrow(options: EscrowOptions): Promise<ServedApp> {
  const { host = '127.0.0.1', port = 4500, now = Date.now, onError = () => {} } = options
  const { newDeviceHours = defaultNewDeviceHours, trustProxy = false } = options
  const { smallWalletMinutes = defaultSmallWalletMinutes } = options
  const large = newDeviceHours * authTimes.hour
  const readStake = createStakeReader(options.stake, onError)
  const keys = options.keys.map(key => readSecret('PORTICO_ESCROW_KEK', key))
  const [newest] = keys
  if (!newest)
    throw new ServerFailure('The escrow needs PORTICO_ESCROW_KEK. Make one with: portico-server secrets')
  const recipients = await Promise.all(keys.map(key => createRecipient(deriveKey(key, 'escrow-recipient'))))
  const url = (options.url ?? `http://${host}:${port}`).replace(/\/$/, '')
  const mailer = openMailer(options)
  const authUrl = options.authUrl.replace(/\/$/, '')
  const { database, close: closeDatabase } = await openDatabase(options, escrowSchema)
  let operation: Operation | undefined
  try {
    operation = await openOperation(options, database)
    const { onRequest, readiness, tracer, close: stopOperation } = operation
    const isFirst = (proof: { deviceId: string; proofId: string }) =>
      rememberProof(database, proof, new Date(now()), 'escrow_proofs')
    const [hash, ...older] = keys.map(key => createHasher(deriveKey(key, 'escrow-pepper')))
    if (!hash) throw new Error('A key has no hasher.')
    const context = {
      database,
      url,
      trustProxy,
      mailer,
      hash,
      hashMailbox: (email: string): [Buffer, ...Buffer[]] => [
        hash('wallet', email),
        ...older.map(hashOlder => hashOlder('wallet', email)),
      ],
      keyRing: createKeyRing(keys),
      recipients,
      delays: { small: Math.min(smallWalletMinutes * authTimes.minute, large), large },
      readStake,
      limits: { ...defaultEscrowLimits, ...options.limits },
      now,
      onError,
      readTicket: createTicketReader({
        issuer: authUrl,
        keysUrl: options.authKeysUrl ?? authUrl + authKeysPath,
        now,
        // In the same table as the proofs of devices, under a name that no device has.
        isFirst: ticketId => isFirst({ deviceId: 'ticket', proofId: ticketId }),
      }),
    }
    const proof = {
      url,
      nonces: createNonces(createHasher(deriveKey(newest, 'escrow-nonces')), now),
      isFirst,
    }
    const app = createEscrowApp(context, {
      vaultOrigin: new URL(options.vaultUrl).origin,
      proof,
      rateLimit: options.rateLimit ?? { burst: 100, perSecond: 5 },
      onRequest,
      tracer,
      readiness,
    })
    const served = await serveApp(app.fetch, host, port)
    const stopForgetting = runHourly(async () => {
      const before = (milliseconds: number) => new Date(now() - milliseconds)
      await database`delete from escrow_proofs where expires_at < ${before(authTimes.hour)}`
      await database`delete from escrow_approvals where created_at < ${before(authTimes.failures)}`
    }, onError)
    const close = async () => {
      await readiness.leave()
      await Promise.all([served.close(), stopForgetting()])
      mailer.close()
      await stopOperation()
      await closeDatabase()
    }
    return { url: served.url, close }
  } catch (error) {
    mailer.close()
    await operation?.close()
    await closeDatabase()
    throw error
  }
}
