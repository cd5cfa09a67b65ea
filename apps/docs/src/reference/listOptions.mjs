import { readSource } from './readSource.mjs'

/** Reads the defaults from the code: `name: options.name ?? value`. */
export function readDefaults(path, group = 'options') {
  const { text } = readSource(path)
  return new Map(
    [...text.matchAll(new RegExp(`^ +(\\w+): ${group}\\.\\1 \\?\\? (.+),$`, 'gm'))].map(([, name, value]) => [
      name,
      value,
    ]),
  )
}

/**
 * The options of `createPortico`, or of one of their groups.
 * @param {string} type
 * @param {string} group what `resolveOptions` calls them
 */
export function listOptions(type, group) {
  const defaults = readDefaults('core/src/runtime/resolveOptions.ts', group)
  return readSource('core/src/runtime/Options.ts')
    .readMembers(type)
    .map(option => ({ ...option, value: defaults.get(option.name) }))
}

export function listFeatures() {
  const source = readSource('core/src/catalogue/Features.ts')
  const [, omitted = ''] = /type FeatureOptions = Omit<\s*KnownFeatureOptions,(.*?)>/s.exec(source.text) ?? []
  const others = new Set([...omitted.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  const defaults = new Map(
    ['Local', 'Remote'].flatMap(kind => [...readDefaults(`core/src/store/resolve${kind}Features.ts`)]),
  )
  return source
    .readMembers('KnownFeatureOptions')
    .filter(({ name }) => !others.has(name))
    .map(option => ({ ...option, value: defaults.get(option.name) }))
}
