import { openModal, type PaymentReceipt, type PayRequest, type Portico } from '@portico/core'
import { leaveExchange, movePay, type PayWindow } from '@portico/core/internal'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const request: PayRequest = {
  orderId: 'A-1042',
  paymentAsset: {
    network: 'eip155:1',
    // One of the gallery's tokens, all of which have 18 decimals.
    asset: '0x0000000000000000000000000000000000000002',
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 18 },
  },
  recipient: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
  amount: '12.5',
}
const receipt: PaymentReceipt = {
  orderId: request.orderId,
  network: 'eip155:1',
  payer: galleryAddress,
  transaction: `0x${'ab'.repeat(32)}`,
}
const payment = { request, caipAddress: `eip155:1:${galleryAddress}`, at: 0 } as const
const exchange = { id: 'own', name: 'Alpine Exchange' }
const session = { id: '7', url: 'https://pay.example/7', exchange }
const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"%3E%3Crect width="72" height="72" fill="%23146b4a"/%3E%3Cpath d="M18 46c10-24 26-24 36 0" fill="none" stroke="%23fff" stroke-width="6"/%3E%3C/svg%3E'
const base = {
  group: 'Pay',
  wallet: 'approves',
  data: 'answers',
  options: { features: { pay: true }, metadata: { name: 'Meadow Market', icons: [logo] } },
} as const

const goTo = (portico: Portico, window: PayWindow) => {
  open(portico)
  movePay(portico, { status: 'submitted', request, session, window })
}

function open(portico: Portico, more: Partial<PayRequest> = {}): void {
  connectAccount(portico)
  movePay(portico, { status: 'checked', request: { ...request, ...more } })
  openModal(portico, { view: 'Pay' })
}

export const gallery: readonly GalleryState[] = [
  { ...base, id: 'pay', title: 'Pay', setup: portico => open(portico) },
  {
    ...base,
    id: 'pay-too-little',
    title: 'Balance too low',
    setup: portico => open(portico, { amount: '5000' }),
  },
  {
    ...base,
    id: 'pay-without-price',
    title: 'Without a price',
    data: 'refuses',
    setup: portico => open(portico, { amount: '0.123456789012345678' }),
  },
  {
    ...base,
    id: 'pay-asking-price',
    title: 'Loading the price',
    data: 'hangs',
    setup: portico => open(portico),
  },
  {
    ...base,
    id: 'pay-native',
    title: 'In the native currency',
    setup: portico =>
      open(portico, {
        amount: '0.005',
        paymentAsset: {
          network: 'eip155:1',
          asset: 'native',
          metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
      }),
  },
  {
    ...base,
    id: 'pay-connect',
    title: 'Not connected',
    setup(portico) {
      movePay(portico, { status: 'checked', request })
      openModal(portico, { view: 'Pay' })
    },
  },
  {
    ...base,
    id: 'pay-unsure',
    title: 'Unknown outcome',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'unknown', request })
    },
  },
  {
    ...base,
    id: 'pay-asking',
    title: 'Waiting for the wallet',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'confirming', request })
    },
  },
  {
    ...base,
    id: 'pay-failed',
    title: 'Failed',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'confirming', request })
      movePay(portico, { status: 'failed', request, error: new Error('No') })
    },
  },
  {
    ...base,
    id: 'pay-late',
    title: 'Expired',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'expired', request })
    },
  },
  {
    ...base,
    id: 'pay-late-unsure',
    title: 'Expired, unknown outcome',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'unknown', request })
      movePay(portico, { status: 'expired', request, isUnknown: true })
    },
  },
  {
    ...base,
    id: 'pay-sent',
    title: 'On its way',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'submitted', request, receipt, payment })
    },
  },
  {
    ...base,
    id: 'pay-paid',
    title: 'Paid',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'submitted', request, receipt, payment })
      movePay(portico, { status: 'done', request, receipt })
    },
  },
  {
    ...base,
    id: 'pay-exchange-opening',
    title: 'Waiting for the exchange',
    setup(portico) {
      open(portico)
      movePay(portico, { status: 'confirming', request, exchange })
    },
  },
  ...(['open', 'closed', 'blocked', 'unknown'] as const).map(window => ({
    ...base,
    id: `pay-exchange-${window}`,
    title: `At an exchange, window ${window}`,
    setup: (portico: Portico) => goTo(portico, window),
  })),
  {
    ...base,
    id: 'pay-exchange-taken',
    title: 'Paying at the exchange',
    setup(portico) {
      goTo(portico, 'open')
      movePay(portico, { status: 'submitted', request, session, window: 'open', isTaken: true })
    },
  },
  {
    ...base,
    id: 'pay-exchange-unsure',
    title: 'Exchange failed, another method available',
    setup(portico) {
      goTo(portico, 'closed')
      leaveExchange(portico)
    },
  },
  {
    ...base,
    id: 'pay-exchange-late',
    title: 'Expired at an exchange',
    setup(portico) {
      goTo(portico, 'closed')
      movePay(portico, { status: 'expired', request, isUnknown: true, session })
    },
  },
  {
    ...base,
    id: 'pay-nothing',
    title: 'Nothing to pay',
    setup: portico => openModal(portico, { view: 'Pay' }),
  },
]
