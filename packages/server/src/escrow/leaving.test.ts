import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { buildCommand } from '../../test/buildCommand.js'
import { type ServerProcess, startServerProcess } from '../../test/startServerProcess.js'

const vaultUrl = 'https://vault.shop.example'

let command: Awaited<ReturnType<typeof buildCommand>>
let escrow: ServerProcess | undefined

beforeAll(async () => {
  command = await buildCommand()
})
afterAll(async () => {
  escrow?.kill('SIGKILL')
  await command.remove()
})

// A start of a process takes seconds on a busy machine.
it('says at /ready that it leaves after SIGTERM, serves on for as long as it was told, and ends well', {
  timeout: 60_000,
}, async () => {
  escrow = await startServerProcess(
    command.path,
    {
      DATABASE_URL: await borrowDatabase(),
      PORTICO_DRAIN_SECONDS: '3',
      PORTICO_ESCROW_KEK: randomBytes(32).toString('base64url'),
      PORTICO_ESCROW_URL: 'https://escrow.shop.example',
      PORTICO_AUTH_URL: 'https://api.shop.example',
      PORTICO_VAULT_URL: vaultUrl,
      PORTICO_SMTP_URL: 'smtp://127.0.0.1:1',
      PORTICO_MAIL_FROM: 'recovery@shop.example',
    },
    'escrow',
  )
  const { port } = escrow
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Origin: vaultUrl } })
  expect((await ask('/ready')).status).toBe(200)
  escrow.kill('SIGTERM')
  await expect.poll(async () => (await ask('/ready')).status).toBe(503)
  expect(await (await ask('/ready')).json()).toMatchObject({ error: { code: 'unavailable' } })
  expect((await ask('/health')).status).toBe(200)
  expect((await ask('/escrow/key')).status).toBe(200)
  expect(await escrow.ended).toBe(0)
  await expect(ask('/ready')).rejects.toThrow()
})
