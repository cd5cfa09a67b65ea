import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { formatMessage } from './formatMessage.mjs'
import { readSource } from './readSource.mjs'

const folder = 'protocol/src/errors'

/**
 * All entries of the error catalogue, by code.
 * @returns {readonly { name: string, code: string, message: string, about: string, title: string, userMessage: string, rpcCode: string, surface: string, once: string }[]}
 */
export function listErrors() {
  return readdirSync(join(root, 'packages', folder))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(file => readSource(`${folder}/${file}`).constants)
    .flatMap(({ name, init, about }) => {
      const read = key => formatMessage(init.properties?.find(each => each.key?.name === key)?.value)
      const code = read('code')
      const keys = ['message', 'title', 'userMessage', 'rpcCode', 'surface', 'once']
      return code ? [{ name, code, about, ...Object.fromEntries(keys.map(key => [key, read(key)])) }] : []
    })
    .sort((one, other) => (one.code < other.code ? -1 : 1))
}
