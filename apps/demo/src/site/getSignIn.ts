import { serverSiwx } from '@portico/siwx'
import type { PorticoOptions } from 'portico'
import { sandbox } from './createDemoPortico.ts'

/** With `?signIn=required` or `?signIn=optional` visitors sign in at the sandbox's server. */
export function getSignIn(): PorticoOptions['siwx'] {
  const wanted = new URLSearchParams(location.search).get('signIn')
  if (!wanted) return undefined
  const { services, projectId } = sandbox
  const statement = 'Sign in to the demo site.'
  return serverSiwx({ url: `${services}/auth/v1`, projectId, required: wanted === 'required', statement })
}
