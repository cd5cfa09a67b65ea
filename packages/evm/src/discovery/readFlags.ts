import { readProperty } from '@portico/core/adapter'

/**
 * The `isSomething` marks of a provider, as one text to compare. `isMetaMask` is left out: nearly every wallet
 * claims it, so it identifies none.
 */
export function readFlags(provider: object): string {
  return listKeys(provider)
    .filter(key => /^is[A-Z]/.test(key) && key !== 'isMetaMask' && readProperty(provider, key) === true)
    .sort()
    .join()
}

function listKeys(provider: object): readonly string[] {
  try {
    return Object.keys(provider)
  } catch {
    return []
  }
}
