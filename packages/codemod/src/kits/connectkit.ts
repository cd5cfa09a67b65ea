import { type Kit, keep, leave } from './Kit.js'

const place = '@portico/compat/connectkit'
const signIn =
  'use portico={{ siwx: siweSiwx({ … }) }} on ConnectKitProvider, of portico/sign-in, and usePorticoSession: docs/sign-in.md.'
const noEffect = 'has no effect here and can go.'

export const connectkit: Kit = {
  title: 'ConnectKit',
  isOwn: name => /^connectkit($|-next-siwe$)/.test(name),
  modules: [
    {
      from: 'connectkit',
      to: place,
      names: {
        ...keep(
          place,
          `
          ConnectKitButton ConnectKitProvider getDefaultConfig useChainIsSupported useChains
          useModal
        `,
        ),
        ...leave(signIn, 'SIWEButton SIWEConfig SIWEProvider SIWESession useSIWE'),
        ...leave('connectors are those of getDefaultConfig.', 'getDefaultConnectors wallets'),
        ...leave(
          'drawn by the buttons; usePorticoName of portico/react has the picture.',
          'Avatar ChainIcon',
        ),
      },
    },
    { from: /^connectkit-next-siwe/, todo: 'use createSignIn of @portico/siwx/server: docs/sign-in.md.' },
  ],
  options: {
    getDefaultConfig: {
      coinbaseWalletPreference: noEffect,
      enableAaveAccount: noEffect,
      aaveAccountOptions: noEffect,
    },
    ConnectKitProvider: {
      theme: 'named themes are not there; say colours with customTheme or docs/theming.md.',
      debugMode: noEffect,
      'options.customAvatar': noEffect,
      'options.disclaimer': 'use portico={{ dialog: { termsUrl, privacyUrl } }}.',
      'options.ethereumOnboardingUrl': noEffect,
      'options.walletOnboardingUrl': noEffect,
    },
    ConnectKitButton: { theme: noEffect, mode: noEffect, customTheme: noEffect, showAvatar: noEffect },
  },
}
