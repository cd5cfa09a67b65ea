import { openModal, pushView } from '@portico/core'
import { type GalleryState, rememberWallet } from '@portico/testing/gallery'

const legal = {
  dialog: { termsUrl: 'https://site.example/terms', privacyUrl: 'https://site.example/privacy' },
} as const

export const gallery: readonly GalleryState[] = [
  {
    id: 'connect',
    title: 'Wallets installed',
    group: 'Connect',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-families',
    title: 'Wallets of five chain families',
    group: 'Connect',
    installed: 'families',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-recent',
    title: 'Returning visitor',
    group: 'Connect',
    setup(portico) {
      rememberWallet(portico)
      openModal(portico, { view: 'Connect' })
    },
  },
  {
    id: 'connect-none-installed',
    title: 'Nothing installed',
    group: 'Connect',
    installed: 'none',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-without-services',
    title: 'Nothing installed, no services',
    group: 'Connect',
    installed: 'none',
    options: { services: undefined },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-without-services-phone',
    title: 'On a phone, no services',
    group: 'Connect',
    installed: 'none',
    phone: true,
    options: { services: undefined },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-socials',
    title: 'E-mail and providers',
    group: 'Connect',
    installed: 'none',
    login: 'waits',
    socials: true,
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-socials-installed',
    title: 'Providers beside installed wallets',
    group: 'Connect',
    login: 'waits',
    socials: true,
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-six-socials',
    title: 'Six providers',
    group: 'Connect',
    installed: 'none',
    login: 'waits',
    options: {
      services: undefined,
      features: { socials: ['google', 'x', 'discord', 'apple', 'github', 'facebook'] },
    },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-two-socials',
    title: 'Two providers, no e-mail',
    group: 'Connect',
    installed: 'none',
    login: 'blocks',
    options: { services: undefined, features: { email: false, socials: ['github', 'google'] } },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-wide',
    title: 'Wide',
    group: 'Connect',
    options: { dialog: { layout: 'wide' } },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-wide-code',
    title: 'Wide, with a QR code',
    group: 'Connect',
    remote: 'waits',
    options: { dialog: { layout: 'wide' } },
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, 'ConnectingWalletConnect')
    },
  },
  {
    id: 'connect-loading',
    title: 'Registry loading',
    group: 'Connect',
    installed: 'none',
    service: 'hangs',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-empty',
    title: 'No wallets at all',
    group: 'Connect',
    installed: 'none',
    service: 'empty',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-error',
    title: 'Registry unavailable',
    group: 'Connect',
    installed: 'none',
    service: 'refuses',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-terms',
    title: 'Terms and privacy',
    group: 'Connect',
    options: legal,
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-legal-checkbox',
    title: 'Terms to be accepted',
    group: 'Connect',
    options: { ...legal, features: { legalCheckbox: true } },
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-email',
    title: 'With an e-mail address',
    group: 'E-mail',
    login: 'waits',
    installed: 'none',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-email-resume',
    title: 'With a one-time code that was sent',
    group: 'E-mail',
    login: 'resumes',
    installed: 'none',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-email-wallets',
    title: 'With wallets installed',
    group: 'E-mail',
    login: 'waits',
    setup: portico => openModal(portico, { view: 'Connect' }),
  },
  {
    id: 'remote-connect',
    title: 'Connect with a QR code',
    group: 'Remote wallets',
    remote: 'waits',
    setup: portico => openModal(portico),
  },
  {
    id: 'remote-connect-phone',
    title: 'Connect on a phone',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    installed: 'none',
    setup: portico => openModal(portico),
  },
]
