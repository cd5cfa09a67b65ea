import { mkdirSync } from 'node:fs'
import { startServer } from '@portico/server'
import { getAddresses } from './addresses.mjs'
import { endWith } from './endWith.mjs'
import { readSecrets } from './readSecrets.mjs'

const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const { server: url, vault, smtp } = getAddresses(slot)
const dataFolder = process.env.PORTICO_DATA_FOLDER
mkdirSync(dataFolder, { recursive: true })
const secrets = readSecrets(dataFolder)

/** The server as the sandbox runs it: its own database, the sandbox project, and no limit that a test could hit. */
const starting = startServer({
  port: Number(process.env.PORT),
  dataFolder,
  sandbox: true,
  rateLimit: { burst: 10_000, perSecond: 1_000 },
  auth: {
    url,
    vaultUrl: vault,
    smtpUrl: smtp,
    mailFrom: 'Portico sandbox <wallet@sandbox.example>',
    secret: secrets.auth,
    shareKeys: [secrets.shares],
    limits: {
      resendSeconds: 0,
      mailsPerQuarter: 10_000,
      mailsPerDay: 10_000,
      mailsPerNetwork: 10_000,
      mailsPerHour: 100_000,
    },
  },
  onError: error => console.error(error),
})
// Asked for while it starts, so that a signal meanwhile does not leave its PostgreSQL behind.
endWith(async () => (await starting).close())
