import { openModal, type Portico, pushView } from '@portico/core'
import { editBuy, moveBuy, type PayWindow, type Purchase } from '@portico/core/internal'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const base = { group: 'Buy', wallet: 'approves', data: 'answers' } as const
const caipAddress = `eip155:1:${galleryAddress}` as const
const purchase: Purchase = {
  id: 'gallery',
  caipAddress,
  token: { symbol: 'USDC', name: 'USD Coin', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  before: '0',
  url: 'https://pay.gallery.example/session',
  seller: 'Meadow Pay',
  at: 0,
}

function openForm(portico: Portico, amount = '100'): void {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  pushView(portico, 'OnRampProviders')
  editBuy(portico, { amount })
}

function openProgress(portico: Portico, window: PayWindow): void {
  connectAccount(portico)
  waitWith(portico, window)
  openModal(portico, { view: 'Account' })
  pushView(portico, 'BuyInProgress')
}

function beginBuy(portico: Portico): void {
  editBuy(portico, {})
  moveBuy(portico, { status: 'confirming' })
}

function waitWith(portico: Portico, window: PayWindow): void {
  beginBuy(portico)
  // Without it the purchase counts as finished in another tab.
  const begun = { ...purchase, at: portico.environment.now() }
  portico.storage.set('purchase', begun)
  moveBuy(portico, { status: 'submitted', purchase: begun, window })
}

export const gallery: readonly GalleryState[] = [
  { ...base, id: 'buy', title: 'Buy', setup: portico => openForm(portico) },
  { ...base, id: 'buy-too-little', title: 'Too little', setup: portico => openForm(portico, '5') },
  { ...base, id: 'buy-empty', title: 'No amount', setup: portico => openForm(portico, '') },
  {
    ...base,
    id: 'buy-sellers',
    title: 'Several sellers',
    data: 'much',
    setup: portico => openForm(portico),
  },
  {
    ...base,
    id: 'buy-no-quote',
    title: 'No quote',
    data: 'refuses',
    setup: portico => openForm(portico),
  },
  { ...base, id: 'buy-loading', title: 'Loading', data: 'hangs', setup: portico => openForm(portico) },
  {
    ...base,
    id: 'buy-nothing',
    title: 'Nothing is sold',
    data: 'empty',
    setup: portico => openForm(portico),
  },
  {
    ...base,
    id: 'buy-hostile',
    title: 'Spam token',
    data: 'hostile',
    setup: portico => openForm(portico),
  },
  {
    ...base,
    id: 'buy-token',
    title: 'Choose the token',
    data: 'much',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'OnRampTokenSelect')
    },
  },
  {
    ...base,
    id: 'buy-currency',
    title: 'Choose the currency',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'OnRampFiatSelect')
    },
  },
  {
    ...base,
    id: 'buy-help',
    title: 'How buying works',
    setup(portico) {
      openForm(portico)
      pushView(portico, 'WhatIsABuy')
    },
  },
  {
    ...base,
    id: 'buy-opening',
    title: 'Opening the window',
    data: 'hangs',
    setup(portico) {
      connectAccount(portico)
      beginBuy(portico)
      openModal(portico, { view: 'Account' })
      pushView(portico, 'BuyInProgress')
    },
  },
  {
    ...base,
    id: 'buy-failed',
    title: 'No payment page',
    setup(portico) {
      connectAccount(portico)
      beginBuy(portico)
      moveBuy(portico, { status: 'failed', error: new Error('No') })
      openModal(portico, { view: 'Account' })
      pushView(portico, 'BuyInProgress')
    },
  },
  { ...base, id: 'buy-waiting', title: 'Paying', setup: portico => openProgress(portico, 'open') },
  {
    ...base,
    id: 'buy-closed',
    title: 'Payment window closed',
    setup: portico => openProgress(portico, 'closed'),
  },
  {
    ...base,
    id: 'buy-blocked',
    title: 'Payment window blocked',
    setup: portico => openProgress(portico, 'blocked'),
  },
  {
    ...base,
    id: 'buy-restored',
    title: 'After a reload',
    setup: portico => openProgress(portico, 'unknown'),
  },
  {
    ...base,
    id: 'buy-overdue',
    title: 'Not received',
    setup(portico) {
      openProgress(portico, 'open')
      moveBuy(portico, { status: 'unknown', purchase })
    },
  },
  {
    ...base,
    id: 'buy-arrived',
    title: 'Arrived',
    setup(portico) {
      openProgress(portico, 'open')
      moveBuy(portico, { status: 'done', purchase, amount: '98.5' })
    },
  },
]
