import type { CustomWallet } from '../catalogue/Features.js'
import type { Wallet } from '../catalogue/Wallet.js'

export function toRegistryWallet(wallet: CustomWallet): Wallet {
  const { imageUrl, mobileLink, desktopLink, webappLink, appStore, playStore, ...same } = wallet
  return {
    ...same,
    image_url: imageUrl,
    mobile_link: mobileLink,
    desktop_link: desktopLink,
    webapp_link: webappLink,
    app_store: appStore,
    play_store: playStore,
  }
}
