import { secureSdkVersion } from '@portico/protocol'

export interface FrameUrlParts {
  readonly vault: string
  readonly projectId: string
  readonly chainId: string
  readonly enableLogger: boolean
  readonly rpcUrl: string
}

export function formatFrameUrl({ vault, projectId, chainId, enableLogger, rpcUrl }: FrameUrlParts): string {
  const url = new URL(`${vault.replace(/\/+$/, '')}/sdk`)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', chainId)
  url.searchParams.set('version', String(secureSdkVersion))
  url.searchParams.set('enableLogger', String(enableLogger))
  url.searchParams.set('rpcUrl', rpcUrl)
  return url.href
}
