export * from '@portico/evm/ethers'
