import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { endTogether } from './endTogether.mjs'

/**
 * Runs a command and shows its output. If this process is signalled meanwhile, it ends together with the command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isHeld?: boolean, isQuiet?: boolean }} [options] held: shown in one
 * piece at the end, for commands that run beside others; quiet: shown only on failure
 * @returns {Promise<void>}
 */
export function run(command, args, { isHeld = false, isQuiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which need a shell.
    const shell = process.platform === 'win32'
    const stdio = isHeld || isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { stdio, shell, ...options })
    const held = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => held.push(text))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (!isQuiet || code !== 0) process.stdout.write(Buffer.concat(held))
      if (code === 0) resolve()
      else
        reject(
          new Error(`\`${[basename(command), ...args].join(' ')}\` ended with ${signal ?? `code ${code}`}`),
        )
    })
    endTogether(child)
  })
}
