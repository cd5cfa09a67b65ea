import { emailLoginUnavailable, PorticoError } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import type { LoginWay, SourceLogin } from '../sources/Login.js'
import type { WalletSource } from '../sources/Source.js'

export interface LoginSource extends WalletSource {
  readonly login: SourceLogin
}

const hasLogin = (source: WalletSource | undefined): source is LoginSource => source?.login !== undefined

export function findLogin({ sources }: Portico, way: LoginWay): LoginSource | undefined {
  return [...sources.values()].filter(hasLogin).find(({ login }) => login.ways.includes(way))
}

export function requireLogin({ sources }: Portico, connectorId: string): LoginSource {
  const source = sources.get(connectorId)
  if (!hasLogin(source)) throw new PorticoError(emailLoginUnavailable)
  return source
}
