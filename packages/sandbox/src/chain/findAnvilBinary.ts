import { createRequire } from 'node:module'

const binaries: Readonly<Record<string, string>> = {
  'linux-x64': 'anvil-linux-amd64/bin/anvil',
  'linux-arm64': 'anvil-linux-arm64/bin/anvil',
  'darwin-x64': 'anvil-darwin-amd64/bin/anvil',
  'darwin-arm64': 'anvil-darwin-arm64/bin/anvil',
  'win32-x64': 'anvil-win32-amd64/bin/anvil.exe',
}

/** The binary itself instead of the npm launcher, so that stopping the process stops the node. */
export function findAnvilBinary(platform = `${process.platform}-${process.arch}`): string | undefined {
  const binary = binaries[platform]
  if (!binary) return undefined
  for (const require of getPlacesToLook()) {
    try {
      return require.resolve(`@foundry-rs/${binary}`)
    } catch {
      // Not here.
    }
  }
  return undefined
}

/** Beside this package, or as a dependency of the launcher, as strict package managers install it. */
function getPlacesToLook(): NodeJS.Require[] {
  const require = createRequire(import.meta.url)
  try {
    return [require, createRequire(require.resolve('@foundry-rs/anvil/package.json'))]
  } catch {
    return [require]
  }
}
