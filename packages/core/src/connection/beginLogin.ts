import { emailLoginUnavailable, PorticoError } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../runtime/Portico.js'
import type { LoginPlace, LoginWay, OpenLoginStep } from '../sources/Login.js'
import { findLogin, requireLogin } from './findLogin.js'

export interface BeginLoginParameters {
  readonly way: LoginWay
  /** @default that of the source that offers the login */
  readonly connectorId?: string | undefined
  readonly from?: OpenLoginStep | undefined
}

/** The first step of a login, or of changing it, for `answerLogin`. */
export function beginLogin(portico: Portico, { way, connectorId, from }: BeginLoginParameters): LoginPlace {
  const source = connectorId === undefined ? findLogin(portico, way) : requireLogin(portico, connectorId)
  if (!source) throw new PorticoError(emailLoginUnavailable)
  const place = { connectorId: source.id, step: source.login.begin(way) }
  tellDialog(portico, { type: 'loginStep', from, place })
  return place
}
