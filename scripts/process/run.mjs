import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/**
 * Runs a command to its end, showing what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which only a shell starts.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: 'inherit', shell, ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(`\`${[basename(command), ...args].join(' ')}\` ended with ${signal ?? `code ${code}`}`),
        )
    })
  })
}
