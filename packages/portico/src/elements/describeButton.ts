import {
  pressButton,
  pressNetworkButton,
  selectButton,
  selectConnectButton,
  selectNetworkButton,
} from '@portico/react/button-model'
import type { ButtonDescription } from './ButtonView.js'

const bare = {
  balance: undefined,
  fullBalance: undefined,
  warning: undefined,
  imageSeed: undefined,
  imageSource: undefined,
  monogram: '',
} as const

const press: ButtonDescription['press'] = (portico, _view, settings) => pressButton(portico, settings)

export const describeConnect: ButtonDescription = {
  view(state, settings, context) {
    const { label, busy } = selectConnectButton(state, settings, context)
    return { ...bare, look: 'connect', label, busy, disabled: settings.disabled }
  },
  press,
}

export const describeAccount: ButtonDescription = {
  view(state, settings, context) {
    const { kind, avatarSeed, image, ...model } = selectButton(state, settings, context)
    if (kind === 'connect') return undefined
    const { label, busy, balance, fullBalance, warning } = model
    return {
      look: 'account',
      label,
      busy,
      disabled: settings.disabled,
      balance,
      fullBalance,
      warning,
      imageSeed: avatarSeed ?? '',
      imageSource: image,
      monogram: '',
    }
  },
  press,
}

export const describeAny: ButtonDescription = {
  view: (...inputs) => describeAccount.view(...inputs) ?? describeConnect.view(...inputs),
  press,
}

export const describeNetwork: ButtonDescription = {
  view(state, settings, context) {
    const { kind, label, name, image } = selectNetworkButton(state, settings, context)
    return {
      ...bare,
      look: kind === 'wrong-network' ? 'wrong' : 'network',
      label,
      busy: false,
      disabled: settings.disabled || state.modal.loading,
      imageSeed: name,
      imageSource: image,
      monogram: name?.slice(0, 1) ?? '',
    }
  },
  press: portico => pressNetworkButton(portico),
}
