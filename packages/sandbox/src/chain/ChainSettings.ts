export type ChainSettings = {
  chainId: number
  port: number | undefined
  accounts: number
  blockTime: number | undefined
  autoMine: boolean
}
