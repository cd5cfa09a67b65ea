import { closeModal, openModal, type Portico, pushView } from '@portico/core'
import type { FeeSpeed } from '@portico/core/adapter'
import {
  type CheckedTransfer,
  checkSend,
  confirmSend,
  editSend,
  moveSend,
  type SendDraft,
  selectSend,
  showSend,
} from '@portico/core/internal'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const ada = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
/** Has the same first and last characters as the one above. */
const lookAlike = '0xAb58000000000000000000000000000000000ec9'
const hash = `0x${'ab'.repeat(32)}`
const filled: Partial<SendDraft> = { amount: '1.5', receiver: ada }

const base = { group: 'Send', wallet: 'approves', data: 'answers' } as const

function openForm(portico: Portico, draft: Partial<SendDraft> = {}): void {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  pushView(portico, 'WalletSend')
  editSend(portico, draft)
}

async function openPreview(portico: Portico, draft: Partial<SendDraft> = filled): Promise<void> {
  openForm(portico, draft)
  // The balances are known once the view has fetched them.
  await new Promise<void>(resolve => {
    const isKnown = () => Object.keys(portico.store.get().queries.portfolio ?? {}).length > 0
    const stop = portico.store.subscribe(() => {
      if (!isKnown() || Object.values(portico.store.get().queries.portfolio ?? {}).some(({ data }) => !data))
        return
      stop()
      resolve()
    })
  })
  if (await checkSend(portico)) pushView(portico, 'WalletSendPreview')
}

async function openConfirming(portico: Portico): Promise<CheckedTransfer | undefined> {
  await openPreview(portico)
  const state = selectSend(portico.store.get())
  if (state.status !== 'checked') return undefined
  const { transfer } = state
  moveSend(portico, { status: 'confirming', transfer })
  return transfer
}

/** Families differ: several fees, or an account that the transfer creates. */
function openChecked(portico: Portico, told: Pick<CheckedTransfer, 'choices' | 'opening'>): void {
  openForm(portico, filled)
  const token = { name: 'Ether', symbol: 'ETH', decimals: 18, balance: '12.3456', price: 2500, iconUrl: '' }
  const units = 1_500_000_000_000_000_000n
  const transfer = { token, units, amount: '1.5', receiver: ada, warnings: [], ...told }
  moveSend(portico, { status: 'checking' })
  moveSend(portico, { status: 'checked', transfer })
  pushView(portico, 'WalletSendPreview')
}

const toChoice = (speed: FeeSpeed, fee: bigint) => ({ speed, fee, reserve: fee })

