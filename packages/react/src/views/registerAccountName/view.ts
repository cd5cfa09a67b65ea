import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { namesStrings } from './strings.js'

export const ChooseAccountName: ViewDefinition<'ChooseAccountName', typeof namesStrings> = {
  title: titled('chooseName'),
  view: lazy(async () => (await import('./RegisterAccountNameView.js')).ChooseAccountNameView),
  skeleton: [72, 24, 60, 72],
}

export const RegisterAccountName: ViewDefinition<'RegisterAccountName'> = {
  title: titled('chooseName'),
  view: lazy(async () => (await import('./RegisterAccountNameView.js')).RegisterAccountNameView),
  skeleton: [48, 20, 72],
}

export const RegisterAccountNameSuccess: ViewDefinition<'RegisterAccountNameSuccess'> = {
  title: 'Your name',
  left: 'none',
  view: lazy(async () => (await import('./RegisterAccountNameView.js')).RegisterAccountNameSuccessView),
  skeleton: [136, 60, 72],
}
