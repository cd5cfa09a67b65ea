import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const suffix = process.platform === 'win32' ? '.exe' : ''

/** Where programs with these names may be, in the order of the names. */
const listOnPath = names =>
  names.flatMap(name =>
    (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, `${name}${suffix}`)),
  )

/** The first program that exists: at one of the paths, of which some may be unset, else with one of the names. */
export const findProgram = (paths, names) =>
  [...paths, ...listOnPath(names)].find(path => path && existsSync(path))
