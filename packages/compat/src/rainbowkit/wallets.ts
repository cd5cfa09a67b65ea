/** RainbowKit calls it to create a wallet; here it only names one. */
export interface CreateWalletFn {
  (parameters: never): object
  /** The wallet's id in public registries. Without it, the wallet is found if it is installed. */
  readonly registryId?: string | undefined
}

const createWallet = (registryId?: string): CreateWalletFn => Object.assign(() => ({}), { registryId })

export const argentWallet = createWallet('bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6')
export const baseAccount = createWallet('fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa')
export const bitgetWallet = createWallet('38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662')
export const braveWallet = createWallet()
export const coinbaseWallet = createWallet('fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa')
export const imTokenWallet = createWallet('ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef')
export const injectedWallet = createWallet()
export const ledgerWallet = createWallet('19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927')
export const metaMaskWallet = createWallet('c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96')
export const okxWallet = createWallet('971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709')
export const phantomWallet = createWallet('a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393')
export const rabbyWallet = createWallet('18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1')
export const rainbowWallet = createWallet('1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369')
export const safeWallet = createWallet('225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f')
export const trustWallet = createWallet('4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0')
export const uniswapWallet = createWallet('c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a')
export const walletConnectWallet = createWallet()
export const zerionWallet = createWallet('ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18')
