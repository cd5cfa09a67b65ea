import { startTrial } from '../trial/startTrial.js'
import { createLog } from './createLog.js'
import { type Environment, readPort } from './readVariable.js'
import { readChains } from './readVaultEnvironment.js'
import { runService } from './runService.js'

export async function runTrial(env: Environment, stop: AbortSignal): Promise<void> {
  const log = createLog({ service: 'trial', format: 'text' })
  const starting = startTrial({
    port: readPort(env, 4100),
    dataFolder: env.PORTICO_DATA || '.portico',
    rpcUrls: readChains(env),
    onMail: mail => console.log(`\n${mail}`),
    onError: log.error,
  })
  starting.then(
    ({ vaultUrl, escrowUrl, consoleUrl, consoleLink = consoleUrl, mailFolder }) =>
      console.log(`Portico vault:  ${vaultUrl}   the pages of wallets by e-mail
Portico escrow: ${escrowUrl}   recovery by e-mail
Console:        ${consoleLink}   insight and support, for your staff
Project:        portico-sandbox, for pages on this machine
Mails:          stay here, are printed, and are kept in ${mailFolder}

This is for trying it on this machine: everything in one process, on one database, with secrets that it has made itself.
For others, run server, vault and escrow apart, each with a host name, a database and secrets of its own, and a mail
server: whoever takes over one of them must not have the others. PORTICO_TRIAL=0 starts the server alone.
`),
    () => undefined, // reported below
  )
  await runService(starting, { name: 'Portico server', log, stop })
}
