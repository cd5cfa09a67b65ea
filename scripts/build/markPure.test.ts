import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { markPure } from './markPure.mjs'

async function bundle(code: string): Promise<string> {
  const id = '/src/a.ts'
  const source = { name: 'source', resolveId: () => id, load: () => code }
  const { output } = await (await rolldown({ input: id, plugins: [source, markPure] })).generate()
  return output[0].code
}

it('lets a bundler drop a value that nobody uses, however it is built', async () => {
  const code = await bundle(`
    const one = new Set([make()])
    const two = { deep: [make({ inner: make() })] }
    export const kept: string = make()
    function make(value?: unknown) { return String(value) + globalThis.x }`)
  expect(code).toContain('const kept = /* @__PURE__ */ make()')
  expect(code).not.toMatch(/one|two/)
})

it('leaves calls inside functions and statements that do something as they are', async () => {
  const code = await bundle(`
    globalThis.start()
    export const later = () => globalThis.stop()`)
  expect(code).not.toContain('PURE')
  expect(code).toContain('globalThis.start()')
})
