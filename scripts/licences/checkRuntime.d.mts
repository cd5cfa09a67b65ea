export function checkRuntime(packages: object, allowed: Readonly<Record<string, readonly string[]>>): string[]
export function findRanges(manifest: {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}): string[]
