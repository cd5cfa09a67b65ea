import { openModal, type Portico, pushView } from '@portico/core'
import { editName, moveNaming } from '@portico/core/internal'
import { nameRefused, PorticoError, registerNameFailed, userRejected } from '@portico/protocol'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

const base = { group: 'Names', wallet: 'approves', data: 'empty' } as const

function openAccount(portico: Portico): void {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
}

function openChoice(portico: Portico): void {
  openAccount(portico)
  pushView(portico, 'ChooseAccountName')
}

const openForm =
  (label = '') =>
  (portico: Portico) => {
    openChoice(portico)
    pushView(portico, 'RegisterAccountName')
    editName(portico, label)
  }

const fail = (error: unknown) => (portico: Portico) => {
  openForm('bobby')(portico)
  moveNaming(portico, { status: 'confirming' })
  moveNaming(portico, { status: 'failed', error })
}

export const gallery: readonly GalleryState[] = [
  { ...base, id: 'name-offered', title: 'An account without a name', setup: openAccount },
  { ...base, id: 'name-known', title: 'An account with a name', data: 'answers', setup: openAccount },
  { ...base, id: 'name-choose', title: 'Choose a name', setup: openChoice },
  { ...base, id: 'name', title: 'Nothing typed', setup: openForm() },
  { ...base, id: 'name-short', title: 'Too short', setup: openForm('bob') },
  { ...base, id: 'name-characters', title: 'Other characters', setup: openForm('b_b') },
  { ...base, id: 'name-free', title: 'Name available', setup: openForm('bobby') },
  { ...base, id: 'name-taken', title: 'Name taken', setup: openForm('alice') },
  { ...base, id: 'name-down', title: 'Service unavailable', data: 'refuses', setup: openForm('bobby') },
  { ...base, id: 'name-checking', title: 'Checking availability', data: 'hangs', setup: openForm('bobby') },
  {
    ...base,
    id: 'name-signing',
    title: 'Waiting for the wallet',
    setup(portico) {
      openForm('bobby')(portico)
      moveNaming(portico, { status: 'confirming' })
    },
  },
  {
    ...base,
    id: 'name-registering',
    title: 'Waiting for the registry',
    setup(portico) {
      openForm('bobby')(portico)
      moveNaming(portico, { status: 'confirming' })
      moveNaming(portico, { status: 'submitted' })
    },
  },
  { ...base, id: 'name-declined', title: 'Not signed', setup: fail(new PorticoError(userRejected)) },
  {
    ...base,
    id: 'name-refused',
    title: 'Refused with a reason',
    setup: fail(
      new PorticoError(nameRefused, {
        context: { reason: 'This name looks like one that is registered already.' },
      }),
    ),
  },
  {
    ...base,
    id: 'name-failed',
    title: 'Refused without a reason',
    setup: fail(new PorticoError(registerNameFailed, { context: { name: 'bobby.gallery.example' } })),
  },
  {
    ...base,
    id: 'name-has-one',
    title: 'The account has a name',
    setup(portico) {
      connectAccount(portico, { profileName: 'ada.gallery.example' })
      openModal(portico, { view: 'Account' })
      pushView(portico, 'RegisterAccountName')
    },
  },
  {
    id: 'name-elsewhere',
    title: 'Without name registration',
    group: base.group,
    wallet: base.wallet,
    setup: openForm(),
  },
  {
    ...base,
    id: 'name-registered',
    title: 'Registered',
    setup(portico) {
      connectAccount(portico, { profileName: 'bobby.gallery.example' })
      openModal(portico, { view: 'RegisterAccountNameSuccess' })
    },
  },
]
