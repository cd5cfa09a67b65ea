import { onRampDefaults, type PaymentCurrency } from '@portico/protocol/data'
import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { getDataService } from '../../data/getDataService.js'
import { showNotice } from '../../events/showNotice.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Popup } from '../../services/Environment.js'
import { parsePayPage } from '../../services/parsePayPage.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { type BuyDraft, initialBuy, type Purchase } from '../../store/slices/buy.js'
import type { PorticoState } from '../../store/state.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { defineFlow, type FlowRun, type NextState } from '../defineFlow.js'
import { type FlowAccount, selectBuyer } from '../selectFlowAccount.js'
import { payWindowSize, watchPayWindow } from '../watchPayWindow.js'
import { listPaymentCurrencies, listSoldTokens, onRampOptionsQuery, type SoldToken } from './onRamp.js'

interface Provider {
  readonly seller: string
}

const flow = defineFlow<'buy', FlowAccount, Provider>({
  slice: 'buy',
  initial: initialBuy,
  selectAccount: selectBuyer,
  steps: {
    draft: ['draft', 'confirming'],
    confirming: ['submitted', 'failed', 'draft'],
    submitted: ['submitted', 'done', 'unknown', 'draft'],
    done: ['confirming', 'draft'],
    failed: ['confirming', 'draft'],
    // The purchase may still arrive.
    unknown: ['submitted', 'confirming', 'draft'],
  },
  locked: ['confirming', 'submitted'],
  begin: () => ({ status: 'confirming' }),
  confirm,
  follow: (portico, { status }) => (status === 'submitted' ? watchArrival(portico) : undefined),
})

interface Memory {
  popup?: Popup | undefined
  /** The seller that the visitor chose last. */
  wanted?: string
}

const memory: MemoryKey<Memory> = { create: () => ({}) }

export const { select: selectBuy, move: moveBuy } = flow

/** The selected token, else USDC, else the first (K-07). */
export function selectSoldToken(state: PorticoState): SoldToken | undefined {
  const { token } = selectBuy(state).draft
  const sold = listSoldTokens(state)
  const usual = sold.find(({ symbol }) => symbol === onRampDefaults.purchaseCurrency)
  return sold.find(({ id }) => id === token) ?? usual ?? sold[0]
}

export function selectPaymentCurrency(state: PorticoState): PaymentCurrency | undefined {
  const { currency } = selectBuy(state).draft
  const known = listPaymentCurrencies(state)
  const usual = known.find(({ id }) => id === onRampDefaults.paymentCurrency)
  return known.find(({ id }) => id === currency) ?? usual ?? known[0]
}

export function editBuy(portico: Portico, change: Partial<BuyDraft>): void {
  flow.edit(portico, change)
}

/** Selects a seller once its options are known, so that the form always shows those of one seller. */
export async function chooseSeller(portico: Portico, seller: string): Promise<void> {
  const chosen = recall(portico, memory)
  chosen.wanted = seller
  await fetchQuery(portico, onRampOptionsQuery, { seller })
  if (chosen.wanted === seller) editBuy(portico, { seller })
}

/** Opens the payment window within the click. The outcome is in the state; never rejects. */
export async function confirmBuy(portico: Portico, provider: Provider): Promise<void> {
  if (selectSoldToken(portico.store.get())) await flow.confirm(portico, provider)
}

async function confirm(
  { portico, account: buyer, isCurrent }: FlowRun<'buy', FlowAccount>,
  { seller }: Provider,
): Promise<NextState<'buy'> | undefined> {
  const { environment, storage } = portico
  const popup = environment.openPopup(payWindowSize)
  trackEvent(portico, {
    event: 'SELECT_BUY_PROVIDER',
    properties: { provider: seller, isSmartAccount: isSmartAccount(buyer.account) },
  })
  try {
    const purchase = await createPurchase(portico, buyer, seller)
    // Another account is connected by now, or none.
    if (!isCurrent()) return void popup?.close()
    popup?.navigate(purchase.url)
    storage.set('purchase', purchase)
    recall(portico, memory).popup = popup
    return { status: 'submitted', purchase, window: popup ? 'open' : 'blocked' }
  } catch (error) {
    environment.logger.warn('The payment page could not be opened.', error)
    popup?.close()
    throw error
  }
}

async function createPurchase(
  portico: Portico,
  { account: { caipAddress, address } }: FlowAccount,
  seller: string,
): Promise<Purchase> {
  const { environment, store } = portico
  const sold = selectSoldToken(store.get())
  const { amount, seller: sellerId } = selectBuy(store.get()).draft
  const fiatCurrency = selectPaymentCurrency(store.get())?.id
  if (!sold) throw new Error('Nothing is sold.')
  const { symbol, name, network } = sold
  const token = { symbol, name, address: sold.address }
  // First, so that any later increase is detected.
  const before = await readHeld(portico, { caipAddress, token })
  const answer = await getDataService(portico)?.createOnRampUrl({
    destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
    defaultNetwork: network,
    defaultExperience: 'buy',
    presetFiatAmount: Number(amount),
    fiatCurrency,
    seller: sellerId,
  })
  const url = parsePayPage(portico, answer)
  return { id: environment.randomUUID(), caipAddress, token, before, url, seller, at: environment.now() }
}

