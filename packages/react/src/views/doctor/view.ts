import type { ChainNamespace } from '@portico/core'
import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { doctorStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    /** The wallet to diagnose; without one, all checks run. */
    Doctor: { readonly connectorId?: string | undefined; readonly namespace?: ChainNamespace | undefined }
  }
}

export const Doctor: ViewDefinition<'Doctor', typeof doctorStrings> = {
  title: titled('doctor'),
  view: lazy(async () => (await import('./DoctorView.js')).DoctorView),
  skeleton: [96, 96],
}
