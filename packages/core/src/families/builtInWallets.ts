import type { RpcFamily } from '@portico/protocol/frame'
import type { Wallet } from '../catalogue/Wallet.js'
import type { ChainNamespace } from './ChainNamespace.js'

function getStores({ ios, android, chrome }: { ios?: string; android?: string; chrome?: string }) {
  return {
    ...(ios && { app_store: `https://apps.apple.com/app/id${ios}` }),
    ...(android && { play_store: `https://play.google.com/store/apps/details?id=${android}` }),
    ...(chrome && { chrome_store: `https://chromewebstore.google.com/detail/${chrome}` }),
  }
}

const okxBrowser =
  'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{twice}'
const phantomBrowser = 'https://phantom.app/ul/browse/{url}?ref={url}'

const metaMask: Wallet = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  homepage: 'https://metamask.io',
  rdns: 'io.metamask',
  mobile_link: 'metamask://',
  link_mode: 'https://metamask.app.link',
  ...getStores({ ios: '1438144202', android: 'io.metamask', chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn' }),
  browse_links: {
    eip155: 'https://link.metamask.io/dapp/{bare}',
    solana: 'https://link.metamask.io/dapp/{bare}',
  },
}

const trust: Wallet = {
  id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  name: 'Trust Wallet',
  homepage: 'https://trustwallet.com',
  rdns: 'com.trustwallet.app',
  mobile_link: 'trust://',
  link_mode: 'https://link.trustwallet.com',
  ...getStores({
    ios: '1288339409',
    android: 'com.wallet.crypto.trustapp',
    chrome: 'egjidjbpglichdcondbcbdnbeeppgdph',
  }),
  browse_links: {
    eip155: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
    solana: 'https://link.trustwallet.com/open_url?coin_id=501&url={url}',
  },
}

const coinbase: Wallet = {
  id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  name: 'Coinbase Wallet',
  homepage: 'https://www.coinbase.com/wallet',
  rdns: 'com.coinbase.wallet',
  mobile_link: 'cbwallet://',
  link_mode: 'https://go.cb-w.com',
  ...getStores({ ios: '1278383455', android: 'org.toshi', chrome: 'hnfanknocfeofbddgcijnmhnfnkdnaad' }),
}

const phantom: Wallet = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  homepage: 'https://phantom.com',
  rdns: 'app.phantom',
  mobile_link: 'phantom://',
  link_mode: 'https://phantom.app/ul',
  ...getStores({ ios: '1598432977', android: 'app.phantom', chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa' }),
  browse_links: { eip155: phantomBrowser, solana: phantomBrowser, bip122: phantomBrowser },
}

const okx: Wallet = {
  id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  name: 'OKX Wallet',
  homepage: 'https://web3.okx.com',
  rdns: 'com.okex.wallet',
  mobile_link: 'okex://main',
  ...getStores({
    ios: '1327268470',
    android: 'com.okinc.okex.gp',
    chrome: 'mcohilncbfahbmgdjkbpemcciiolgcge',
  }),
  browse_links: { eip155: okxBrowser, solana: okxBrowser, bip122: okxBrowser },
}

const rainbow: Wallet = {
  id: 'ed841c6f3946aed842b9d5ef85d0480b373a9b1f6622cec785ea927caad01d21',
  name: 'Rainbow',
  homepage: 'https://rainbow.me',
  rdns: 'me.rainbow',
  mobile_link: 'rainbow://',
  link_mode: 'https://rnbwapp.com',
  ...getStores({ ios: '1457119021', android: 'me.rainbow', chrome: 'opfgelmcmbiajamepnmloijbpoleiama' }),
}

const rabby: Wallet = {
  id: '13203696dce234e8baf982dd88d621635056933aeee73571b246d0b50436f914',
  name: 'Rabby Wallet',
  homepage: 'https://rabby.io',
  rdns: 'io.rabby',
  ...getStores({ chrome: 'acmacodkjbdgmoleebolmdjonilkdbch' }),
}

const solflare: Wallet = {
  id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  name: 'Solflare',
  homepage: 'https://solflare.com',
  mobile_link: 'solflare://',
  link_mode: 'https://solflare.com/ul/v1',
  ...getStores({
    ios: '1580902717',
    android: 'com.solflare.mobile',
    chrome: 'bhhhlbepdkbapadjdnnojkbgioiodbic',
  }),
  browse_links: { solana: 'https://solflare.com/ul/v1/browse/{url}?ref={url}' },
}

const backpack: Wallet = {
  id: 'b84ac8b2426ec5c14b5d47aec65b170eeb1463713743d1c78113fe660dca5b33',
  name: 'Backpack',
  homepage: 'https://backpack.app',
  rdns: 'app.backpack',
  mobile_link: 'backpack://',
  link_mode: 'https://backpack.app/ul/v1',
  ...getStores({ chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof' }),
  browse_links: { solana: 'https://backpack.app/ul/v1/browse/{url}?ref={url}' },
}

const xverse: Wallet = {
  id: 'cc1e510342ecdf16db7717915ae599d83624190081a49a4a839ae4631810e16a',
  name: 'Xverse',
  homepage: 'https://www.xverse.app',
  mobile_link: 'xverse://',
  ...getStores({
    ios: '1552272513',
    android: 'com.secretkeylabs.xverse',
    chrome: 'idnnbdplmphpflfnlkomgpfbpcgelopg',
  }),
  browse_links: { bip122: 'https://connect.xverse.app/browser?url={url}' },
}

const leather: Wallet = {
  id: 'd82933655a643517ab6835f9a2d24ba066012d16b50776e4494bfc578a412a33',
  name: 'Leather',
  homepage: 'https://leather.io',
  ...getStores({ chrome: 'ldinpeekobnhjjdofggfgjlcehhmanlj' }),
}

const unisat: Wallet = {
  id: '9f8206526936bf3a75905334d2bfb0cb28a0817c4776029e1ae6431b15221bbe',
  name: 'UniSat',
  homepage: 'https://unisat.io',
  mobile_link: 'unisat://',
  ...getStores({ chrome: 'ppbibelpcjmhbdihakflkdcoccbgbkpo' }),
}

const talisman: Wallet = {
  id: '3e31842f73c8a43d2fd750f84cbd4879d664080130e9db67019b6d49f5aa47c5',
  name: 'Talisman',
  homepage: 'https://talisman.xyz',
  rdns: 'xyz.talisman',
  ...getStores({ chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld' }),
}

const subwallet: Wallet = {
  id: '31383240fb6335163840facced2c67b6e7f80986c87814c0de32b33369f0270f',
  name: 'SubWallet',
  homepage: 'https://www.subwallet.app',
  rdns: 'app.subwallet',
  mobile_link: 'subwallet://',
  ...getStores({
    ios: '1633050285',
    android: 'app.subwallet.mobile',
    chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn',
  }),
  browse_links: { polkadot: 'https://mobile.subwallet.app/browser?url={url}' },
}

const nova: Wallet = {
  id: 'dfbef93f07ded1db505c403a6bf36279927722583f97973b9b781dc69c6cf677',
  name: 'Nova Wallet',
  homepage: 'https://novawallet.io',
  mobile_link: 'novawallet://',
  link_mode: 'https://app.novawallet.io',
  ...getStores({ ios: '1597119355', android: 'io.novafoundation.nova.market' }),
  browse_links: { polkadot: 'https://app.novawallet.io/open/dapp?url={url}' },
}

const polkadotJs: Wallet = {
  id: 'f9c8e07ca2402bd4607e39fc8fcb13bf257b79025de1161aeb8e57fd7f5e4b60',
  name: 'Polkadot{.js}',
  homepage: 'https://polkadot.js.org/extension/',
  ...getStores({ chrome: 'mopnmbcafieddcagagdcbnhejhlodfdd' }),
}

const keplr: Wallet = {
  id: '7ad59713e53294f7436aebf56df2fff81e7837a2ae9b46ebbeedccee28831a98',
  name: 'Keplr',
  homepage: 'https://www.keplr.app',
  rdns: 'app.keplr',
  mobile_link: 'keplrwallet://wcV2',
  ...getStores({
    ios: '1567851089',
    android: 'com.chainapsis.keplr',
    chrome: 'dmkamcknogkgcdfhhbddcghachkejeap',
  }),
  browse_links: { cosmos: 'https://deeplink.keplr.app/web-browser?url={url}' },
}

const leap: Wallet = {
  id: '37aaf04b93a37ecfbc2702bf533903ef7f7bf42c7cde345f59ff53a32a1691df',
  name: 'Leap',
  homepage: 'https://www.leapwallet.io',
  mobile_link: 'leapcosmos://',
  ...getStores({
    ios: '1642465549',
    android: 'io.leapwallet.cosmos',
    chrome: 'fcfcfllfndlomdhbehjjcoimbgofdncg',
  }),
}

const cosmostation: Wallet = {
  id: '7e82999519077aac92d22e9fe6893ec30b90860a5bde3972290478a4547c8ffd',
  name: 'Cosmostation',
  homepage: 'https://www.cosmostation.io',
  mobile_link: 'cosmostation://',
  ...getStores({
    ios: '1459830339',
    android: 'wannabit.io.cosmostaion',
    chrome: 'fpkhgmpbidmiogeglndfbkegfdlnajnf',
  }),
  browse_links: { cosmos: 'cosmostation://dapp?{url}' },
}

/** Popular wallets of each family, most used first; the ids are those of the public registries. */
export const builtInWallets: Readonly<Partial<Record<ChainNamespace, readonly Wallet[]>>> = {
  eip155: [metaMask, trust, coinbase, okx, rainbow, rabby, phantom],
  solana: [phantom, solflare, backpack, trust, okx, coinbase],
  bip122: [xverse, okx, phantom, unisat, leather],
  polkadot: [subwallet, talisman, nova, polkadotJs],
  cosmos: [keplr, cosmostation, leap],
} satisfies Record<RpcFamily, readonly Wallet[]>
