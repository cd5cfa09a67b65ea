import { getDataService } from '../../data/getDataService.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { parsePayPage } from '../../services/parsePayPage.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { followPurchase } from './followPurchase.js'
import type { SoldToken } from './listSold.js'
import { moveBuy } from './moveBuy.js'
import { payWindowSize } from './onRampLimits.js'
import type { Purchase } from './Purchase.js'
import { readHeld } from './readHeld.js'
import { selectBuy, selectPaymentCurrency, selectSoldToken } from './selectBuy.js'
import { type Buyer, selectBuyer } from './selectBuyer.js'

/**
 * Opens the payment window, within the click that called it, and navigates it to the seller. The outcome is in the
 * state; never rejects.
 */
export async function beginPurchase(
  portico: Portico,
  { seller }: { readonly seller: string },
): Promise<void> {
  const state = portico.store.get()
  const buyer = selectBuyer(state)
  const token = selectSoldToken(state)
  const { status } = selectBuy(state)
  if (!buyer || !token || status === 'opening' || status === 'waiting') return
  const popup = portico.environment.openPopup(payWindowSize)
  moveBuy(portico, { type: 'begun', owner: buyer.account.caipAddress })
  const { amount } = selectBuy(portico.store.get()).draft
  const currency = selectPaymentCurrency(state)?.id
  trackEvent(portico, {
    event: 'SELECT_BUY_PROVIDER',
    properties: { provider: seller, isSmartAccount: isSmartAccount(buyer.account) },
  })
  try {
    const purchase = await prepare(portico, buyer, token, { amount, currency, seller })
    const { buy } = portico.store.get()
    // Another account is connected by now, or none.
    if (buy.status !== 'opening' || buy.owner !== purchase.caipAddress) return popup?.close()
    popup?.navigate(purchase.url)
    portico.storage.set('purchase', purchase)
    moveBuy(portico, { type: 'opened', purchase, window: popup ? 'open' : 'blocked' })
    followPurchase(portico, popup)
  } catch (error) {
    portico.environment.logger.warn('The payment page could not be opened.', error)
    popup?.close()
    moveBuy(portico, { type: 'failed' })
  }
}

async function prepare(
  portico: Portico,
  { account: { caipAddress, address } }: Buyer,
  sold: SoldToken,
  {
    amount,
    currency,
    seller,
  }: { readonly amount: string; readonly currency: string | undefined; readonly seller: string },
): Promise<Purchase> {
  const { environment } = portico
  const { symbol, name, network } = sold
  const token = { symbol, name, ...(sold.address !== undefined && { address: sold.address }) }
  // First, so that any later increase is detected.
  const before = await readHeld(portico, { caipAddress, token })
  const answer = await getDataService(portico)?.createOnRampUrl({
    destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
    defaultNetwork: network,
    defaultExperience: 'buy',
    presetFiatAmount: Number(amount),
    fiatCurrency: currency,
  })
  const url = parsePayPage(portico, answer)
  return { id: environment.randomUUID(), caipAddress, token, before, url, seller, at: environment.now() }
}
