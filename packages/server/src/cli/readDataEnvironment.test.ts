import { describe, expect, it } from 'vitest'
import { readDataEnvironment } from './readDataEnvironment.js'

describe('readDataEnvironment', () => {
  it('leaves chain data off where there is no node', () => {
    expect(readDataEnvironment({ PORTICO_COINGECKO_URL: 'https://api.coingecko.com/api/v3' })).toBeUndefined()
  })

  it('reads every variable', () => {
    const nodes =
      'eip155:1=https://rpc.example/key, solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp=https://sol.example'
    expect(
      readDataEnvironment({
        PORTICO_CHAIN_RPC: nodes,
        PORTICO_TOKEN_LIST: '/etc/tokens.json',
        PORTICO_COINGECKO_URL: 'https://api.coingecko.com/api/v3/',
        PORTICO_COINGECKO_KEY: 'k',
        PORTICO_IPFS_GATEWAY: 'https://files.example',
        PORTICO_PICTURE_HOSTS: '127.0.0.1:4200',
        PORTICO_EXPLORERS: 'eip155:1=https://api.etherscan.io/v2/api',
        PORTICO_EXPLORER_KEY: 'e',
        PORTICO_SUBSCAN_KEY: 's',
        PORTICO_HISTORY_BLOCKS: '5000',
        PORTICO_WHOLE_CHAINS: 'eip155:31337',
        PORTICO_NAME_REGISTRY: 'eip155:1:0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
        PORTICO_NAME_ZONE: 'shop.example',
        PORTICO_SWAP_ROUTERS: 'eip155:1=0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
        PORTICO_ZEROX_KEY: 'z',
        PORTICO_COINBASE_KEY_NAME: 'n',
        PORTICO_COINBASE_KEY_SECRET: 's',
        PORTICO_ONRAMP_URL: 'https://buy.example',
        PORTICO_ONRAMP_ASSETS: 'eip155:1',
        PORTICO_PAY_URL: 'https://pay.example',
        PORTICO_PAY_ASSETS: 'eip155:1',
        PORTICO_PAY_RECIPIENTS: 'eip155:1:0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
        PORTICO_PAY_KEY: 'p',
      }),
    ).toEqual({
      nodes: {
        'eip155:1': 'https://rpc.example/key',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://sol.example',
      },
      tokenList: '/etc/tokens.json',
      explorers: { 'eip155:1': 'https://api.etherscan.io/v2/api' },
      explorerKey: 'e',
      subscanKey: 's',
      historyBlocks: 5000,
      wholeChains: ['eip155:31337'],
      nameRegistry: { chainId: 'eip155:1', address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
      nameZone: 'shop.example',
      swapRouters: { 'eip155:1': '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D' },
      coinbase: { url: 'https://api.developer.coinbase.com', keyName: 'n', keySecret: 's' },
      onRampPage: { url: 'https://buy.example', assets: ['eip155:1'], feePercent: 1 },
      payService: {
        name: 'pay.example',
        url: 'https://pay.example',
        assets: ['eip155:1'],
        recipients: ['eip155:1:0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
        key: 'p',
      },
      zeroEx: { url: 'https://api.0x.org', key: 'z' },
      ipfsGateway: 'https://files.example',
      pictureHosts: ['127.0.0.1:4200'],
      coinGecko: { url: 'https://api.coingecko.com/api/v3', key: 'k' },
    })
  })

  it('says what is wrong', () => {
    expect(() => readDataEnvironment({ PORTICO_CHAIN_RPC: 'https://rpc.example' })).toThrow(
      'Write it as eip155:1=https://rpc.example.',
    )
    for (const entry of [
      'https://rpc.example/secret',
      'eip155:1=ftp://rpc.example/secret',
      'eip155:1=secret',
    ]) {
      const env = { PORTICO_CHAIN_RPC: `eip155:5=https://five.example,${entry}` }
      // Whoever reads the log sees no key.
      expect(() => readDataEnvironment(env)).toThrow(
        /^Entry 2 of PORTICO_CHAIN_RPC is not valid\. Write it as eip155:1=https:\/\/rpc\.example\.$/,
      )
    }
    const nodes = { PORTICO_CHAIN_RPC: 'eip155:1=https://rpc.example' }
    expect(() => readDataEnvironment({ ...nodes, PORTICO_NAME_REGISTRY: '0x12' })).toThrow(
      'PORTICO_NAME_REGISTRY is "0x12". Write it as eip155:1:0x0000….',
    )
    expect(() => readDataEnvironment({ ...nodes, PORTICO_NAME_ZONE: '.Shop' })).toThrow(
      'PORTICO_NAME_ZONE is ".Shop". Write it as shop.example, in small letters.',
    )
    expect(() => readDataEnvironment({ ...nodes, PORTICO_SWAP_ROUTERS: 'eip155:1=0x12' })).toThrow(
      'PORTICO_SWAP_ROUTERS has "eip155:1=0x12". Write it as eip155:1=0x0000….',
    )
  })
})
