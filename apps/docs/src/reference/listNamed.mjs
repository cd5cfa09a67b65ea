import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { readSource } from './readSource.mjs'

const splitNames = names =>
  names
    .split(',')
    .map(name => name.trim())
    .filter(name => name && !name.startsWith('type '))

const findFile = path =>
  [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(file =>
    existsSync(join(root, 'packages', file)),
  )

/** The values that an export file re-exports, each with its comment and its file. */
export function listNamed(path) {
  const { text } = readSource(path)
  return [...text.matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names, from]) => {
    const file = findFile(join(path, '..', from).replaceAll('\\', '/'))
    const { functions, constants } = readSource(file)
    const declared = [...functions, ...constants]
    return splitNames(names).map(name => {
      const { about = '', takesKit = false } = declared.find(one => one.name === name) ?? {}
      return { name, file, about, takesKit }
    })
  })
}

/** The exports of core in `portico`, except `createPortico`, which the reference starts with. */
export function listActions() {
  const { text } = readSource('portico/src/exports/index.ts')
  const [, names = ''] = /export \{([^}]*)\} from '@portico\/core'/.exec(text) ?? []
  const core = listNamed('core/src/exports/index.ts')
  return splitNames(names)
    .filter(name => name !== 'createPortico')
    .map(name => {
      const found = core.find(one => one.name === name)
      if (!found)
        throw new Error(`packages/core exports ${name} in a form that the reference does not support.`)
      return found
    })
}

const isHook = ({ file }) => file.includes('/hooks/')

export const listHooks = () => listNamed('react/src/exports/index.ts').filter(isHook)

export const listComponents = () => listNamed('react/src/exports/index.ts').filter(named => !isHook(named))
