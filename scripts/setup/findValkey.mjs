import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Debian 12 has only the older name.
const names = ['valkey-server', 'redis-server']

/** The Valkey or Redis that tests start, or undefined. `PORTICO_VALKEY` takes precedence. */
export function findValkey() {
  const named = [process.env.PORTICO_VALKEY].filter(path => path)
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const onPath = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...named, ...onPath].find(path => existsSync(path))
}
