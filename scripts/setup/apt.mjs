import { existsSync, readFileSync } from 'node:fs'
import { run } from '../process/run.mjs'

const release = '/etc/os-release'

/** Whether /etc/os-release is Debian's own, not that of a derivative. */
export const isDebian = osRelease => /^ID=["']?debian["']?$/m.test(osRelease)

/** Ubuntu has apt as well, but browsers only as snaps. */
export const canUseApt = () =>
  existsSync('/usr/bin/apt-get') && existsSync(release) && isDebian(readFileSync(release, 'utf8'))

export const canInstall = () => canUseApt() && process.getuid?.() === 0

/**
 * Installs Debian packages. Failures are logged; the caller checks what is still missing.
 * @param {readonly { name: string, packages: readonly string[] }[]} missing
 */
export async function install(missing) {
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get, about a minute …`)
  // The tests start services, not the system.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Without these apt waits indefinitely for a silent server or for another apt.
  const limits = ['Acquire::http::Timeout=60', 'Acquire::Retries=2', 'DPkg::Lock::Timeout=120']
  const bounds = limits.flatMap(limit => ['-o', limit])
  const apt = args =>
    run('apt-get', [...args, ...bounds], { env }).catch(error => console.error(String(error)))
  await apt(['update', '-q'])
  // One by one: not every system has all of them under these names.
  for (const { packages } of missing) {
    await apt(['install', '-y', '-q', '--no-install-recommends', ...packages])
  }
}
