import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const fields = ['os', 'cpu', 'libc', 'license', 'bin', 'dist.integrity']

/**
 * The lock file fields of a package; undefined if the registry does not have it.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<Record<string, any> | undefined>}
 */
export async function askRegistry(name, version) {
  const answer = await execute('npm', ['view', `${name}@${version}`, 'version', ...fields, '--json']).catch(
    error => {
      if (/E404/.test(error.stdout + error.stderr)) return undefined
      throw new Error(`npm could not look up ${name}@${version}: ${error.stderr}`)
    },
  )
  if (!answer?.stdout) return undefined
  const { version: _, 'dist.integrity': integrity, ...known } = JSON.parse(answer.stdout)
  return { ...known, integrity }
}