/** The account's balance of a token as decimal text, read from the chain now. Updates the portfolio query. */
export async function readHeld(
  portico: Portico,
  { caipAddress, token }: Pick<Purchase, 'caipAddress' | 'token'>,
): Promise<string> {
  const { caipNetworkId, chainNamespace } = parseCaipAddress(caipAddress)
  const tokenId = token.address && (`${caipNetworkId}:${token.address}` as const)
  const owner = { caipAddress, forceUpdate: [tokenId || caipAddress] }
  const tokens = await fetchQuery(portico, portfolioQuery, owner, { force: true })
  const family = getFamily(portico.store.get().families, chainNamespace)
  const isIt = (id: string | undefined) =>
    id === undefined || token.address === undefined
      ? id === token.address
      : isSameAddress(family, parseCaipAddress(id as CaipAddress).address, token.address) // checked when read
  return tokens.find(({ address }) => isIt(address))?.quantity.numeric ?? '0'
}

/** Milliseconds a purchase is polled: card payments take minutes. A bank transfer is checked again manually. */
const purchasePatience = 1_800_000

export function resumeBuy(portico: Portico): () => void {
  const { draft, status } = flow.read(portico)
  const purchase = portico.storage.get('purchase')
  if (purchase && status === 'draft') {
    const restored = {
      owner: purchase.caipAddress,
      draft,
      status: 'submitted',
      purchase,
      window: 'unknown',
    } as const
    portico.store.set(state => ({ ...state, buy: restored }))
  }
  return flow.follow(portico)
}

function watchArrival(portico: Portico): () => void {
  const { environment, storage } = portico
  const read = () => {
    const state = flow.read(portico)
    return state.status === 'submitted' ? state : undefined
  }
  return watchPayWindow(portico, {
    getPopup: () => recall(portico, memory).popup,
    onClosed() {
      const state = read()
      if (state?.window === 'open') moveBuy(portico, { ...state, window: 'closed' }, state)
    },
    // The account has disconnected, or another tab has seen the purchase arrive.
    isUrgent: () => !storage.get('purchase'),
    async look() {
      const purchase = read()?.purchase
      if (!purchase) return
      const isOver = !storage.get('purchase')
      // Failures are retried.
      await lookForArrival(portico, purchase).catch(() => undefined)
      const state = read()
      if (!state) return
      if (isOver) moveBuy(portico, { status: 'draft' }, state)
      else if (environment.now() - state.purchase.at > purchasePatience)
        moveBuy(portico, { status: 'unknown', purchase: state.purchase }, state)
    },
  })
}

const decimals = 36

async function lookForArrival(portico: Portico, { id, caipAddress, token }: Purchase): Promise<void> {
  const { storage } = portico
  const held = await readHeld(portico, { caipAddress, token })
  const state = flow.read(portico)
  if (state.status !== 'submitted' || state.purchase.id !== id) return
  const { purchase } = state
  const more = (parseUnits(held, decimals) ?? 0n) - (parseUnits(purchase.before, decimals) ?? 0n)
  if (more < 0n) {
    // Something was sent meanwhile.
    const less = { ...purchase, before: held }
    if (storage.get('purchase')) storage.set('purchase', less)
    moveBuy(portico, { ...state, purchase: less }, state)
  }
  if (more <= 0n) return
  const amount = formatUnits(more, decimals)
  const isTold = !storage.get('purchase')
  storage.remove('purchase')
  moveBuy(portico, { status: 'done', purchase, amount }, state)
  if (isTold) return
  const context = { amount, symbol: token.symbol }
  showNotice(portico, { id: `purchase-${id}`, type: 'success', code: 'purchaseArrived', context })
}

export function checkBuyAgain(portico: Portico): void {
  const state = flow.read(portico)
  if (state.status !== 'unknown') return
  const purchase = { ...state.purchase, at: portico.environment.now() }
  if (portico.storage.get('purchase')) portico.storage.set('purchase', purchase)
  moveBuy(portico, { status: 'submitted', purchase, window: 'unknown' }, state)
}

export function resetBuy(portico: Portico): void {
  const opened = recall(portico, memory)
  opened.popup?.close()
  opened.popup = undefined
  portico.storage.remove('purchase')
  moveBuy(portico, { status: 'draft' }, flow.read(portico))
}
