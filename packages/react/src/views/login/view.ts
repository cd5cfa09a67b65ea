import { lazy } from '@portico/core/adapter'
import { socialNames } from '../parts/socials/socialNames.js'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const EmailVerifyOtp: ViewDefinition<'EmailVerifyOtp'> = {
  title: 'Confirm email',
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [64, 52, 40, 48, 44],
  level: ({ step }) => (step.type === 'code' && step.askedBy === 'wallet' ? 'page' : 'top'),
}

export const EmailVerifyDevice: ViewDefinition<'EmailVerifyDevice'> = {
  title: 'Approve device',
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [464],
  level: 'page',
}

export const ConnectingSocial: ViewDefinition<'ConnectingSocial'> = {
  title: ({ step }) => (step.type === 'window' ? socialNames[step.way] : ''),
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [136, 80],
  level: 'page',
  staysForOtherData: true,
}

export const UpdateEmailWallet: ViewDefinition<'UpdateEmailWallet'> = {
  title: titled('updateEmail'),
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [84, 60],
  level: 'page',
}

export const UpdateEmailPrimaryOtp: ViewDefinition<'UpdateEmailPrimaryOtp'> = {
  title: titled('updateEmail'),
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [64, 52, 40, 44],
}

export const UpdateEmailSecondaryOtp: ViewDefinition<'UpdateEmailSecondaryOtp'> = {
  title: titled('updateEmail'),
  view: lazy(async () => (await import('./LoginView.js')).LoginView),
  skeleton: [64, 52, 40, 44],
}
