import { secureSdkVersion } from '@portico/protocol'

export interface FrameUrlParts {
  readonly vault: string
  readonly projectId: string
  /** Where the visitor is. */
  readonly chainId: string
  readonly enableLogger: boolean
  readonly rpcUrl: string
}

/** The address of the vault's page, with what it has to know before anybody speaks to it. */
export function formatFrameUrl({ vault, projectId, chainId, enableLogger, rpcUrl }: FrameUrlParts): string {
  const url = new URL(`${vault.replace(/\/+$/, '')}/sdk`)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', chainId)
  url.searchParams.set('version', String(secureSdkVersion))
  url.searchParams.set('enableLogger', String(enableLogger))
  url.searchParams.set('rpcUrl', rpcUrl)
  return url.href
}
