import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { buildCommand } from '../../test/buildCommand.js'

let command: Awaited<ReturnType<typeof buildCommand>>
beforeAll(async () => {
  command = await buildCommand()
})
afterAll(() => command.remove())

it.each(['--version', '-v'])('prints its version for %s and exits', async option => {
  // A setting that would be refused at a start. An exit code other than 0 rejects.
  const env = { ...process.env, PORTICO_UNKNOWN: '1' }
  const output = await promisify(execFile)(process.execPath, [command.path, option], { env })
  expect(output).toEqual({ stdout: `${manifest.version}\n`, stderr: '' })
})
