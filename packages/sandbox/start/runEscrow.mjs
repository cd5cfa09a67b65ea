import { startEscrow } from '@portico/server'
import { getAddresses } from './addresses.mjs'
import { endWith } from './endWith.mjs'
import { readSecrets } from './readSecrets.mjs'

const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const { server, vault, escrow: url, smtp } = getAddresses(slot)
const dataFolder = process.env.PORTICO_DATA_FOLDER

/** The sandbox's escrow: its own process and tables, on the PostgreSQL that is already running. */
const starting = startEscrow({
  port: Number(process.env.PORT),
  dataFolder,
  isShared: true,
  url,
  vaultUrl: vault,
  authUrl: server,
  keys: [readSecrets(dataFolder).escrow],
  smtpUrl: smtp,
  mailFrom: 'Portico sandbox, recovery <recovery@sandbox.example>',
  newDeviceHours: Number(process.env.PORTICO_NEW_DEVICE_SECONDS ?? 0) / 3600,
  limits: {
    resendSeconds: 0,
    mailsPerQuarter: 10_000,
    mailsPerDay: 10_000,
    mailsPerNetwork: 10_000,
    mailsPerHour: 100_000,
    releasesPerHour: 10_000,
  },
  rateLimit: { burst: 10_000, perSecond: 1_000 },
  onError: error => console.error(error),
})
// Registered while it starts, so that a signal meanwhile does not leave its PostgreSQL behind.
endWith(async () => (await starting).close())
