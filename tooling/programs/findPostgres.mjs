import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const versions = '/usr/lib/postgresql'
const needed = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/**
 * The folder of a PostgreSQL with the backup tools, which the embedded one lacks, or undefined. `PORTICO_POSTGRES`
 * takes precedence.
 */
export function findPostgres() {
  const named = [process.env.PORTICO_POSTGRES].filter(path => path)
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map(version => join(versions, version, 'bin'))
    : []
  return [...named, ...installed].find(folder => needed.every(name => existsSync(join(folder, name))))
}
