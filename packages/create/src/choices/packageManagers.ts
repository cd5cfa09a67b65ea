export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type PackageManager = (typeof packageManagers)[number]

const find = (word: string | undefined) => packageManagers.find(name => name === word)

export function readPackageManager(text: string): PackageManager {
  const name = find(text)
  if (!name) throw new Error(`Unknown package manager "${text}". Supported: ${packageManagers.join(', ')}.`)
  return name
}

/** Package managers identify themselves in a variable, as `pnpm/10.2.0 npm/? node/v22.12.0 linux x64`. */
export const guessPackageManager = (userAgent: string | undefined): PackageManager =>
  find(userAgent?.split('/')[0]) ?? 'npm'

export const formatRun = (packageManager: PackageManager, script: string) =>
  packageManager === 'yarn' ? `yarn ${script}` : `${packageManager} run ${script}`
