import { formatJson } from './formatManifest.js'

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
