import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createSupervisor } from './createSupervisor.mjs'

const node = (code: string) => ({
  name: 'the job',
  command: process.execPath,
  args: ['-e', code],
  cwd: '.',
  isReady: async () => true,
})

it('passes on the last words of a child that ends before it is ready', async () => {
  const supervisor = createSupervisor({ onDeath: () => {} })
  const job = { ...node(`console.error('no such file'); process.exit(3)`), isReady: async () => false }
  await expect(supervisor.start(job)).rejects.toThrow(/the job ended with code 3\nno such file/)
})

it('tells once when a child ends unasked', async () => {
  const deaths: string[] = []
  const supervisor = createSupervisor({ onDeath: error => void deaths.push(error.message) })
  await supervisor.start(node('setInterval(() => {}, 1000)'))
  await supervisor.start(node('setTimeout(() => process.exit(5), 50)'))
  await expect.poll(() => deaths).toEqual(['the job ended with code 5\n'])
  await supervisor.stop()
  expect(deaths).toHaveLength(1)
})

it('ends children and what they started', async () => {
  const deaths: string[] = []
  const supervisor = createSupervisor({ onDeath: error => void deaths.push(error.message) })
  const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  await supervisor.start(node(`${grandchild}; setInterval(() => {}, 1000)`))
  // Stopping waits for the output to close, which the grandchild would keep open.
  await supervisor.stop()
  expect(deaths).toEqual([])
})

it('waits no longer for a child when it is to stop, and starts no other', async () => {
  const stopping = new AbortController()
  const supervisor = createSupervisor({ onDeath: () => {}, signal: stopping.signal })
  // Like a port that accepts connections but does not respond.
  const job = { ...node('setInterval(() => {}, 1000)'), isReady: () => new Promise<boolean>(() => {}) }
  const starting = supervisor.start(job)
  stopping.abort(new Error('Enough.'))
  await expect(starting).rejects.toThrow('Enough.')
  await supervisor.stop()
  const asked = vi.fn(async () => true)
  await expect(supervisor.start({ ...node(''), isReady: asked })).rejects.toThrow('Enough.')
  expect(asked).not.toHaveBeenCalled()
})

it('lets children tidy up when this process ends by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-supervisor-'))
  const path = (name: string) => JSON.stringify(join(folder, name))
  const child = `const { writeFileSync } = require('node:fs')
    process.once('SIGTERM', () => { writeFileSync(${path('tidied')}, ''); process.exit() })
    setInterval(() => {}, 1000)
    writeFileSync(${path('ready')}, '')`
  const parent = `import { existsSync } from 'node:fs'
    import { createSupervisor } from ${JSON.stringify(new URL('./createSupervisor.mjs', import.meta.url).href)}
    await createSupervisor({ onDeath() {} }).start({
      name: 'the job',
      command: process.execPath,
      args: ['-e', ${JSON.stringify(child)}],
      cwd: '.',
      isReady: async () => existsSync(${path('ready')}),
    })
    process.exit(1)`
  spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: 'inherit' })
  await expect.poll(() => existsSync(join(folder, 'tidied'))).toBe(true)
  await rm(folder, { recursive: true })
})
