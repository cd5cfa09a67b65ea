import oneInch from '@web3icons/core/svgs/exchanges/background/1inch.svg.js'
import binance from '@web3icons/core/svgs/exchanges/background/binance.svg.js'
import bitget from '@web3icons/core/svgs/exchanges/background/bitget.svg.js'
import bybit from '@web3icons/core/svgs/exchanges/background/bybit.svg.js'
import cryptoCom from '@web3icons/core/svgs/exchanges/background/crypto-com.svg.js'
import gate from '@web3icons/core/svgs/exchanges/background/gate-io.svg.js'
import uniswap from '@web3icons/core/svgs/exchanges/background/uniswap.svg.js'
import argent from '@web3icons/core/svgs/wallets/background/argent.svg.js'
import backpack from '@web3icons/core/svgs/wallets/background/backpack.svg.js'
import coin98 from '@web3icons/core/svgs/wallets/background/coin98.svg.js'
import coinbase from '@web3icons/core/svgs/wallets/background/coinbase.svg.js'
import enkrypt from '@web3icons/core/svgs/wallets/background/enkrypt.svg.js'
import exodus from '@web3icons/core/svgs/wallets/background/exodus.svg.js'
import imtoken from '@web3icons/core/svgs/wallets/background/imtoken.svg.js'
import keplr from '@web3icons/core/svgs/wallets/background/keplr.svg.js'
import kraken from '@web3icons/core/svgs/wallets/background/kraken.svg.js'
import ledger from '@web3icons/core/svgs/wallets/background/ledger.svg.js'
import metamask from '@web3icons/core/svgs/wallets/background/metamask.svg.js'
import myEtherWallet from '@web3icons/core/svgs/wallets/background/my-ether-wallet.svg.js'
import okx from '@web3icons/core/svgs/wallets/background/okx.svg.js'
import phantom from '@web3icons/core/svgs/wallets/background/phantom.svg.js'
import rabby from '@web3icons/core/svgs/wallets/background/rabby.svg.js'
import rainbow from '@web3icons/core/svgs/wallets/background/rainbow.svg.js'
import ronin from '@web3icons/core/svgs/wallets/background/ronin.svg.js'
import safe from '@web3icons/core/svgs/wallets/background/safe.svg.js'
import solflare from '@web3icons/core/svgs/wallets/background/solflare.svg.js'
import tokenPocket from '@web3icons/core/svgs/wallets/background/token-pocket.svg.js'
import trezor from '@web3icons/core/svgs/wallets/background/trezor.svg.js'
import trust from '@web3icons/core/svgs/wallets/background/trust.svg.js'
import xdefi from '@web3icons/core/svgs/wallets/background/xdefi.svg.js'
import zengo from '@web3icons/core/svgs/wallets/background/zengo.svg.js'
import zerion from '@web3icons/core/svgs/wallets/background/zerion.svg.js'

/** Logos of the most used wallets, by lower-case name without "wallet". */
const walletMarks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1inch': oneInch,
    argent,
    backpack,
    binance,
    bitget,
    bybit,
    coin98,
    coinbase,
    cryptocom: cryptoCom,
    cryptocomonchain: cryptoCom,
    ctrl: xdefi,
    enkrypt,
    exodus,
    gate,
    imtoken,
    keplr,
    kraken,
    ledger,
    ledgerlive: ledger,
    metamask,
    mew: myEtherWallet,
    okx,
    phantom,
    rabby,
    rainbow,
    ronin,
    safe,
    solflare,
    tokenpocket: tokenPocket,
    trezor,
    trust,
    uniswap,
    zengo,
    zerion,
  }),
)

/** Matches by normalised name: "Trust Wallet", "trust" and "Trust" are the same wallet. */
export function findWalletMark(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return walletMarks.get(plain.replace(/wallet$/, ''))
}
