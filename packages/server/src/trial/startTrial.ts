import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { startConsole } from '../console/startConsole.js'
import { startEscrow } from '../escrow/startEscrow.js'
import { createMailFolder } from '../mail/createMailer.js'
import { startServer } from '../startServer.js'
import { startVault } from '../vault/startVault.js'

interface TrialOptions {
  /** Port of the server; 0 picks a free one. The vault, the escrow and the console use 4400, 4500 and 5200, or free ones. */
  port: number
  dataFolder: string
  /** RPC URLs by CAIP-2 id, for the vault and for chain data. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  onMail(mail: string): void
  onError(error: Error): void
}

interface Trial {
  readonly url: string
  readonly vaultUrl: string
  readonly escrowUrl: string
  readonly consoleUrl: string
  /** For the first member of staff; missing if there is one. */
  readonly consoleLink?: string | undefined
  readonly mailFolder: string
  close(): Promise<void>
}

const host = '127.0.0.1'
// Development servers use localhost too: with the same host name the vault is same-site with the page.
const urlOf = (port: number) => `http://localhost:${port}`

/** Server, escrow, vault and console in one process, for local use, with generated secrets and mails to a folder. */
export async function startTrial({
  port,
  dataFolder,
  rpcUrls,
  onMail,
  onError,
}: TrialOptions): Promise<Trial> {
  const [serverPort, vaultPort, escrowPort, consolePort] = [
    port || (await findPort(0)),
    await findPort(4400),
    await findPort(4500),
    await findPort(5200),
  ]
  const [url, vaultUrl, escrowUrl] = [urlOf(serverPort), urlOf(vaultPort), urlOf(escrowPort)]
  const secrets = await readTrialSecrets(dataFolder)
  const mailFolder = join(dataFolder, 'mails')
  const mailer = createMailFolder(mailFolder, onMail)
  const started: { close(): Promise<void> }[] = []
  const close = async () => {
    // The server last, because it owns the database.
    for (const service of started.splice(0).reverse()) await service.close()
  }
  try {
    const auth = { url, vaultUrl, mailer, secret: secrets.auth, shareKeys: [secrets.shares] }
    const signIn = { secret: secrets.auth, rpcUrls }
    const data = rpcUrls && Object.keys(rpcUrls).length > 0 ? { nodes: rpcUrls } : undefined
    const server = {
      host,
      port: serverPort,
      dataFolder,
      isShared: true,
      sandbox: true,
      auth,
      signIn,
      data,
      onError,
    }
    started.push(await startServer(server))
    const keys = [secrets.escrow]
    const escrow = { url: escrowUrl, vaultUrl, authUrl: url, mailer, keys, newDeviceHours: 0 }
    started.push(
      await startEscrow({ host, port: escrowPort, dataFolder, isShared: true, ...escrow, onError }),
    )
    const pages = { projects: { servicesUrl: url }, authUrl: url, escrowUrl, rpcUrls }
    started.push(await startVault({ host, port: vaultPort, ...pages, onError }))
    const staff = await startConsole({ host, port: consolePort, dataFolder, onError })
    started.push(staff)
    const { url: consoleUrl, firstLink: consoleLink } = staff
    return { url, vaultUrl, escrowUrl, consoleUrl, consoleLink, mailFolder, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function findPort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (wanted === 0) throw error
    return await findPort(0)
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : wanted
}

const SecretsSchema = v.object({ auth: v.string(), shares: v.string(), escrow: v.string() })

type TrialSecrets = v.InferOutput<typeof SecretsSchema>

/** Created at the first start and kept, so that existing wallets still work after a restart. */
export async function readTrialSecrets(dataFolder: string): Promise<TrialSecrets> {
  const file = join(dataFolder, 'trial-secrets.json')
  const make = () => randomBytes(32).toString('base64url')
  const secrets = { auth: make(), shares: make(), escrow: make() }
  await mkdir(dataFolder, { recursive: true })
  try {
    await writeFile(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 })
    return secrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // files fail with system errors
    return v.parse(SecretsSchema, JSON.parse(await readFile(file, 'utf8')))
  }
}
