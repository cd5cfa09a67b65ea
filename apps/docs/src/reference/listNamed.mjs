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

/** The exports of core, except `createPortico`, which the reference starts with. */
export const listActions = () =>
  listNamed('core/src/exports/index.ts').filter(({ name }) => name !== 'createPortico')

const isHook = ({ file }) => file.includes('/hooks/')

export const listHooks = () => listNamed('react/src/exports/index.ts').filter(isHook)

export const listComponents = () => listNamed('react/src/exports/index.ts').filter(named => !isHook(named))
