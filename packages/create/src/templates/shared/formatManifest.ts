import type { Template } from '../Template.js'
import { pickVersions } from '../versions.js'

export function formatManifest(name: string, template: Template, version: string): string {
  const { scripts, dependencies, devDependencies, pinned = {} } = template
  const pick = (names: Template['dependencies']) => ({ ...pickVersions(names), ...pickOwn(names, pinned) })
  const manifest = {
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts,
    dependencies: sort({ portico: `^${version}`, ...pick(dependencies) }),
    devDependencies: sort(pick(devDependencies)),
  }
  return formatJson(manifest)
}

export const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const pickOwn = (names: Template['dependencies'], pinned: NonNullable<Template['pinned']>) =>
  Object.fromEntries(names.flatMap(name => (pinned[name] ? [[name, pinned[name]]] : [])))

/** The order in which package managers write them. */
const sort = (versions: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)))

const usual = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  verbatimModuleSyntax: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

export const formatTsconfig = (include: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
  formatJson({ compilerOptions: { ...usual, types: ['vite/client'], ...more }, include })
