import { findPostgres } from '../../tooling/programs/findPostgres.mjs'
import { findValkey } from '../../tooling/programs/findValkey.mjs'
import { canInstall, canUseApt, install } from './apt.mjs'

/** Servers that are not on npm and that tests start themselves. */
const services = [
  { name: 'Valkey or Redis', find: findValkey, packages: ['redis-server'], variable: 'PORTICO_VALKEY' },
  {
    name: 'PostgreSQL with pg_dump',
    find: findPostgres,
    packages: ['postgresql'],
    variable: 'PORTICO_POSTGRES',
  },
]

/** Installs what is missing where possible; otherwise logs which tests will be skipped and why. */
export async function ensureServices() {
  const listMissing = () => services.filter(({ find }) => find() === undefined)
  if (listMissing().length > 0 && canInstall()) await install(listMissing())
  for (const { name, packages, variable } of listMissing()) {
    const advice = canUseApt() ? `run \`sudo apt-get install ${packages.join(' ')}\`` : `install ${name}`
    console.log(`No ${name} was found, so its tests are skipped: ${advice}, or set ${variable} to its path.`)
  }
}
