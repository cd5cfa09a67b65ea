/** URL schemes of wallet apps in the public registries, apart from those with a telling name. */
export const walletSchemes: ReadonlySet<string> = new Set(
  `abra abt aktionariat ambire arculuswc argent assure avacus backpack bitcoincom bitizen bitkeep bitpay bitpie bitski
bnc bobablocks by bybitapp celo coin98 coinbase coingrig coinomi coinstats core cosmostation dcent dfw edge eidoo
ellipal essentials exodus frontier goldbit haha hashme helix-id huddln imtokenv2 infinity iopay keplr keyring
kriptomatapp kyberswap leapcosmos ledgerlive lilico linen lobstr metamask metamask-desktop metaone minerva nash nightly
okex omni oneinch ontoprovider opto oxalus paybolt phantom pitaka rainbow ronin safe safemoon secux simplehold solflare
sparkpoint spot stasis strikex tangem terrastation tk tokenary tongue tpoutside trezorsuite trust unisat uniswap uvtoken
verso volt wc xverse yitoken zel zengo zerion`.split(/\s/),
)

/**
 * New wallets appear every week, and most have such a word in their scheme; so do some Windows components, which
 * start with `ms-`.
 */
export function isWalletScheme(scheme: string): boolean {
  return walletSchemes.has(scheme) || (/wallet|crypto|defi|web3|-wc$/.test(scheme) && !/^ms-/.test(scheme))
}
