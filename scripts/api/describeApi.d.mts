export interface Entry {
  name: string
  folder: string
  packageName: string
  types: string
}
export function describeApi(entries: readonly Entry[], base?: string): Map<string, string>
