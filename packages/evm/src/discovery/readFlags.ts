import { readProperty } from '@portico/core/adapter'

/** `isMetaMask` is excluded, because nearly every wallet sets it. */
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
