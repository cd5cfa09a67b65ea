import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { code, formatTable } from './formatTable.mjs'
import { readSource } from './readSource.mjs'

/** The reference of what owners can set and call, from the types and comments of the packages. */
export function createReference() {
  return `# Reference

Written by \`node scripts/write-reference.mjs\` from the types and comments of the packages: edit those, not this file.

## Options of \`createPortico\`

${formatOptions()}

## \`features\`

${formatFeatures()}

## \`themeVariables\`

Set with \`createPortico({ themeVariables })\`, changed with \`setThemeVariables(portico, { … })\`; [theming](theming.md) has
pictures. A value that is not what its name asks for is ignored.

${formatThemeVariables()}

## Elements of \`portico/elements\`

\`defineElements(portico)\` makes them known to the page. A kit of another name, \`defineElements(other, { name })\`, has
elements with \`instance="name"\`.

${formatElements()}

The buttons have these attributes, which may change at any time. The buttons of \`portico/react\` take the same as props.

${formatAttributes()}

## Hooks of \`portico/react\`

${formatFunctions('react/src/exports/index.ts', '../hooks/')}

## Actions of \`portico\`

Each takes the kit first: \`signMessage(portico, { message })\`.

${formatActions()}

## Errors

Every failure is a \`PorticoError\` with one of these as its \`code\`.

${formatErrors()}
`
}

/** Defaults are what the code falls back to: \`name: options.name ?? value\`. */
function readDefaults(path) {
  const { text } = readSource(path)
  return new Map(
    [...text.matchAll(/^ +(\w+): options\.\1 \?\? (.+),$/gm)].map(([, name, value]) => [name, value]),
  )
}

/** Of a value that is worked out from others, the comment says what comes out. */
function formatOption({ name, type, about, fallback }, defaults) {
  const value = defaults.get(name)
  return [code(name), code(type), value && !value.includes('options.') ? code(value) : fallback, about]
}

function formatOptions() {
  const defaults = readDefaults('core/src/resolveOptions.ts')
  const rows = readSource('core/src/types/Options.ts')
    .readMembers('PorticoOptions')
    .map(option => formatOption(option, defaults))
  return formatTable(['option', 'type', 'default', ''], rows)
}

function formatFeatures() {
  const source = readSource('core/src/types/Features.ts')
  const [, picked = ''] = /type FeatureOptions = Pick<\s*KnownFeatureOptions,(.*?)>/s.exec(source.text) ?? []
  const offered = new Set([...picked.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  const defaults = new Map(
    ['Local', 'Remote'].flatMap(kind => [...readDefaults(`core/src/features/resolve${kind}Features.ts`)]),
  )
  const rows = source
    .readMembers('KnownFeatureOptions')
    .filter(({ name }) => offered.has(name))
    .map(option => formatOption(option, defaults))
  return formatTable(['feature', 'type', 'default', ''], rows)
}

/** Defaults are what the theme falls back to: `read('name', parse, fallback)`. */
function formatThemeVariables() {
  const { text } = readSource('react/src/theme/parseThemeVariables.ts')
  const fallbacks = [...text.matchAll(/read(?:<[^>]+>)?\('([\w-]+)', .+?, (\{.+\}|\w+)\),$/gm)]
  const defaults = new Map(fallbacks.map(([, name, fallback]) => [name, formatFallback(fallback)]))
  const rows = readSource('core/src/store/slices/theme.ts')
    .readMembers('ThemeVariableValues')
    .map(({ name, about }) => [code(`--portico-${name}`), defaults.get(name), about])
  return formatTable(['variable', 'default', ''], rows)
}

function formatFallback(fallback) {
  const [, number, unit] = /value: (\d+), unit: '(\w+)'/.exec(fallback) ?? []
  if (number) return code(`${number}${unit}`)
  if (fallback === 'null') return "the palette's own"
  return fallback === 'SYSTEM_FONT' ? "the system's" : code(fallback)
}

function formatElements() {
  const { text } = readSource('portico/src/elements/defineElements.ts')
  const tags = [...text.matchAll(/\/\*\* (.+) \*\/\n +'(portico-[\w-]+)': \[/g)]
  return formatTable(
    ['element', 'shows'],
    tags.map(([, about, tag]) => [code(`<${tag}>`), about]),
  )
}

function formatAttributes() {
  const members = [
    ...readSource('react/src/buttons/ButtonModel.ts').readMembers('ButtonSettings'),
    ...readSource('portico/src/elements/readSettings.ts').readMembers('ElementSettings'),
  ]
  return formatTable(
    ['attribute', 'type', ''],
    members.map(({ name, type, about }) => [code(name), code(type), about]),
  )
}

function listExported(path, folder) {
  const { text } = readSource(path)
  const clauses = [...text.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
  return clauses
    .filter(([, , from]) => from.startsWith(folder))
    .map(([, names, from]) => ({
      file: join(path, '..', from).replace(/\.js$/, '.ts').replaceAll('\\', '/'),
      names: names
        .split(',')
        .map(name => name.trim())
        .filter(name => name && !name.startsWith('type ')),
    }))
}

function formatFunctions(path, folder, isShown = () => true) {
  const rows = listExported(path, folder).flatMap(({ file, names }) =>
    readSource(file)
      .functions.filter(({ name }) => names.includes(name) && isShown(name))
      .map(({ name, about }) => [code(name), about]),
  )
  return formatTable(['name', ''], rows)
}

function formatActions() {
  const { text } = readSource('portico/src/exports/index.ts')
  return formatFunctions('core/src/exports/index.ts', '../actions/', name =>
    new RegExp(`^ +${name},$`, 'm').test(text),
  )
}

function formatErrors() {
  const folder = 'protocol/src/errors'
  const rows = readdirSync(join(root, 'packages', folder))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(file => readSource(`${folder}/${file}`).constants)
    .flatMap(({ value, about }) => {
      const [, name] = /^\s+code: '(\w+)'/m.exec(value) ?? []
      const [, quote, message] = /^\s+message:\s*(['"])(.*?)\1,$/ms.exec(value) ?? []
      return name ? [[code(name), quote ? message.replaceAll(`\\${quote}`, quote) : '', about]] : []
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return formatTable(['code', 'message', ''], rows)
}
