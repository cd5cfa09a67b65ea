import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { buildCommand } from '../../test/buildCommand.js'
import { runOutages } from '../../test/runOutages.js'
import { startPostgres } from '../../test/startPostgres.js'

it('server, relay and escrow live on when PostgreSQL crashes under load', { timeout: 180_000 }, async () => {
  await runOutages(3)
})

it('a server waits for its database when it starts, and can be stopped meanwhile', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres(['service'])
  onTestFinished(() => postgres.remove())
  const command = await buildCommand()
  onTestFinished(() => command.remove())
  await postgres.crash('SIGQUIT')
  const start = async () => {
    const env = { PATH: process.env.PATH, PORT: '0', DATABASE_URL: postgres.urlOf('service') }
    const child = spawn(process.execPath, [command.path], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [words] = await once(child.stderr, 'data')
    expect(String(words)).toContain('nothing listens there')
    expect(String(words)).toContain('Waiting for it.')
    return child
  }
  const [waiting, stopped] = await Promise.all([start(), start()])
  stopped.kill('SIGTERM')
  expect(await once(stopped, 'exit')).toEqual([0, null])
  const listening = once(waiting.stdout, 'data')
  await postgres.restart()
  expect(String(await listening)).toContain('Portico server: http://')
  waiting.kill('SIGTERM')
  expect(await once(waiting, 'exit')).toEqual([0, null])
})
