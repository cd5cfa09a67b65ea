export function cruiseImports(options: {
  baseDir: string
  folders: readonly string[]
  rules: readonly object[]
  types: boolean
}): Promise<{
  modules: { source: string }[]
  violations: { rule: string; from: string; to: string }[]
}>
