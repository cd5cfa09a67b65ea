import { formatInvitationLink } from '../console/calls/staffCalls.js'
import { grantConsole } from '../console/grants.js'
import { type ConsoleOptions, startConsole } from '../console/startConsole.js'
import { createInvitation } from '../console/store/staff.js'
import { ServerFailure } from '../ServerFailure.js'
import { readDatabaseEnvironment } from './readEnvironment.js'
import { readLogEnvironment } from './readOperationEnvironment.js'
import { type Environment, readOptionalUrl, readPort, readSwitch } from './readVariable.js'
import { withDatabase } from './runProject.js'
import { runService } from './runService.js'

const usualPort = 5200

const readConsoleEnvironment = (env: Environment): ConsoleOptions => ({
  ...readDatabaseEnvironment(env),
  host: env.HOST || '127.0.0.1',
  port: readPort(env, usualPort),
  url: readOptionalUrl('PORTICO_CONSOLE_URL', env),
  docsUrl: readOptionalUrl('PORTICO_DOCS_URL', env),
  trustProxy: readSwitch('PORTICO_TRUST_PROXY', env, false),
})

export async function runConsole(env: Environment, stop: AbortSignal): Promise<void> {
  const log = readLogEnvironment(env, 'console')
  const starting = startConsole({ ...readConsoleEnvironment(env), stop, onError: log.error })
  const announced = starting.then(started => {
    // On the terminal only: a log is read by more people than may own the console.
    if (started.firstLink) console.log(`First member of staff: ${started.firstLink}`)
    return started
  })
  await runService(announced, { name: 'Portico console', log, stop })
}

export async function runConsoleCommand(args: readonly string[], env: Environment): Promise<void> {
  const [command, name, ...rest] = args
  if ((command !== 'grant' && command !== 'invite') || !name || rest.length > 0)
    throw new ServerFailure('Use console alone, console grant ROLE or console invite NAME.')
  const { url = `http://localhost:${usualPort}`, ...options } = readConsoleEnvironment(env)
  await withDatabase(options, async database => {
    if (command === 'grant') {
      await grantConsole(database, name)
      return console.log(`The role ${name} has access to what the console needs.`)
    }
    console.log(formatInvitationLink(url, await createInvitation(database, { name, role: 'owner' })))
  })
}
