import { closeModal, openModal, type Portico, pushView, setQueryData } from '@portico/core'
import {
  type CheckedSwap,
  checkSwap,
  confirmSwap,
  editSwap,
  moveSwap,
  type SwapDraft,
  showSwap,
  swapQuoteQuery,
} from '@portico/core/internal'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const dollar = `0x${'2'.padStart(40, '0')}`
/** A token with little liquidity, for a high price impact. */
const dai = `0x${'15'.padStart(40, '0')}`
/** USDC among the tokens that people know. */
const usdCoin = `0x${'1f'.padStart(40, '0')}`
const hash = `0x${'ab'.repeat(32)}`
const filled: SwapDraft = { from: '', to: dollar, amount: '1.5' }
/** Needs an approval. */
const approving: SwapDraft = { from: dollar, to: '', amount: '100' }

const base = { group: 'Swap', wallet: 'approves', data: 'answers' } as const

function openForm(portico: Portico, draft: Partial<SwapDraft> = {}): void {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  pushView(portico, 'Swap')
  editSwap(portico, draft)
}

/** Balances, tokens and prices are known once the view has fetched them. */
function waitForForm(portico: Portico): Promise<void> {
  const names = ['portfolio', 'swapTokens', 'swapPrices']
  const isKnown = () =>
    names.every(name => Object.values(portico.store.get().queries[name] ?? {}).some(({ data }) => data))
  return new Promise<void>(resolve => {
    if (isKnown()) return resolve()
    const stop = portico.store.subscribe(() => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
}

async function openPreview(portico: Portico, draft: SwapDraft = filled): Promise<void> {
  openForm(portico, draft)
  await waitForForm(portico)
  if (await checkSwap(portico)) pushView(portico, 'SwapPreview')
}

async function openConfirming(portico: Portico): Promise<CheckedSwap | undefined> {
  await openPreview(portico)
  const { swap: state } = portico.store.get()
  if (state.status !== 'checked') return undefined
  const { swap } = state
  moveSwap(portico, { status: 'confirming', swap })
  return swap
}

async function confirm(portico: Portico, draft?: SwapDraft): Promise<void> {
  await openPreview(portico, draft)
  showSwap(portico)
  await confirmSwap(portico)
}

function openTokens(portico: Portico): void {
  openForm(portico, filled)
  pushView(portico, { name: 'SwapSelectToken', side: 'to' })
}

export const gallery: readonly GalleryState[] = [
  { ...base, id: 'swap', title: 'Swap', setup: openForm },
  { ...base, id: 'swap-filled', title: 'Filled in', setup: portico => openForm(portico, filled) },
  {
    ...base,
    data: 'known',
    options: { networkImages: {} },
    id: 'swap-known-tokens',
    title: 'With tokens that people know',
    setup: portico => openForm(portico, { ...filled, to: usdCoin }),
  },
  {
    ...base,
    id: 'swap-slippage',
    title: 'Custom slippage',
    setup: portico => openForm(portico, { ...filled, slippage: 6 }),
  },
  {
    ...base,
    id: 'swap-impact',
    title: 'High price impact',
    setup: portico => openForm(portico, { ...filled, to: dai }),
  },
  {
    ...base,
    id: 'swap-preset',
    title: 'Opened with tokens and an amount',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: { name: 'Swap', fromToken: 'ETH', toToken: 'MUSD', amount: '0.5' } })
    },
  },
  {
    ...base,
    id: 'swap-too-much',
    title: 'Insufficient funds',
    setup: portico => openForm(portico, { ...filled, amount: '1000' }),
  },
  {
    ...base,
    id: 'swap-no-quote',
    title: 'No liquidity',
    setup(portico) {
      openForm(portico, filled)
      moveSwap(portico, { status: 'checking' })
      moveSwap(portico, { status: 'draft', refusal: 'noQuote' })
    },
  },
  {
    ...base,
    id: 'swap-not-allowed',
    title: 'Token that cannot be transferred',
    setup(portico) {
      openForm(portico, approving)
      moveSwap(portico, { status: 'checking' })
      moveSwap(portico, { status: 'draft', refusal: 'notAllowed' })
    },
  },
  { ...base, id: 'swap-loading', title: 'Loading', data: 'hangs', setup: openForm },
  { ...base, id: 'swap-failed-to-load', title: 'Service unavailable', data: 'refuses', setup: openForm },
  { ...base, id: 'swap-no-exchange', title: 'No exchange on the network', data: 'empty', setup: openForm },
  {
    ...base,
    id: 'swap-elsewhere',
    title: 'A network without swaps',
    setup(portico) {
      connectAccount(portico)
      portico.store.set(state => {
        const sepolia = state.networks.requested.find(({ id }) => id === 11155111)
        if (!sepolia) return state
        const active = { ...state.networks.active, eip155: sepolia }
        return { ...state, networks: { ...state.networks, active } }
      })
      openModal(portico, { view: 'Account' })
      pushView(portico, 'Swap')
    },
  },
  {
    ...base,
    id: 'swap-interrupted',
    title: 'Unknown outcome',
    setup(portico) {
      const caipAddress = `eip155:1:${galleryAddress}` as const
      portico.storage.set('openSwaps', [{ caipAddress, step: 'swap', from: '', to: dollar, amount: '1.5' }])
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
      pushView(portico, 'Swap')
    },
  },
  { ...base, id: 'swap-token', title: 'Choose the token', setup: openTokens },
  { ...base, id: 'swap-token-many', title: 'Choose among hundreds', data: 'much', setup: openTokens },
  {
    ...base,
    id: 'swap-token-hostile',
    title: 'Spam tokens',
    data: 'hostile',
    setup: openTokens,
  },
  { ...base, id: 'swap-preview', title: 'Review', setup: portico => void openPreview(portico) },
  {
    ...base,
    id: 'swap-preview-approve',
    title: 'Review: approval needed',
    setup: portico => void openPreview(portico, approving),
  },
  {
    ...base,
    id: 'swap-preview-batch',
    title: 'Review: approval and swap in one batch',
    setup: portico =>
      void openPreview(portico, approving).then(() => {
        const { swap: state } = portico.store.get()
        if (state.status !== 'checked') return
        const { approval: _together, ...swap } = state.swap
        moveSwap(portico, { status: 'checking' })
        moveSwap(portico, { status: 'checked', swap: { ...swap, isBatch: true } })
      }),
  },
  {
    ...base,
    id: 'swap-preview-loss',
    title: 'Review: high price impact',
    setup: portico => void openPreview(portico, { ...filled, to: dai }),
  },
  {
    ...base,
    id: 'swap-preview-changed',
    title: 'Review: changed quote',
    setup(portico) {
      void openPreview(portico).then(() => {
        showSwap(portico)
        const { swap: state } = portico.store.get()
        if (!('swap' in state)) return
        const expected = (state.swap.expected * 9n) / 10n
        const question = { caipNetworkId: 'eip155:1', from: '', to: dollar, address: galleryAddress } as const
        setQueryData(portico, swapQuoteQuery, { ...question, units: state.swap.units }, expected)
        const swap = { ...state.swap, expected, least: (expected * 99n) / 100n, isChanged: true }
        moveSwap(portico, { status: 'checked', swap })
      })
    },
  },
  {
    ...base,
    id: 'swap-asking',
    title: 'Waiting for the wallet',
    setup(portico) {
      void openConfirming(portico)
    },
  },
  {
    ...base,
    id: 'swap-approving',
    title: 'Approval pending',
    setup: portico => void confirm(portico, approving),
  },
  { ...base, id: 'swap-sent', title: 'On its way', setup: portico => void confirm(portico) },
  {
    ...base,
    id: 'swap-done',
    title: 'Swapped',
    setup(portico) {
      void openConfirming(portico).then(swap => {
        if (!swap) return
        moveSwap(portico, { status: 'submitted', swap, id: hash })
        moveSwap(portico, { status: 'done', swap, id: hash })
      })
    },
  },
  {
    ...base,
    id: 'swap-rejected',
    title: 'Rejected by the network',
    setup(portico) {
      void openConfirming(portico).then(swap => {
        if (!swap) return
        moveSwap(portico, { status: 'submitted', swap, id: hash })
        moveSwap(portico, { status: 'failed', swap, id: hash, outcome: 'failed' })
      })
    },
  },
  {
    ...base,
    id: 'swap-reopened',
    title: 'Reopened while the wallet asks',
    setup(portico) {
      void openConfirming(portico).then(() => {
        closeModal(portico)
        openModal(portico, { view: 'Account' })
        pushView(portico, 'Swap')
      })
    },
  },
  {
    ...base,
    id: 'swap-failed',
    title: 'Failed',
    setup(portico) {
      void openConfirming(portico).then(swap => {
        if (swap) moveSwap(portico, { status: 'failed', swap, error: new Error('No') })
      })
    },
  },
]
