import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
let group: number | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-together-'))
})
afterEach(async () => {
  try {
    if (group) process.kill(-group, 'SIGKILL')
  } catch {
    // The process is gone, as expected.
  }
  await rm(folder, { recursive: true })
})

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

const ways = {
  run: `import { run } from ${urlOf('./run.mjs')}
    const act = (...command) => run(...command)`,
  'two at once': `import { run } from ${urlOf('./run.mjs')}
    const act = (...command) => Promise.all([1, 2].map(() => run(...command, { isHeld: true })))`,
}

/** Exits with code 0 after a signal, once the test allows it. */
const child = `const { existsSync, writeFileSync } = require('node:fs')
  const say = word => writeFileSync(word + '-' + process.pid, '')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      say('told')
      setInterval(() => {
        if (!existsSync('let')) return
        say('ended')
        process.exit(0)
      }, 10)
    })
  }
  setInterval(() => {}, 1000)
  say('ready')`

function startParent(way: keyof typeof ways): { pid: number; exit: Promise<unknown[]> } {
  const script = `${ways[way]}
    import { writeFileSync } from 'node:fs'
    await act(process.execPath, ['-e', ${JSON.stringify(child)}])
    writeFileSync('went-on', '')`
  // Its own group, as in a terminal.
  const options = { cwd: folder, detached: true, stdio: 'ignore' } as const
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], options)
  if (!parent.pid) throw new Error('The process was not started.')
  group = parent.pid
  return { pid: parent.pid, exit: once(parent, 'exit') }
}

const count = (word: string) => readdirSync(folder).filter(name => name.startsWith(word)).length

it.each([
  ['SIGTERM', 'run', 1, 143],
  ['SIGHUP', 'run', 1, 129],
  ['SIGINT', 'run', 1, 130],
  ['SIGTERM', 'two at once', 2, 143],
] as const)(
  'on %s waits for the command, %s, and begins nothing more',
  async (signal, way, children, code) => {
    const { pid, exit } = startParent(way)
    await expect.poll(() => count('ready')).toBe(children)
    // A terminal signals the whole group.
    process.kill(signal === 'SIGINT' ? -pid : pid, signal)
    await expect.poll(() => count('told')).toBe(children)
    await writeFile(join(folder, 'let'), '')
    expect(await exit).toEqual([code, null])
    expect(count('ended')).toBe(children)
    expect(existsSync(join(folder, 'went-on'))).toBe(false)
  },
)
