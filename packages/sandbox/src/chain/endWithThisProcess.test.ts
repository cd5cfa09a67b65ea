import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-end-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process with two children that would outlive it, and that hold its output open. */
async function startParent() {
  const source = await readFile(new URL('./endWithThisProcess.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'endWithThisProcess.ts')
  await writeFile(join(folder, 'endWithThisProcess.mjs'), code)
  await writeFile(
    join(folder, 'parent.mjs'),
    `import { spawn } from 'node:child_process'
     import { endWithThisProcess } from './endWithThisProcess.mjs'
     const forever = ['-e', 'setInterval(() => {}, 1000)']
     const children = [1, 2].map(() => spawn(process.execPath, forever, { stdio: ['ignore', 'inherit', 'ignore'] }))
     children.forEach(endWithThisProcess)
     console.log('started')`,
  )
  const parent = spawn(process.execPath, [join(folder, 'parent.mjs')])
  await once(parent.stdout, 'data')
  return parent
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('takes the children along on %s', async signal => {
  const parent = await startParent()
  const outputClosed = once(parent, 'close')
  parent.kill(signal)
  // Comes only when the last process that holds the output is gone.
  expect(await outputClosed).toEqual([null, signal])
})