export const gallery: readonly GalleryState[] = [
  { ...base, id: 'send', title: 'Send', setup: openForm },
  { ...base, id: 'send-filled', title: 'Filled in', setup: portico => openForm(portico, filled) },
  {
    ...base,
    id: 'send-money',
    title: 'Amount in fiat currency',
    setup: portico => openForm(portico, { ...filled, amount: '100', unit: 'money' }),
  },
  {
    ...base,
    id: 'send-too-much',
    title: 'Insufficient funds',
    setup: portico => openForm(portico, { ...filled, amount: '1000' }),
  },
  {
    ...base,
    id: 'send-invalid',
    title: 'No address',
    setup: portico => openForm(portico, { amount: '1', receiver: '0x1234' }),
  },
  {
    ...base,
    id: 'send-nobody',
    title: 'Name without an owner',
    setup: portico => openForm(portico, { amount: '1', receiver: 'nobody-has-this.eth' }),
  },
  {
    ...base,
    id: 'send-foreign',
    title: 'Address of another chain',
    setup: portico =>
      openForm(portico, { amount: '1', receiver: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }),
  },
  {
    ...base,
    id: 'send-long',
    title: 'A long amount',
    setup: portico => openForm(portico, { ...filled, amount: '1.234567891234567891' }),
  },
  {
    ...base,
    id: 'send-refused',
    title: 'To the token itself',
    setup(portico) {
      openForm(portico, { ...filled })
      moveSend(portico, { status: 'checking' })
      moveSend(portico, { status: 'draft', refusal: 'tokenContract' })
    },
  },
  {
    ...base,
    id: 'send-recent',
    title: 'With recent receivers',
    setup(portico) {
      portico.storage.set('recentReceivers', {
        eip155: [{ address: ada, name: 'ada.eth' }, { address: galleryAddress }],
      })
      openForm(portico)
    },
  },
  {
    ...base,
    id: 'send-suggested',
    title: 'The beginning of a name',
    setup: portico => openForm(portico, { amount: '1', receiver: 'alice' }),
  },
  {
    ...base,
    id: 'send-name-down',
    title: 'Name that cannot be resolved',
    data: 'refuses',
    setup: portico => openForm(portico, { amount: '1', receiver: 'ada.eth' }),
  },
  {
    ...base,
    id: 'send-unknown',
    title: 'Tokens unavailable',
    data: 'hangs',
    wallet: 'hangs',
    setup: openForm,
  },
  {
    ...base,
    id: 'send-token',
    title: 'Choose the token',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'WalletSendSelectToken')
    },
  },
  {
    ...base,
    id: 'send-token-many',
    title: 'Choose among hundreds',
    data: 'much',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'WalletSendSelectToken')
    },
  },
  {
    ...base,
    id: 'send-token-hostile',
    title: 'Spam tokens',
    data: 'hostile',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'WalletSendSelectToken')
    },
  },
  { ...base, id: 'send-preview', title: 'Review', setup: portico => void openPreview(portico) },
  {
    ...base,
    id: 'send-preview-look-alike',
    title: 'Review: look-alike address',
    setup(portico) {
      portico.storage.set('recentReceivers', { eip155: [{ address: lookAlike.replace('000000', '123456') }] })
      void openPreview(portico, { amount: '1.5', receiver: lookAlike })
    },
  },
  {
    ...base,
    id: 'send-preview-speeds',
    title: 'Review: a choice of fees',
    setup: portico =>
      openChecked(portico, {
        choices: [
          toChoice('slow', 141_000_000_000n),
          toChoice('normal', 1_410_000_000_000n),
          toChoice('fast', 42_300_000_000_000n),
        ],
      }),
  },
  {
    ...base,
    id: 'send-preview-opening',
    title: 'Review: account created for the receiver',
    setup: portico =>
      openChecked(portico, {
        choices: [toChoice('normal', 5_000_000_000_000n)],
        opening: 2_039_280_000_000_000n,
      }),
  },
  {
    ...base,
    id: 'send-asking',
    title: 'Waiting for the wallet',
    setup(portico) {
      void openConfirming(portico)
    },
  },
  {
    ...base,
    id: 'send-reopened',
    title: 'Reopened while the wallet asks',
    setup(portico) {
      void openConfirming(portico).then(() => {
        closeModal(portico)
        openModal(portico, { view: 'Account' })
        pushView(portico, 'WalletSend')
      })
    },
  },
  {
    ...base,
    id: 'send-sent',
    title: 'On its way',
    setup(portico) {
      void openPreview(portico).then(() => {
        showSend(portico)
        return confirmSend(portico)
      })
    },
  },
  {
    ...base,
    id: 'send-done',
    title: 'Sent',
    setup(portico) {
      void openConfirming(portico).then(transfer => {
        if (!transfer) return
        moveSend(portico, { status: 'submitted', transfer, id: hash })
        moveSend(portico, { status: 'done', transfer, id: hash })
      })
    },
  },
  {
    ...base,
    id: 'send-rejected',
    title: 'Rejected by the network',
    setup(portico) {
      void openConfirming(portico).then(transfer => {
        if (!transfer) return
        moveSend(portico, { status: 'submitted', transfer, id: hash })
        moveSend(portico, { status: 'failed', transfer, id: hash, outcome: 'failed' })
      })
    },
  },
  {
    ...base,
    id: 'send-failed',
    title: 'Failed',
    setup(portico) {
      void openConfirming(portico).then(transfer => {
        if (transfer) moveSend(portico, { status: 'failed', transfer, error: new Error('No') })
      })
    },
  },
  {
    ...base,
    id: 'send-unsure',
    title: 'Unknown outcome',
    setup(portico) {
      void openConfirming(portico).then(transfer => {
        if (transfer)
          moveSend(portico, {
            status: 'unknown',
            open: { ...transfer, caipAddress: `eip155:1:${galleryAddress}`, symbol: transfer.token.symbol },
          })
      })
    },
  },
]
