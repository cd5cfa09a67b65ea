import fc from 'fast-check'
import type { Envelope } from '../src/frame/envelope.js'

/** Each makes a message wrong wherever it is applied. */
export const mutations = fc.constantFrom(
  'unknown key',
  'forbidden key',
  'type of envelope',
  'no id',
  'too much',
  'foreign value',
)

type Mutation = typeof mutations extends fc.Arbitrary<infer mutation> ? mutation : never

/** Places whose content is not this protocol's to know: answers and parameters of calls. */
const isForeign = (message: Record<string, unknown>, path: readonly string[]) =>
  /RPC_REQUEST/.test(String(message.t)) && path.length >= (String(message.t).includes('SUCCESS') ? 1 : 2)

/** A copy of a good message with one thing wrong in it; undefined where this mutation finds nothing to change. */
export function mutateMessage(message: Envelope, mutation: Mutation, where: number): unknown {
  const root: Record<string, unknown> = { ...structuredClone(message) }
  const objects = listObjects(root).filter(({ path }) => !isForeign(root, path))
  const target = objects[where % objects.length]?.value ?? root
  switch (mutation) {
    case 'unknown key':
      target[`extra${where}`] = where
      return root
    case 'forbidden key':
      Object.defineProperty(target, '__proto__', { value: { polluted: true }, enumerable: true })
      return root
    case 'type of envelope':
      return { ...root, t: `${String(root.t)}${String.fromCharCode(97 + (where % 26))}` }
    case 'no id':
      return { ...root, id: String(where) }
    case 'too much':
      target[Object.keys(target)[0] ?? 'x'] = 'x'.repeat(262_145)
      return root
    case 'foreign value': {
      const keys = Object.keys(target).filter(key => typeof target[key] !== 'object')
      const key = keys[where % keys.length]
      if (key === undefined) return undefined
      target[key] = new Map([[key, target[key]]])
      return root
    }
  }
}

function listObjects(root: Record<string, unknown>) {
  const found: { readonly value: Record<string, unknown>; readonly path: readonly string[] }[] = []
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) found.push({ value: value as Record<string, unknown>, path })
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(root, [])
  return found
}
