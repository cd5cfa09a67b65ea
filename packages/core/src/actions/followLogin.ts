import { emailLoginUnavailable, PorticoError } from '@portico/protocol'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import type { LoginStep } from '../types/Source.js'
import { connect } from './connect.js'
import { type EmailSource, findEmailSource } from './findEmailSource.js'
import { push, replace } from './navigate.js'

export function requireEmailSource(portico: Portico): EmailSource {
  const source = findEmailSource(portico)
  if (!source) throw new PorticoError(emailLoginUnavailable)
  return source
}

const views = { code: 'EmailVerifyOtp', device: 'EmailVerifyDevice' } as const

/** Takes a login to what it needs next; the last step connects. A page without the modal draws the steps itself. */
export async function followLogin(
  portico: Portico,
  source: EmailSource,
  {
    step,
    email,
    signal,
  }: { readonly step: LoginStep; readonly email: string; readonly signal?: AbortSignal | undefined },
): Promise<LoginStep> {
  const { modal, networks, router } = portico.store.get()
  if (step !== 'connect') {
    const { name } = selectRoute(router)
    const isUnderWay = name === views.code || name === views.device
    if (modal.open) (isUnderWay ? replace : push)(portico, { name: views[step], email })
    return step
  }
  const namespace = source.namespaces.includes(networks.activeNamespace)
    ? networks.activeNamespace
    : source.namespaces[0]
  await connect(portico, { connectorId: source.id, namespace, signal })
  return step
}
